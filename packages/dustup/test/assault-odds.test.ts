import { type Odds, odds } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import type { Act } from '../src/acts.ts';
import { copy } from '../src/copy.ts';
import { foresee } from '../src/rules/actions.ts';
import { summary } from '../src/summary.ts';
import { type Faced, face, on } from './assault-setting.ts';
import { squad } from './setting.ts';

/** The odds of an assault: counted, or sampled where it is said how often. */
function foreseen({ table, red, blue }: Faced, samples = 0, act: Act = on(blue)): Odds {
  const options = samples > 0 ? { leaves: 0, samples } : {};
  return odds((t, io) => foresee(t, io, t.units[red.id]!, act), table, copy, summary, options);
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

  test.each([4, 6, 9])('of a courage test at %i inches, counted and sampled, agree', inches => {
    const SAMPLES = 20_000;
    const faced = face(inches);
    const [counted, sampled] = [foreseen(faced), foreseen(faced, SAMPLES)];
    expect([counted.exact, sampled.exact]).toEqual([true, false]);
    const seen = new Map(sampled.outcomes.map(({ outcome, chance }) => [JSON.stringify(outcome), chance]));
    expect(counted.outcomes.length).toBeGreaterThanOrEqual(seen.size);
    for (const { outcome, chance } of counted.outcomes) {
      const error = Math.sqrt((chance * (1 - chance)) / SAMPLES);
      const away = Math.abs((seen.get(JSON.stringify(outcome)) ?? 0) - chance);
      expect(away, JSON.stringify(outcome)).toBeLessThan(5 * error + 1 / SAMPLES);
    }
  });
});
