import { type Odds, odds } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { carryOut, foreseeAct } from '../../src/rules/turn/actions.ts';
import type { Act } from '../../src/table/acts.ts';
import { copy } from '../../src/table/copy.ts';
import { summary } from '../../src/table/summary.ts';
import { words } from '../../src/words/words.ts';
import { drawUp, type Faced, face, on } from '../support/assault-setting.ts';
import { field, squad, wall } from '../support/setting.ts';

/** The odds of an assault: counted, or sampled where it is said how often. */
function foreseen({ table, red, blue }: Faced, samples = 0, act: Act = on(blue)): Odds {
  const options = samples > 0 ? { leaves: 0, samples } : {};
  return odds(foreseeAct(table, red, act)!, table, copy, summary, options);
}

function chanceOf({ outcomes }: Odds, said: string): number {
  return outcomes
    .filter(({ outcome }) => words.summary(outcome).includes(said))
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** The odds of the same assault as it is played, with everything that may happen on the way. */
function played({ table, red, blue }: Faced, samples: number): Odds {
  return odds((t, io) => carryOut(t, io, t.units[red.id]!, on(blue)), table, copy, summary, { leaves: 0, samples });
}

describe('odds of an assault', () => {
  rule('DU-ASSAULT-023', 'show the courage test to the last way', () => {
    const found = foreseen(face(6));
    expect(found.exact).toBe(true);
    // Of the 64 throws of D8 against D8, 12 are more than double, 16 are higher but not that, and 12 are below half.
    expect(chanceOf(found, 'gives way')).toBeCloseTo(12 / 64, 10);
    expect(chanceOf(found, 'loses heart')).toBeCloseTo(12 / 64, 10);
    expect(chanceOf(found, 'hangs back')).toBeCloseTo(24 / 64, 10);
  });

  rule('DU-ASSAULT-033', 'show whether the move is long enough, and say what is left out', () => {
    const found = foreseen(face(6));
    // Five points are needed, of a D6 that is doubled.
    expect(chanceOf(found, 'falls short (fire at it not counted)')).toBeCloseTo((16 / 64) * (2 / 6), 10);
    expect(chanceOf(found, 'combat')).toBeCloseTo((16 / 64) * (4 / 6), 10);
  });

  rule('DU-ASSAULT-008', 'show that the routed go in any case', () => {
    const faced = face(6);
    faced.blue.confidence = 'routed';
    expect(foreseen(faced).outcomes.map(({ outcome }) => words.summary(outcome))).toEqual([
      expect.stringContaining('drives them off'),
    ]);
  });

  rule('DU-ASSAULT-067', 'show who wins at close quarters, as it comes out in play', () => {
    const SAMPLES = 1000;
    const faced = face(2, { red: [squad(4)], blue: [squad(3)] });
    const [counted, real] = [foreseen(faced), played(faced, SAMPLES)];
    expect(counted.exact).toBe(true);
    expect(counted.outcomes.length).toBeGreaterThan(3);
    const names = [faced.red, faced.blue].map(({ who }) => `${who.name} `);
    for (const said of names.flatMap(name => [`${name}wins`, `${name}is beaten`])) {
      const chance = chanceOf(counted, said);
      expect(chance).toBeGreaterThan(0.1);
      const error = Math.sqrt((chance * (1 - chance)) / SAMPLES);
      expect(Math.abs(chanceOf(real, said) - chance), said).toBeLessThan(4 * error);
    }
  });

  rule('DU-ASSAULT-016', 'reckon with a wall that the attackers will have crossed by then', () => {
    const lines = [wall('lowWall', [10.8, 10], [10.8, 30])];
    const chance = (map = field()) => {
      const faced = face(2, { map, red: [squad(4)], blue: [squad(3)] });
      return chanceOf(foreseen(faced), `${faced.red.who.name} wins`);
    };
    expect(chance(field({ lines }))).toBeLessThan(chance() - 0.05);
  });

  test('leave a combat uncounted that is too wide, and say so', () => {
    const found = foreseen(face(2, { red: [squad(12)], blue: [squad(12)] }));
    expect(found.exact).toBe(true);
    expect(chanceOf(found, 'combat not counted')).toBe(1);
  });

  test.each([4, 6, 9])('of a courage test at %i inches, counted and sampled, agree', inches => {
    const faced = face(inches);
    expectToAgree(faced, 5000, on(faced.blue));
  });

  rule('DU-ASSAULT-083', 'of an assault on two enemies, of whom one may give way, agree as well', () => {
    const faced = face(5, { red: [squad(4)], blue: [squad(2), squad(2)] });
    const other = faced.table.units[2]!;
    drawUp(faced.table, other, 15, 22, 1);
    expectToAgree(faced, 3000, on(faced.blue, other));
  });
});

function expectToAgree(faced: Faced, samples: number, act: Act): void {
  const [counted, sampled] = [foreseen(faced, 0, act), foreseen(faced, samples, act)];
  expect([counted.exact, sampled.exact]).toEqual([true, false]);
  const seen = new Map(sampled.outcomes.map(({ outcome, chance }) => [JSON.stringify(outcome), chance]));
  expect(counted.outcomes.length).toBeGreaterThanOrEqual(seen.size);
  for (const { outcome, chance } of counted.outcomes) {
    const error = Math.sqrt((chance * (1 - chance)) / samples);
    const away = Math.abs((seen.get(JSON.stringify(outcome)) ?? 0) - chance);
    expect(away, JSON.stringify(outcome)).toBeLessThan(5 * error + 1 / samples);
  }
}
