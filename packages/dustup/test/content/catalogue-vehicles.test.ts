import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { courageDice } from '../../src/rules/assault/courage.ts';
import { shockPair } from '../../src/rules/assault/tank-shock.ts';
import { firepowerOf } from '../../src/rules/shooting/firepower.ts';
import { shotsOf } from '../../src/rules/shooting/shots.ts';
import { aimOf, dieAgainst, targetDie } from '../../src/rules/shooting/target-die.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { placesLeft } from '../../src/rules/vehicles/boarding.ts';
import { faceToward } from '../../src/rules/vehicles/faces.ts';
import { seatTurrets } from '../../src/rules/vehicles/turrets.ts';
import { classOn } from '../../src/table/hulls.ts';
import { NONE } from '../../src/table/table.ts';
import { isCounted, isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { troop } from '../support/gun-setting.ts';
import { at, box, field, put, type Setting, squad } from '../support/setting.ts';
import { does, motorised, mount, placeHull, poseOf, refusal, reorganise, rifles } from '../support/vehicle-setting.ts';

/** The vehicles of the catalogue, each as the check of its row in the ledger plays it. */

const WIDE = { map: field({ width: 144, depth: 144 }) };
const east = (x: number) => ({ do: 'move', route: [at(x, 20)] }) as const;

function dieOf({ table, tank }: { table: ReturnType<typeof motorised>['table']; tank: Vehicle }, target: Unit, i = 0) {
  const against = unitTarget(table, tank, target);
  return dieAgainst(table, tank, against, aimOf(firepowerOf(table, tank, [[NONE, i]], against), false)).die;
}

/** A vehicle of red's at (20, 20), and one of blue's so many inches east of it. */
function opposite(own: string, other: string, inches: number, setting: Setting = WIDE) {
  const found = motorised(own, { ...setting, blueVehicles: [other] });
  const target = found.table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  placeHull(target, 20 + inches, 20, 270);
  return { ...found, target };
}

/** How far a vehicle gets over such ground with one roll, in inches. */
function far(vehicle: string, ground: string, die: string): number {
  const areas = ground === 'open' ? [] : [box(ground, 0, 0, 72, 48)];
  const { table, tank } = motorised(vehicle, { map: field({ areas }) });
  does(table, tank, east(60), die);
  return Math.round(poseOf(tank)[0] * 100) / 100 - 20;
}

function entersWoods(vehicle: string): string | null {
  const { table, tank } = motorised(vehicle, { map: field({ areas: [box('lightWoods', 24, 0, 30, 48)] }) });
  return refusal(table, tank, east(27));
}

/** A vehicle with a squad aboard, and an enemy squad of six thirty inches to the east. */
function loaded(vehicle: string, count: number) {
  const found = motorised(vehicle, { red: [squad(count)], blue: [squad(6)] });
  Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
  put(found.table, found.enemy.id, 50, 20);
  for (const unit of [found.squad, found.enemy]) ready(found.table, unit, 'turn');
  return found;
}

rule('DU-GAP2-020', 'a truck on roads and off them; those on it are concealed, in soft cover', () => {
  expect([far('cargoTruck', 'road', 'D12=8'), far('cargoTruck', 'open', 'D12=8')]).toEqual([16, 8]);
  expect(entersWoods('cargoTruck')).toBe('DU-MOVE-001');
  const { table, squad: riders, enemy } = loaded('cargoTruck', 6);
  expect(targetDie(table, enemy, riders, { suppressive: false }).die).toBe(10);
  does(table, enemy, rifles(enemy, riders), 'D10=1', 'D8=2', 'D12=8', 'D6=1', 'D8=1', 'D8=8');
});

rule('DU-GAP2-022', 'a squad of eight leaves two places, and fires four rifles out of what is suppressed', () => {
  const found = motorised('wheeledCarrier', { red: [troop('rifleSquad')] });
  Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
  expect(placesLeft(found.table, found.tank)).toBe(2);
  const { table, tank, squad: riders, enemy } = loaded('wheeledCarrier', 8);
  tank.suppression = 1;
  expect(refusal(table, riders, reorganise({ do: 'alight' }))).toBe('DU-VEH-046');
  const [four] = shotsOf(table, riders);
  expect(four!.shots).toHaveLength(4);
  const told = does(table, riders, four!, 'D10=10', 'D8=1', 'D8=1');
  expect(told.find(({ type }) => type === 'shotAt')).toMatchObject({ targetDie: 10 });
  expect(enemy.suppression).toBe(0);
});

rule('DU-GAP2-023', 'a fighting vehicle drives and fires its autocannon at a truck in one action', () => {
  const { table, tank, target } = opposite('fightingVehicle', 'cargoTruck', 40);
  const answer = { travelled: 0, target: target.id, shots: [[NONE, 0]] };
  const drive = { do: 'move', route: [at(20, 30)], firing: true } as const;
  const dice = ['D10=10', 'D8=1', 'D6=1', 'D6=2'];
  const told = does(table, tank, drive, 'D12=5', { seat: 'red', answer }, ...dice);
  expect(told.find(({ type }) => type === 'vehicleShotAt')).toMatchObject({
    targetDie: 10,
    die: { parts: [{ rule: 'DU-VEH-082', value: 1 }] },
  });
  expect([poseOf(tank)[1], tank.actions]).toEqual([30, 1]);
});

rule('DU-GAP2-024', 'a light tank that has driven: its gun is unsteady, its machine gun only far away', () => {
  const found = opposite('lightTank', 'cargoTruck', 64);
  does(found.table, found.tank, east(24), 'D12=2');
  expect([dieOf(found, found.target, 0), dieOf(found, found.target, 1)]).toEqual([10, 10]);
  placeHull(found.target, 60, 20, 270);
  expect([dieOf(found, found.target, 0), dieOf(found, found.target, 1)]).toEqual([10, 8]);
});

rule('DU-GAP2-025', 'a battle tank: its side at a hundred degrees, and what it still fires when suppressed', () => {
  const found = opposite('battleTank', 'battleTank', 30);
  const { table, tank, target } = found;
  const radians = (100 * Math.PI) / 180;
  const face = faceToward(tank.hull, at(20 + 30 * Math.sin(radians), 20 + 30 * Math.cos(radians)));
  expect([face, classOn(tank.hull.model, face)]).toEqual(['side', 2]);
  tank.suppression = 1;
  expect(refusal(table, tank, mount(target, 2))).toBe('DU-VEH-091');
  does(table, tank, mount(target, 0), 'D8=8', 'D8=1', 'D10=2');
});

rule('DU-GAP2-026', 'a heavy tank far away after driving, and as four units in tank shock', () => {
  const found = opposite('heavyTank', 'battleTank', 110);
  const { table, tank, target, enemy } = found;
  placeHull(tank, 20, 18, 0);
  does(table, tank, { do: 'move', route: [at(20, 20)] }, 'D12=1');
  placeHull(target, 120, 131.8, 180);
  expect(Math.round(Math.hypot(target.hull.x - tank.hull.x, target.hull.y - tank.hull.y) / 1000)).toBe(150);
  does(table, tank, mount(target, 0), 'D8=8', 'D10=1', 'D12=2');
  for (const unit of table.units) unit.confidence = 'steady';
  expect(courageDice(table, shockPair(table, tank, enemy)).defence.die).toBe(4);
});

rule('DU-GAP2-027', 'a land fortress is four units, and its turrets fight on without the hull', () => {
  const { table, tank, target } = opposite('landFortress', 'lightTank', 30);
  seatTurrets(table, tank);
  const turrets = table.units.filter(isVehicle).filter(({ carrier }) => carrier === tank.id);
  expect([tank, ...turrets].filter(unit => isCounted(table, unit))).toHaveLength(4);
  expect(turrets.map(({ hull }) => classOn(hull.model, 'rear'))).toEqual([4, 3, 3]);
  tank.hull.destroyed = true;
  for (const turret of turrets) {
    ready(table, turret, 'turn');
    expect([isCounted(table, turret), refusal(table, turret, mount(target, 0))]).toEqual([true, null]);
  }
  ready(table, target, 'turn');
  expect(refusal(table, target, { do: 'shoot', target: NONE, shots: [[NONE, 0]] })).toBe('DU-SHOOT-005');
});

rule('DU-GAP2-028', 'a hover scout crosses lakes and swamps, and neither enters woods nor tows', () => {
  const grounds = ['openWater', 'swamp', 'lightScrub'];
  expect(grounds.map(ground => far('hoverScout', ground, 'D12=9'))).toEqual([18, 18, 9]);
  expect(entersWoods('hoverScout')).toBe('DU-MOVE-001');
  const { table, tank } = motorised('hoverScout', { redVehicles: ['hoverScout', 'lightTank'] });
  const other = table.units.filter(isVehicle)[1]!;
  placeHull(other, 20, 16, 0);
  expect(refusal(table, tank, reorganise({ do: 'hitch', unit: other.id }))).toBe('DU-VEH-053');
});

rule('DU-GAP2-029', 'a grav carrier on the ground stops at a wood', () => {
  expect(entersWoods('gravCarrier')).toBe('DU-MOVE-001');
});

rule('DU-GAP2-031', 'those in a mortar carrier are behind hard cover, and its crew is no target', () => {
  const { table, tank, squad: riders, enemy } = loaded('mortarCarrier', 4);
  does(table, enemy, rifles(enemy, riders), 'D10=1', 'D8=2', 'D12=8', 'D4=1', 'D8=1', 'D10=9');
  const empty = loaded('mortarCarrier', 4);
  Object.assign(empty.squad, { where: 'table', carrier: NONE });
  put(empty.table, empty.squad.id, 6, 44);
  const targets = shotsOf(empty.table, empty.enemy).map(({ target }) => target);
  expect(new Set(targets)).toEqual(new Set([empty.tank.id, empty.squad.id]));
  expect([tank.figures, tank.suppression]).toEqual([[], 1]);
});
