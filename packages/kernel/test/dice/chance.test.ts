import { describe, expect, test } from 'vitest';
import { chancesOf, counter, parseSeed, seedOf } from '../../src/index.ts';
import { fits } from './chi-square.ts';

const SEED = parseSeed(seedOf('chances'));
const some = (decision: number): number[] => {
  const { next } = chancesOf(SEED, decision);
  return Array.from({ length: 20 }, () => next(1000));
};

describe('the chances of bots', () => {
  test('are no dice of the game', () => {
    const dice = counter(SEED);
    expect(some(0)).not.toEqual(Array.from({ length: 20 }, (_, i) => dice.draw(i, 1000)));
  });

  test('are the same for the same decision, and others for another', () => {
    expect(some(1)).toEqual(some(1));
    expect(some(1)).not.toEqual(some(2));
    const chances = chancesOf(SEED, 1);
    chances.next(1000);
    chances.decide(2);
    expect(some(2).map(() => chances.next(1000))).toEqual(some(2));
  });

  test('fall evenly, within a decision and from one to the next', () => {
    const within = new Array<number>(7).fill(0);
    const across = new Array<number>(7).fill(0);
    const { next } = chancesOf(SEED);
    for (let i = 0; i < 70_000; i++) {
      within[next(7)]!++;
      across[chancesOf(SEED, i).next(7)]!++;
    }
    const expected = within.map(() => 10_000);
    expect([fits(within, expected), fits(across, expected)]).toEqual([true, true]);
  });
});
