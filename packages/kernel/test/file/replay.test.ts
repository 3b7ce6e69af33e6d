import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, branch, hashMatch, loadReplay, playReplay, replayOf, saveReplay, verify } from '../../src/index.ts';
import { ask, roll, started, toy } from '../toy.ts';
import { finished } from './finished.ts';
import { forged, put } from './forge.ts';

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
    fc.assert(fc.property(fc.json(), json => void expect(problemWith(json)).not.toBeNull()));
    const parts = Object.keys(JSON.parse(text));
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.jsonValue(), (part, value) => {
        const read = loadReplay(
          forged(text, file => put(file, [part], value)),
          [toy],
        );
        if (read.ok) expect(() => verify(toy, read.value.replay)).not.toThrow();
      }),
    );
  });
});
