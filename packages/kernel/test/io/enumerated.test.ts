import { describe, expect, test } from 'vitest';
import {
  AVERAGE,
  D4,
  D6,
  type Die,
  type Event,
  enumerate,
  firstOption,
  type Io,
  type Json,
  sub,
} from '../../src/index.ts';

const why = { rule: 'HS-DICE-001', purpose: 'counting' } as const;

/** Counts a rule to the end: the ways of each result, of how many, and how many leaves it took. */
function counted(run: (io: Io<Event>) => Json, leaves = 100_000) {
  const budget = { leaves, known: new Map() };
  const found = enumerate(run, result => JSON.stringify(result), firstOption, budget);
  if (!found) return null;
  const ways = Object.fromEntries(found.results.map(({ result, ways }) => [JSON.stringify(result), ways]));
  return { ways, of: found.of, leaves: leaves - budget.leaves };
}

const sumOf = (io: Io<Event>, ...dice: Die[]): number => dice.reduce((sum, die) => sum + io.roll(die, why), 0);

describe('walking every outcome', () => {
  test('counts the ways of two dice', () => {
    const found = counted(io => sumOf(io, D6, D6));
    expect(found).toMatchObject({ of: 36n, leaves: 36 });
    expect(Object.entries(found!.ways)).toEqual(
      [1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n].map((ways, i) => [String(i + 2), ways]),
    );
  });

  test('weighs the faces of the average die, and walks equal ones once', () => {
    expect(counted(io => io.roll(AVERAGE, why))).toEqual({ ways: { 2: 1n, 3: 2n, 4: 2n, 5: 1n }, of: 6n, leaves: 4 });
  });

  test('follows a rule whose dice depend on dice', () => {
    // A six is thrown again on a D4: 1 to 5 have 4 of 24 ways each, and each face of the D4 one more.
    const found = counted(io => {
      const first = io.roll(D6, why);
      return first === 6 ? io.roll(D4, why) : first;
    });
    expect(found).toEqual({ ways: { 1: 5n, 2: 5n, 3: 5n, 4: 5n, 5: 4n }, of: 24n, leaves: 9 });
  });

  test('of a rule without dice has one outcome', () => {
    expect(counted(() => 'calm')).toEqual({ ways: { '"calm"': 1n }, of: 1n, leaves: 1 });
  });

  test('lets a policy answer what is asked on the way', () => {
    const options = ['walk', 'wait'] as const;
    const question = { kind: 'choice', rule: 'HS-SEAL-003', options } as const;
    const both = counted(io => [io.ask('red', question), ...io.askAll([{ seat: 'blue', question }])]);
    expect(both?.ways).toEqual({ '["walk","walk"]': 1n });
  });
});

describe('a budget', () => {
  test('of leaves stops the walk', () => {
    expect(counted(io => sumOf(io, D6, D6), 36)).not.toBeNull();
    expect(counted(io => sumOf(io, D6, D6), 35)).toBeNull();
  });

  test('stops at a throw that is repeated until it succeeds, on whichever face that is', () => {
    for (const face of [1, 6]) {
      expect(
        counted(io => {
          let throws = 0;
          do throws++;
          while (io.roll(D6, why) !== face);
          return throws;
        }),
      ).toBeNull();
    }
  });

  test('holds for sub-procedures too', () => {
    const rule = (io: Io<Event>) => sub(io, 'sum', inner => sumOf(inner, D6, D6, D6));
    expect(counted(rule, 217)).toBeNull();
    expect(counted(rule, 300)).not.toBeNull();
  });
});

describe('a sub-procedure', () => {
  /** How many of some dice show a six: the same thing thrown by both sides. */
  const sixes = (io: Io<Event>, dice: number): number =>
    Array.from({ length: dice }, () => io.roll(D6, why)).filter(face => face === 6).length;
  const plain = (io: Io<Event>): number => sixes(io, 2) - sixes(io, 2);
  const memoised = (io: Io<Event>): number => {
    const throwTwo = () => sub(io, 'two dice', inner => sixes(inner, 2));
    return throwTwo() - throwTwo();
  };

  test('counted once gives the same odds with fewer leaves', () => {
    const [slow, fast] = [counted(plain)!, counted(memoised)!];
    const chances = ({ ways, of }: typeof slow) =>
      Object.fromEntries(Object.entries(ways).map(([result, w]) => [result, Number((w * 1296n) / of)]));
    expect(chances(fast)).toEqual(chances(slow));
    expect(slow.leaves).toBe(1296);
    // 36 for the two dice, then 3 results against 3.
    expect(fast.leaves).toBe(45);
  });

  test('of another key is another procedure', () => {
    const found = counted(io => {
      const first = sub(io, 'one die', inner => sixes(inner, 1));
      return first + sub(io, `after ${first}`, inner => sixes(inner, first + 1));
    });
    // Over 216: no six and again none 150, then one 30; a six and then of two dice none 25, one 10, both 1.
    const over216 = Object.entries(found!.ways).map(([result, ways]) => [result, (ways * 216n) / found!.of]);
    expect(Object.fromEntries(over216)).toEqual({ 0: 150n, 1: 55n, 2: 10n, 3: 1n });
  });

  test('outside of counting is just a call', () => {
    const io = { roll: () => 6 } as unknown as Io<Event>;
    expect(sub(io, 'two dice', inner => sixes(inner, 2))).toBe(2);
  });
});
