import { rule } from '@sightline/ledger/test';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addEntropy,
  answer,
  branch,
  hashMatch,
  loadReplay,
  type Match,
  playReplay,
  type Replay,
  replayOf,
  saveReplay,
  verify,
} from '../../src/index.ts';
import { ask, roll, seal, started, type Toy, toy } from '../toy.ts';
import { forged, put } from './forge.ts';

function finished(): Match<Toy> {
  const match = started([
    [ask('red'), roll, roll],
    [seal('red', 'blue'), roll],
    [ask('blue'), roll],
  ]);
  addEntropy(match, 'blue', 'a rainy day');
  answer(toy, match, 'red', 'walk');
  answer(toy, match, 'blue', 'rock');
  answer(toy, match, 'red', 'paper');
  answer(toy, match, 'blue', 'wait');
  expect(match.outcome).not.toBeNull();
  return match;
}

describe('a replay', () => {
  test('plays the match again, to its end or to any input', () => {
    const match = finished();
    const replay = replayOf(toy, match);
    expect(hashMatch(playReplay(toy, replay))).toBe(hashMatch(match));
    expect(hashMatch(playReplay(toy, replay, 1))).toBe(hashMatch(branch(toy, match, 1)));
  });

  test('goes through a file unchanged', () => {
    const replay = replayOf(toy, finished());
    const loaded = loadReplay(saveReplay(replay), [toy]);
    expect(loaded.ok && loaded.value.replay).toEqual(replay);
  });

  test('of a match that is not over stops where the match does', () => {
    const match = started([[ask('red'), roll, ask('blue')]]);
    answer(toy, match, 'red', 'walk');
    const replay = replayOf(toy, match);
    expect(hashMatch(playReplay(toy, replay))).toBe(hashMatch(match));
    expect(verify(toy, replay)).toMatchObject({ confirmed: 1, result: true });
  });

  test('of a branch with fresh dice is played with them', () => {
    const other = branch(toy, finished(), 1, 'other luck');
    answer(toy, other, 'blue', 'rock');
    answer(toy, other, 'red', 'rock');
    expect(hashMatch(playReplay(toy, replayOf(toy, other)))).toBe(hashMatch(other));
  });
});

describe('verifying', () => {
  rule('HS-DICE-004', 'confirms every die of a sound replay', () => {
    expect(verify(toy, replayOf(toy, finished()))).toEqual({
      commitment: true,
      seed: true,
      wrong: [],
      confirmed: 4,
      entered: 0,
      result: true,
    });
  });

  rule('HS-DICE-004', 'names a die that was changed, the face logged and the face due', () => {
    const replay = replayOf(toy, finished());
    const { face } = replay.rolls[2]!;
    for (const other of [1, 2, 3, 4, 5, 6].filter(f => f !== face)) {
      const changed = { ...replay, rolls: replay.rolls.with(2, { die: 'D6', face: other }) };
      expect(verify(toy, changed)).toMatchObject({
        wrong: [{ draw: 2, logged: `D6=${other}`, due: `D6=${face}` }],
        confirmed: 3,
      });
    }
  });

  rule('HS-DICE-004', 'names dice that are missing from the log, and those that never fell', () => {
    const replay = replayOf(toy, finished());
    expect(verify(toy, { ...replay, rolls: replay.rolls.slice(0, 3) })).toMatchObject({
      wrong: [{ draw: 3, logged: 'no die' }],
      confirmed: 3,
    });
    expect(verify(toy, { ...replay, rolls: [...replay.rolls, { die: 'D6', face: 6 }] })).toMatchObject({
      wrong: [{ draw: 4, logged: 'D6=6', due: 'no die' }],
      confirmed: 4,
    });
  });

  const withDice = (replay: Replay, dice: Partial<Replay['dice']>): Replay => ({
    ...replay,
    dice: { ...replay.dice, ...dice },
  });

  rule('HS-DICE-002', 'holds with the secret that was committed to, and names the commitment for any other', () => {
    const replay = replayOf(toy, finished());
    const { provenance } = replay.dice;
    expect(verify(toy, replay).commitment).toBe(true);
    const secret = provenance.secret.replace('h', 'H');
    expect(verify(toy, withDice(replay, { provenance: { ...provenance, secret } })).commitment).toBe(false);
  });

  rule('HS-DICE-002', 'finds dice that come from another seed', () => {
    const replay = replayOf(toy, finished());
    const seed = replay.dice.seed.replace(/^./, digit => (digit === '0' ? '1' : '0'));
    const verdict = verify(toy, withDice(replay, { seed }));
    expect(verdict).toMatchObject({ commitment: true, seed: false, result: false });
    expect(verdict.wrong.length).toBeGreaterThan(0);
  });

  rule('HS-DICE-003', 'finds entropy that no seat gave', () => {
    const replay = replayOf(toy, finished());
    const provenance = { ...replay.dice.provenance, entropy: [{ seat: 'blue', text: 'a sunny day' }] };
    expect(verify(toy, withDice(replay, { provenance }))).toMatchObject({ commitment: true, seed: false });
  });

  test('finds another outcome and another last table', () => {
    const replay = replayOf(toy, finished());
    expect(verify(toy, { ...replay, outcome: { ...replay.outcome!, winners: ['blue'] } }).result).toBe(false);
    expect(verify(toy, { ...replay, last: 'ffffffffffffffff' }).result).toBe(false);
  });
});

describe('a replay file', () => {
  const text = saveReplay(replayOf(toy, finished()));
  const problemWith = (content: string) => {
    const read = loadReplay(content, [toy]);
    return read.ok ? null : read.problem;
  };

  test('that is cut short or damaged is refused', () => {
    for (let length = 0; length < text.length - 1; length += 7)
      expect(problemWith(text.slice(0, length))).not.toBeNull();
    expect(problemWith(text.replace('"walk"', '"wait"'))).toMatchObject({ code: 'damaged' });
  });

  test('that is a match, of another system or of the future is refused', () => {
    expect(problemWith(text.replace('sightline replay', 'sightline match'))).toMatchObject({ code: 'foreign' });
    expect(problemWith(forged(text, file => put(file, ['system'], 'chess')))).toMatchObject({ code: 'foreign' });
    expect(problemWith(forged(text, file => put(file, ['edition'], 4)))).toMatchObject({ code: 'future' });
  });

  test('whose inputs cannot be played is refused, and says why', () => {
    const swapped = forged(text, file => put(file, ['inputs', '0', 'seat'], 'blue'));
    expect(problemWith(swapped)).toMatchObject({ detail: expect.stringMatching(/cannot be played: diverged/) });
  });

  test('of any contents never breaks the reader', () => {
    fc.assert(fc.property(fc.json(), json => problemWith(json) !== null));
    const parts = Object.keys(JSON.parse(text));
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.jsonValue(), (part, value) => {
        const read = loadReplay(
          forged(text, file => put(file, [part], value)),
          [toy],
        );
        if (read.ok) verify(toy, read.value.replay);
      }),
    );
  });
});
