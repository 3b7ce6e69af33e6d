import { firstOption, type Odds, type OddsOptions, odds } from '@sightline/kernel';

type Policy = NonNullable<OddsOptions['policy']>;

import { describe, expect, test } from 'vitest';
import { carryOut } from '../../src/rules/turn/actions.ts';
import type { Act } from '../../src/table/acts.ts';
import { copy } from '../../src/table/copy.ts';
import { summary } from '../../src/table/summary.ts';
import type { Dustup, DustupIo } from '../../src/table/table.ts';
import { isVehicle, type Unit } from '../../src/table/units.ts';
import { words } from '../../src/words/words.ts';
import { emplaced, gun } from '../support/gun-setting.ts';
import { box, field, put, squad } from '../support/setting.ts';
import { placeHull, rifles } from '../support/vehicle-setting.ts';

const SAMPLES = 1500;
const DEVIATIONS = 5;

interface Shot {
  readonly table: Dustup;
  readonly unit: Unit;
  readonly act: Act;
}

function ask({ table, unit, act }: Shot, samples = 0): Odds {
  const fire = (t: Dustup, io: DustupIo) => carryOut(t, io, t.units[unit.id]!, act);
  return odds(fire, table, copy, summary, { policy, ...(samples > 0 ? { leaves: 0, samples } : {}) });
}

/** Those who are thrown out stand wherever there is room. */
const policy: Policy = (seat, question) => (question.kind === 'placeThrown' ? 'anywhere' : firstOption(seat, question));

/** The chance of all outcomes whose words hold this. */
function chanceOf({ outcomes }: Odds, said: string): number {
  return outcomes
    .filter(({ outcome }) => words.summary(outcome).includes(said))
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** Red's crew at blue's vehicle, with so many riders. */
function atVehicle(crew: string, vehicle: string, riders = 0): Shot {
  const blue = [squad(Math.max(1, riders))];
  const { table, crew: unit } = emplaced(crew, 40, { blue, blueVehicles: [vehicle] });
  const hull = table.units.find(isVehicle)!;
  placeHull(hull, 50, 20, 0);
  if (riders > 0) Object.assign(table.units[1]!, { where: 'aboard', carrier: hull.id });
  else put(table, 1, 60, 44);
  return { table, unit, act: gun(hull) };
}

function atCrew(): Shot {
  const { table, crew, enemy } = emplaced('machineGunTeam', 30);
  enemy.actions = 2;
  return { table, unit: enemy, act: rifles(enemy, crew) };
}

function atHouse(crew: string): Shot {
  const map = field({ areas: [box('buildingLight', 47, 17, 53, 23)] });
  const { table, crew: unit } = emplaced(crew, 30, { map, blue: [squad(4)] });
  return { table, unit, act: { do: 'shootBuilding', building: 0, shots: [[-1, 0]] } };
}

const CASES: Readonly<Record<string, () => Shot>> = {
  'a machine gun at a squad': () => {
    const { table, crew, enemy } = emplaced('machineGunTeam', 30, { blue: [squad(8)] });
    return { table, unit: crew, act: gun(enemy) };
  },
  'a missile at a tank with a decoy': () => atVehicle('missileTeam', 'heavyTank'),
  'a missile at a carrier with eight aboard': () => atVehicle('missileTeam', 'wheeledCarrier', 8),
  'an anti-tank gun at a carrier with eight aboard': () => atVehicle('antiTankGunCrew', 'wheeledCarrier', 8),
  'rifles at a crew with its gun': atCrew,
  'a gun at a house': () => atHouse('infantryGunCrew'),
  'a missile at a house': () => atHouse('missileTeam'),
};

describe('odds of heavy and guided weapons', () => {
  test.each(Object.keys(CASES))('%s: counted, and a sample agrees', name => {
    const shot = CASES[name]!();
    const counted = ask(shot);
    expect(counted.exact).toBe(true);
    const sampled = ask(shot, SAMPLES);
    for (const said of ['marker', 'damaged', 'destroyed', 'killed', 'untreated', 'gun']) {
      const chance = chanceOf(counted, said);
      const error = Math.sqrt((chance * (1 - chance)) / SAMPLES);
      expect(Math.abs(chanceOf(sampled, said) - chance), said).toBeLessThan(DEVIATIONS * error + 1 / SAMPLES);
    }
  });
});
