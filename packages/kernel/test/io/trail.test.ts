import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { TRAIL_START, trailAnswer, trailAsk, trailText, trailWord } from '../../src/io/trail.ts';

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
    ];
    expect(new Set(trails).size).toBe(trails.length);
  });

  rule('HS-FILE-009', 'does not depend on what a menu lists', () => {
    const trail = trailAsk(TRAIL_START, 'red', question('pick', 1, 2));
    expect(trailAsk(TRAIL_START, 'red', question('pick', 2, 1, 3))).toBe(trail);
    expect(trailAsk(TRAIL_START, 'red', { kind: 'pick', rule: 'HS-SEAL-003' })).toBe(trail);
  });

  rule('HS-FILE-009', 'tells answers apart by their value', () => {
    const answers = [
      null,
      true,
      false,
      0,
      1,
      -1,
      0.5,
      1.5,
      2 ** 40,
      '',
      '1',
      'walk',
      [],
      [1],
      [1, 2],
      [2, 1],
      [[1], 2],
      {},
      { a: 1 },
      { a: 2 },
      { b: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: { b: 1 } },
      { pass: true },
      'wal',
      'klaw',
    ];
    const trails = answers.map(answer => trailAnswer(TRAIL_START, answer));
    expect(new Set(trails).size).toBe(answers.length);
    for (const trail of trails) expect(Number.isInteger(trail) && trail >= 0 && trail < 2 ** 32).toBe(true);
  });

  test('takes an answer for the same in whatever order its keys stand', () => {
    const one = trailAnswer(TRAIL_START, { at: 3, by: [{ x: 1, y: 2 }] });
    expect(trailAnswer(TRAIL_START, { by: [{ y: 2, x: 1 }], at: 3 })).toBe(one);
  });
});
