import { type Odds, odds } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import type { FigureRow } from '../../src/content/schema.ts';
import type { ShootAct } from '../../src/rules/shooting/acts.ts';
import { fullFire } from '../../src/rules/shooting/shots.ts';
import { carryOut } from '../../src/rules/turn/actions.ts';
import { copy } from '../../src/table/copy.ts';
import { summary } from '../../src/table/summary.ts';
import type { Dustup, DustupIo } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { words } from '../../src/words/words.ts';
import { box, field, lay, put, squad } from '../support/setting.ts';

interface Case {
  readonly inches: number;
  readonly weapons: readonly string[];
  readonly count: number;
  readonly armour: string;
  readonly target?: Partial<Unit>;
  readonly suppressive?: true;
}

/** Full fire laid out, to ask for its odds: counted, or sampled where it is said how often. */
function laid({ inches, weapons, count, armour, target, suppressive }: Case): (samples?: number) => Odds {
  const figures = weapons.map(
    (weapon, i): FigureRow => ({
      role: 'Trooper',
      weapons: [weapon],
      ...(i === 0 ? { leader: true } : {}),
    }),
  );
  const table = lay({ red: [squad(1, { figures })], blue: [squad(count, { armour })] });
  const red = put(table, 0, 5, 20);
  const blue = Object.assign(put(table, 1, 5 + inches, 20), target);
  const shots = fullFire(table, red, blue);
  const act: ShootAct = { do: 'shoot', target: blue.id, shots, ...(suppressive ? { suppressive } : {}) };
  const shoot = (t: Dustup, io: DustupIo) => carryOut(t, io, t.units[0]!, act);
  return (samples = 0) => odds(shoot, table, copy, summary, samples > 0 ? { leaves: 0, samples } : {});
}

const many = (count: number, weapon: string): string[] => Array.from({ length: count }, () => weapon);

/** The chance of all outcomes whose words hold this. */
function chanceOf({ outcomes }: Odds, said: string): number {
  return outcomes
    .filter(({ outcome }) => words.summary(outcome).includes(said))
    .reduce((sum, { chance }) => sum + chance, 0);
}

const CASES: Readonly<Record<string, Case>> = {
  'a squad with a machine gun': {
    inches: 30,
    weapons: [...many(7, 'assaultRifle'), 'lmg'],
    count: 8,
    armour: 'partialLight',
  },
  'at short range, at men without armour': {
    inches: 10,
    weapons: [...many(9, 'assaultRifle'), 'lmg'],
    count: 10,
    armour: 'none',
  },
  'at power armour': { inches: 20, weapons: many(6, 'gaussRifle'), count: 4, armour: 'lightPower' },
  'at a propped squad': {
    inches: 20,
    weapons: many(8, 'assaultRifle'),
    count: 5,
    armour: 'fullLight',
    target: { propped: true },
  },
};

describe('odds of a shot', () => {
  const SAMPLES = 20_000;
  /** With some hundred outcomes compared, one in a million may stray no further than this. */
  const DEVIATIONS = 5;

  test.each(Object.entries(CASES))('%s: counted and sampled agree', (_, shot) => {
    const oddsOf = laid(shot);
    const [counted, sampled] = [oddsOf(), oddsOf(SAMPLES)];
    expect([counted.exact, sampled.exact]).toEqual([true, false]);
    expect(counted.outcomes.reduce((sum, { ways }) => sum + ways, 0n)).toBe(counted.of);
    const seen = new Map(sampled.outcomes.map(({ outcome, chance }) => [JSON.stringify(outcome), chance]));
    for (const { outcome, chance } of counted.outcomes) {
      const error = Math.sqrt((chance * (1 - chance)) / SAMPLES);
      const away = Math.abs((seen.get(JSON.stringify(outcome)) ?? 0) - chance);
      expect(away, JSON.stringify(outcome)).toBeLessThan(DEVIATIONS * error + 1 / SAMPLES);
    }
    const known = new Set(counted.outcomes.map(({ outcome }) => JSON.stringify(outcome)));
    expect([...seen.keys()].filter(key => !known.has(key))).toEqual([]);
  });

  test('at those in a house: counted and sampled agree', () => {
    const map = field({ areas: [box('buildingLight', 40, 17, 46, 23)] });
    const table = lay({ map, red: [squad(4)], blue: [squad(2)] });
    const red = put(table, 0, 10, 20);
    put(table, 1, 43, 20);
    const shots = red.figures.map((id): [number, number] => [id, 0]);
    const shoot = (t: Dustup, io: DustupIo) =>
      carryOut(t, io, t.units[0]!, { do: 'shootBuilding', building: 0, part: 'window', shots });
    const counted = odds(shoot, table, copy, summary);
    const sampled = odds(shoot, table, copy, summary, { leaves: 0, samples: SAMPLES });
    expect([counted.exact, sampled.exact]).toEqual([true, false]);
    for (const said of ['marker', 'untreated']) {
      const chance = chanceOf(counted, said);
      const error = Math.sqrt((chance * (1 - chance)) / SAMPLES);
      expect(chance).toBeGreaterThan(0);
      expect(Math.abs(chanceOf(sampled, said) - chance), said).toBeLessThan(DEVIATIONS * error);
    }
  });

  test('by hand: D8 and D4 of suppressive fire against D6 fail in 74 of 192 cases', () => {
    const shot: Case = { inches: 30, weapons: many(2, 'boltRifle'), count: 5, armour: 'none', suppressive: true };
    const { outcomes, of } = laid(shot)();
    const nothing = outcomes.find(({ outcome }) => JSON.stringify(outcome) === '[]')!;
    expect(nothing.ways * 192n).toBe(74n * of);
  });

  test('by hand: how often a lone man without armour is hit at all', () => {
    // A target D10 against D8 and D4; a hit or more is a casualty for sure.
    let hit = 0;
    for (let target = 1; target <= 10; target++) {
      for (let quality = target + 1; quality <= 8; quality++) {
        for (let rifles = target + 1; rifles <= 4; rifles++) {
          const total = quality + rifles;
          hit += total >= 10 ? 1 : total / 10;
        }
      }
    }
    const counted = laid({ inches: 30, weapons: many(4, 'boltRifle'), count: 1, armour: 'none' })();
    const harmed = chanceOf(counted, 'untreated') + chanceOf(counted, 'killed');
    expect(harmed).toBeCloseTo(hit / (10 * 8 * 4), 12);
  });
});
