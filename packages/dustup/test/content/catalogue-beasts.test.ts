import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { HEAVY_WEAPONS } from '../../src/content/arsenal.ts';
import { outnumbering, partyOf } from '../../src/rules/assault/party.ts';
import { defenceDie, strike, strikeDice } from '../../src/rules/assault/strike.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { hidingDie } from '../../src/rules/detection/detect.ts';
import { testSightings } from '../../src/rules/morale/forced-tests.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle } from '../../src/table/units.ts';
import { drawUp } from '../support/assault-setting.ts';
import { at, box, field, put, type Setting, squad } from '../support/setting.ts';
import { halfOf } from '../support/vehicle-assault.ts';
import { does, motorised, placeHull, poseOf } from '../support/vehicle-setting.ts';

/** Mechs and monsters of the catalogue, each as the check of its row in the ledger plays it. */

/** A mech or monster of red's at (20, 20) pointing east, a steady squad of blue's so many inches from its edge. */
function beast(vehicle: string, inches: number, setting: Setting = {}) {
  const found = motorised(vehicle, setting);
  const { table, tank, enemy } = found;
  placeHull(tank, 20, 20, 90);
  for (const unit of table.units) Object.assign(unit, { confidence: 'steady' });
  drawUp(table, enemy, 20 + halfOf(tank) + inches, 20, 1);
  return found;
}

/** By how many steps a single squad is outnumbered, and the die with which it wards off blows. */
function oddsAgainst(vehicle: string) {
  const { table, tank, enemy } = beast(vehicle, 6);
  const [own, foes] = [partyOf(table, tank), partyOf(table, enemy)];
  return [outnumbering(foes, own), defenceDie(foes, own).die];
}

rule('DU-GAP2-034', 'a scout mech fires both arms at one squad, each by itself, and climbs slopes', () => {
  const { table, tank, enemy } = beast('scoutMech', 20);
  const both = {
    do: 'shoot',
    target: enemy.id,
    shots: [
      [NONE, 0],
      [NONE, 1],
    ],
  } as const;
  const dice = ['D8=8', 'D8=1', 'D8=2', 'D8=3', 'D8=8', 'D8=1', 'D10=2', 'D10=3'];
  const told = does(table, tank, both, ...dice);
  expect(told.filter(({ type }) => type === 'shotAt')).toHaveLength(2);
  expect(tank.actions).toBe(1);
  const hill = motorised('scoutMech', { map: field({ areas: [box('slopeHill', 0, 0, 72, 48)] }) });
  does(hill.table, hill.tank, { do: 'move', route: [at(60, 20)] }, 'D8=6');
  expect(poseOf(hill.tank)[0]).toBe(32);
});

rule('DU-GAP2-035', 'an assault mech counts three units and hits nine times; the green fear its flames', () => {
  expect(oddsAgainst('assaultMech')).toEqual([2, 4]);
  const { table, tank, enemy } = beast('assaultMech', 0.5, { blue: [squad(1)] });
  const harmless = Array.from({ length: 9 }, () => ['D12=1', 'D6=6']).flat();
  const blows = scripted<DustupEvent>({ dice: ['D4=3', 'D8=5', 'D8=7', 'D8=6', ...harmless] });
  strike(table, blows, partyOf(table, tank), partyOf(table, enemy), 1);
  blows.finish();
  expect(blows.told.find(({ type }) => type === 'hitsCounted')).toMatchObject({ total: 36, hits: 9 });
  const seen = beast('assaultMech', 10, { blue: [squad(5, { quality: 'green' })] });
  const fright = scripted<DustupEvent>({ dice: ['D6=2'] });
  testSightings(seen.table, fright);
  fright.finish();
  expect(seen.enemy.panicked).toBe(true);
});

rule('DU-GAP2-036', 'a siege hulk with two markers is struck at D4 and strikes as before', () => {
  const { table, tank, enemy } = beast('siegeHulk', 2);
  tank.hull.damage = 2;
  const [own, foes] = [partyOf(table, tank), partyOf(table, enemy)];
  expect(defenceDie(own, foes).die).toBe(4);
  expect([tank.die, ...strikeDice(table, own).map(({ die }) => die)]).toEqual([8, 10, 10]);
});

rule('DU-GAP2-037', 'a stalker is found a die easier, bounds twelve inches and counts two units', () => {
  const { table, tank } = beast('stalker', 30, { map: field({ areas: [box('lightWoods', 10, 10, 30, 30)] }) });
  layCounter(table, scripted<DustupEvent>({}), 0, at(20, 20), tank);
  expect(hidingDie(10, table.counters[0]!).die).toBe(8);
  const open = beast('stalker', 30);
  does(open.table, open.tank, { do: 'move', route: [at(40, 20)] }, 'D10=6');
  expect(poseOf(open.tank)[0]).toBe(32);
  expect(oddsAgainst('stalker')).toEqual([1, 6]);
});

rule('DU-GAP2-038', 'a colossus is large to every weapon up to size 4, and five units to a squad', () => {
  const { table, tank } = motorised('battleTank', { blueVehicles: ['colossus'] });
  const colossus = table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  put(table, colossus.id, 50, 20);
  for (const { size } of HEAVY_WEAPONS.rows) {
    expect(targetDie(table, tank, colossus, { suppressive: false, size }).die).toBe(size <= 4 ? 6 : 8);
  }
  expect(oddsAgainst('colossus')).toEqual([2, 4]);
});
