import { type Odds, odds } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import type { Act } from '../src/acts.ts';
import { copy } from '../src/copy.ts';
import { foresee } from '../src/rules/actions.ts';
import { summary } from '../src/summary.ts';
import { type Faced, face, on } from './assault-setting.ts';
import { squad } from './setting.ts';

function foreseen({ table, red, blue }: Faced, act: Act = on(blue)): Odds {
  return odds((t, io) => foresee(t, io, t.units[red.id]!, act), table, copy, summary);
}

function chanceOf({ outcomes }: Odds, words: string): number {
  return outcomes
    .filter(({ outcome }) => JSON.stringify(outcome).includes(words))
    .reduce((sum, { chance }) => sum + chance, 0);
}

describe('odds of an assault', () => {
  test('are counted, and show who gets there', () => {
    const found = foreseen(face(6));
    expect(found.exact).toBe(true);
    // Of the 64 throws of D8 against D8, 12 are more than double, and 16 are higher but not that. Five points are needed.
    expect(chanceOf(found, 'face to face')).toBeCloseTo((16 / 64) * (4 / 6), 10);
    // Blue gives way as often as red loses heart.
    expect(chanceOf(found, 'shaken')).toBeGreaterThanOrEqual(24 / 64);
  });

  test('show the blows to those who are upon the enemy', () => {
    const found = foreseen(face(2, { red: [squad(3)], blue: [squad(3)] }));
    expect(found.exact).toBe(true);
    expect(chanceOf(found, 'killed')).toBeGreaterThan(0.1);
  });
});
