import { describe, expect, test } from 'vitest';
import { TRAIL_START, trailAsk, trailText, trailWord } from '../../src/io/trail.ts';

const question = (kind: string, ...options: number[]) => ({ kind, rule: 'HS-SEAL-003', options }) as const;

describe('the trail', () => {
  test('is a whole number of 32 bits', () => {
    const trail = trailAsk(trailText(trailWord(TRAIL_START, 6), 'shotLanded'), 'red', question('pick', 1, 2));
    expect(Number.isInteger(trail) && trail >= 0 && trail < 2 ** 32).toBe(true);
  });

  test('tells the order of dice, the events and the questions apart', () => {
    const word = (...words: number[]): number => words.reduce(trailWord, TRAIL_START);
    const trails = [
      TRAIL_START,
      word(1, 2),
      word(2, 1),
      word(1),
      trailText(TRAIL_START, 'walked'),
      trailText(TRAIL_START, 'waited'),
      trailText(trailText(TRAIL_START, 'wal'), 'ked'),
      trailAsk(TRAIL_START, 'red', question('pick', 1, 2)),
      trailAsk(TRAIL_START, 'blue', question('pick', 1, 2)),
      trailAsk(TRAIL_START, 'red', question('walk', 1, 2)),
      trailAsk(TRAIL_START, 'red', question('pick', 1)),
      trailAsk(TRAIL_START, 'red', { kind: 'pick', rule: 'HS-SEAL-003' }),
    ];
    expect(new Set(trails).size).toBe(trails.length);
  });
});
