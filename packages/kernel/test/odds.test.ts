import { describe, expect, test } from 'vitest';
import {
  D6,
  D8,
  D10,
  type Event,
  type Io,
  type Json,
  type Odds,
  type OddsOptions,
  odds,
  oddsOfAnswer,
  openQuestions,
  type Procedure,
  sub,
} from '../src/index.ts';
import { ask, started, toy } from './toy.ts';

const why = { rule: 'HS-DICE-001', purpose: 'odds' } as const;

/** The odds of a rule that returns its result. */
function oddsOf(run: (io: Io<Event>) => Json, options?: OddsOptions): Odds {
  const procedure: Procedure<{ result: Json }> = (table, io) => {
    table.result = run(io);
  };
  return odds(
    procedure,
    { result: null },
    table => ({ ...table }),
    (_before, after) => after.result,
    options,
  );
}

const waysOf = ({ outcomes }: Odds): Record<string, bigint> =>
  Object.fromEntries(outcomes.map(({ outcome, ways }) => [String(outcome), ways]));

/** Every chance of a sample lies within five standard errors of the exact one. */
function agrees(sampled: Odds, exact: Odds): void {
  expect(sampled.exact).toBe(false);
  for (const { outcome, chance } of exact.outcomes) {
    const found = sampled.outcomes.find(other => other.outcome === outcome)?.chance ?? 0;
    const error = Math.sqrt((chance * (1 - chance)) / Number(sampled.of));
    expect(Math.abs(found - chance)).toBeLessThanOrEqual(5 * error);
  }
}

describe('three firing dice against a ten-sided target', () => {
  /** How many of a D6, a D8 and a D10 beat the target's D10. */
  const volley = (io: Io<Event>): number => {
    const target = io.roll(D10, why);
    return [D6, D8, D10].filter(die => io.roll(die, why) > target).length;
  };

  // By hand. Against a target of t, a die of s sides wins in s - t ways (none from t = s on) and loses in t ways (s at
  // most); in all there are 10 x 6 x 8 x 10 = 4800 ways.
  //   All win:  sum of (6-t)(8-t)(10-t), t = 1 to 5:                  315 + 192 + 105 + 48 + 15 = 675
  //   All lose: t cubed up to 6, then 6·7·7, 6·8·8, 6·8·9, 6·8·10:    441 + 294 + 384 + 432 + 480 = 2031
  //   So one or two win in 4800 - 675 - 2031 = 2094 ways.
  //   Wins over all ways: D6 15·80, D8 28·60, D10 45·48:              1200 + 1680 + 2160 = 5040
  //   of which 3·675 belong to three, so one and twice two make 3015: two win in 921 ways and one in 1173.
  const BY_HAND = { 0: 2031n, 1: 1173n, 2: 921n, 3: 675n };

  test('beat it in just as many ways as worked out by hand', () => {
    const exact = oddsOf(volley);
    expect(exact).toMatchObject({ exact: true, of: 4800n });
    expect(waysOf(exact)).toEqual(BY_HAND);
    expect(exact.outcomes.map(({ chance, error }) => [chance, error])).toEqual(
      [2031, 1173, 921, 675].map(ways => [ways / 4800, 0]),
    );
  });

  test('beat it as often in a long sample', () => {
    agrees(oddsOf(volley, { leaves: 0, samples: 200_000 }), oddsOf(volley));
  });
});

describe('a grapple of DUCK!', () => {
  /** Sixes among some dice: DK-GRAP-012. It stands in the tree as one die, as both rounds throw it. */
  const hits = (io: Io<Event>, dice: number): number =>
    sub(
      io,
      `${dice} dice`,
      inner => Array.from({ length: dice }, () => inner.roll(D6, why)).filter(d => d === 6).length,
    );

  /**
   * An average man with a HAR, 3 dice, against a Harpy, 4 dice (DK-GRAP-009, 010): at most two rounds (013). A man who
   * loses by 1 fights on with a die less (017), by 2 he is stunned (018), by more he is wounded as well (019). A Harpy
   * that loses by 1 is shoved back (020, the automatic choice), by 2 thrown off (021), by more killed (022).
   */
  const grapple = (io: Io<Event>): string => {
    let man = 3;
    for (let round = 1; round <= 2; round++) {
      const margin = hits(io, man) - hits(io, 4);
      if (margin > 0) return margin === 1 ? 'shoved' : margin === 2 ? 'thrown off' : 'killed';
      if (margin < -1) return margin === -2 ? 'stunned' : 'wounded';
      if (margin === -1) man--;
    }
    return 'locked';
  };

  // By hand. Three dice show 0 to 3 sixes in 125, 75, 15, 1 ways of 216; two dice in 25, 10, 1 of 36; four dice show 0
  // to 4 in 625, 500, 150, 20, 1 of 1296. Margins of one round:
  //   3 against 4 dice, of 279936:  0 even 117895; won by 1 54525, 2 9875, 3 625; lost by 1 74051, 2 20265, more 2700
  //   2 against 4 dice, of 46656:   0 even  20775; won by 1  6750, 2  625, 3   0; lost by 1 14020, 2  3951, more  535
  const FRESH = {
    even: 117895n,
    one: 54525n,
    two: 9875n,
    three: 625n,
    lostOne: 74051n,
    lostTwo: 20265n,
    lostMore: 2700n,
  };
  const SHORT = { even: 20775n, one: 6750n, two: 625n, three: 0n, lostOne: 14020n, lostTwo: 3951n, lostMore: 535n };
  const ROUND = 279936n;
  /** An end in round 1, or in round 2 after an even round, or after one that cost a die (a sixth as many ways). */
  const inTwoRounds = (end: keyof typeof FRESH): bigint =>
    FRESH[end] * ROUND + FRESH.even * FRESH[end] + FRESH.lostOne * SHORT[end] * 6n;
  const BY_HAND = {
    shoved: inTwoRounds('one'),
    'thrown off': inTwoRounds('two'),
    killed: inTwoRounds('three'),
    stunned: inTwoRounds('lostTwo'),
    wounded: inTwoRounds('lostMore'),
    locked: FRESH.even * (FRESH.even + FRESH.lostOne) + FRESH.lostOne * (SHORT.even + SHORT.lostOne) * 6n,
  };

  test('the margins worked out by hand are all there are', () => {
    const sum = (ways: readonly bigint[]): bigint => ways.reduce((total, w) => total + w, 0n);
    expect(sum(Object.values(FRESH))).toBe(ROUND);
    expect(sum(Object.values(SHORT))).toBe(46656n);
    expect(sum(Object.values(BY_HAND))).toBe(ROUND * ROUND);
  });

  test('ends in just as many ways as worked out by hand', () => {
    const exact = oddsOf(grapple);
    expect(exact.exact).toBe(true);
    const scaled = Object.entries(waysOf(exact)).map(([end, ways]) => [end, (ways * ROUND * ROUND) / exact.of]);
    expect(Object.fromEntries(scaled)).toEqual(BY_HAND);
  });

  test('ends as often so in a long sample', () => {
    agrees(oddsOf(grapple, { leaves: 0, samples: 200_000 }), oddsOf(grapple));
  });

  test('is too large to be walked die by die', () => {
    const dieByDie = (io: Io<Event>): string => {
      const { sub: _none, ...rest } = io;
      return grapple({ ...rest, roll: (die, because) => io.roll(die, because) });
    };
    expect(oddsOf(dieByDie, { leaves: 20_000, samples: 100 }).exact).toBe(false);
  });
});

describe('odds', () => {
  const twoDice = (io: Io<Event>): number => io.roll(D6, why) + io.roll(D8, why);

  test('come likeliest first and add up to one', () => {
    const { outcomes, of } = oddsOf(twoDice);
    expect(outcomes.map(({ ways }) => ways)).toEqual([6n, 6n, 6n, 5n, 5n, 4n, 4n, 3n, 3n, 2n, 2n, 1n, 1n]);
    expect(outcomes.reduce((sum, { ways }) => sum + ways, 0n)).toBe(of);
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('past the budget are sampled, and say by how much they may be wrong', () => {
    const sampled = oddsOf(twoDice, { leaves: 47, samples: 5000 });
    expect(oddsOf(twoDice, { leaves: 48 }).exact).toBe(true);
    expect(sampled).toMatchObject({ exact: false, of: 5000n });
    expect(sampled.outcomes.reduce((sum, { ways }) => sum + ways, 0n)).toBe(5000n);
    for (const { ways, chance, error } of sampled.outcomes) {
      expect(chance).toBe(Number(ways) / 5000);
      expect(error).toBeCloseTo(Math.sqrt((chance * (1 - chance)) / 5000), 12);
    }
    agrees(sampled, oddsOf(twoDice));
  });

  test('that are sampled are the same for the same seed', () => {
    const sampled = (seed: string) => waysOf(oddsOf(twoDice, { leaves: 0, samples: 500, seed }));
    expect(sampled('0'.repeat(32))).toEqual(sampled('0'.repeat(32)));
    expect(sampled('0'.repeat(32))).not.toEqual(sampled('1'.repeat(32)));
  });

  test('leave the table alone', () => {
    const table = { wounds: 0 };
    const wound: Procedure<typeof table> = (after, io) => {
      after.wounds += io.roll(D6, why);
    };
    expect(
      odds(
        wound,
        table,
        t => ({ ...t }),
        (_before, after) => after.wounds,
      ).of,
    ).toBe(6n);
    expect(table).toEqual({ wounds: 0 });
  });

  test('of an answer are those of the rule that carries it out', () => {
    const match = started([[ask('red')]]);
    const { question } = openQuestions(match)[0]!;
    const found = oddsOfAnswer(toy, match, 'red', question, 'walk');
    expect(found).toMatchObject({ exact: true, of: 6n });
    expect(found?.outcomes.map(({ outcome }) => outcome)).toEqual([[1], [2], [3], [4], [5], [6]]);
  });

  test('of a system whose rules take long are counted no farther than it says', () => {
    const match = started([[ask('red')]]);
    const { question } = openQuestions(match)[0]!;
    const slow = { ...toy, odds: { leaves: 5, samples: 60 } };
    expect(oddsOfAnswer(slow, match, 'red', question, 'walk')).toMatchObject({ exact: false, of: 60n });
  });

  test('of an answer that is not allowed, or on which no die hangs, there are none', () => {
    const match = started([[ask('red')]]);
    const { question } = openQuestions(match)[0]!;
    expect(oddsOfAnswer(toy, match, 'red', question, 'fly')).toBeNull();
    expect(oddsOfAnswer({ ...toy, foresee: () => null }, match, 'red', question, 'walk')).toBeNull();
  });
});

test('a procedure that foretells says itself what comes of it, and no table is copied', () => {
  const say = (io: Io<Event>): Json => io.roll(D6, why) > 4;
  const foretelling = (leaves: number): Procedure<null> =>
    Object.assign(() => {}, { foretells: { leaves, samples: 600, say } });
  const copied = (): never => {
    throw new Error('expected no table to be copied');
  };
  const counted = odds(foretelling(6), null, copied, copied);
  expect([counted.exact, waysOf(counted)]).toEqual([true, { false: 4n, true: 2n }]);
  const sampled = odds(foretelling(1), null, copied, copied);
  expect([sampled.exact, sampled.of]).toEqual([false, 600n]);
  agrees(sampled, counted);
});
