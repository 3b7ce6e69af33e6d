import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { VehicleRow } from '../../src/content/vehicle-schema.ts';
import { firepowerOf } from '../../src/rules/shooting/firepower.ts';
import { defensiveFire } from '../../src/rules/shooting/shots.ts';
import { aimOf, dieAgainst } from '../../src/rules/shooting/target-die.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import type { Act } from '../../src/table/acts.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { emplaced, gun, troop, wound } from '../support/gun-setting.ts';
import { at, field, lay, put } from '../support/setting.ts';
import { does, motorised, mount, placeHull, refusal } from '../support/vehicle-setting.ts';

/** The numbers of the catalogue, played as its rows in the ledger print them. */

const WIDE = { map: field({ width: 144, depth: 144 }), switches: { additionalHits: false } };

function aimed(table: Dustup, unit: Unit, target: Unit, index = 0) {
  const against = unitTarget(table, unit, target);
  const fire = firepowerOf(table, unit, [[NONE, index]], against);
  return { die: dieAgainst(table, unit, against, aimOf(fire, false)).die, dice: fire.dice.map(({ die }) => die) };
}

/** A vehicle of red's facing one of blue's, which faces it, so many inches to the east. */
function opposite(own: string, other: string, inches: number, changes: Partial<VehicleRow> = {}) {
  const { table, tank } = motorised(own, { ...WIDE, blueVehicles: [other] }, changes);
  placeHull(tank, 20, 20, 90);
  const target = table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  placeHull(target, 20 + inches, 20, 270);
  return { table, tank, target };
}

/** A crew of red's and a vehicle of blue's with its front to it. */
function facing(crew: string, other: string, inches: number) {
  const found = emplaced(crew, 5, { ...WIDE, blueVehicles: [other] });
  put(found.table, found.enemy.id, 20, 44);
  const target = found.table.units.find(isVehicle)!;
  placeHull(target, 20 + inches, 20, 270);
  return { ...found, target };
}

rule('DU-GAP2-006', 'a gun of size 3 has five men and fires with three; a missile team moves with two', () => {
  const { table, crew, piece, enemy } = emplaced('antiTankGunCrew');
  expect([piece.crew, crew.figures.length]).toEqual([5, 5]);
  wound(table, crew, 2);
  expect(refusal(table, crew, gun(enemy))).toBe(null);
  wound(table, crew, 3);
  expect(refusal(table, crew, gun(enemy))).toBe('DU-HEAVY-007');
  const team = emplaced('missileTeam');
  Object.assign(team.piece, { isSetUp: false });
  const move: Act = { do: 'move', route: [at(25, 20)] };
  expect(team.crew.figures).toHaveLength(3);
  wound(team.table, team.crew, 1);
  expect(refusal(team.table, team.crew, move)).toBe(null);
  wound(team.table, team.crew, 2);
  expect(refusal(team.table, team.crew, move)).toBe('DU-HEAVY-005');
});

rule('DU-GAP2-010', 'a heavy machine gun on its tripod and on a pintle, an autocannon at what is larger', () => {
  const { table, crew, enemy } = emplaced('machineGunTeam', 40);
  expect(aimed(table, crew, enemy)).toEqual({ die: 8, dice: [6, 6] });
  does(table, crew, gun(enemy), 'D8=8', 'D8=1', 'D6=1', 'D6=1');
  const buggy = motorised('reconBuggy');
  put(buggy.table, buggy.enemy.id, 60, 20);
  expect(aimed(buggy.table, buggy.tank, buggy.enemy)).toEqual({ die: 10, dice: [6, 6] });
  does(buggy.table, buggy.tank, mount(buggy.enemy, 0), 'D10=10', 'D8=1', 'D6=1', 'D6=1');
  const far = opposite('fightingVehicle', 'gravCarrier', 90);
  expect(far.target.hull.model.size).toBe(3);
  does(far.table, far.tank, mount(far.target, 0), 'D6=6', 'D8=1', 'D6=1', 'D6=1');
});

rule('DU-GAP2-011', 'a tank gun at a battle tank a hundred inches away', () => {
  const { tank: model } = motorised('battleTank');
  const mounts = [{ ...model.hull.model.mounts[0]!, fireControl: 'average' as const }];
  const { table, tank, target } = opposite('battleTank', 'battleTank', 100, { mounts });
  const told = does(table, tank, mount(target, 0), 'D8=4', 'D8=5', 'D10=6', 'D12=9', 'D12=5');
  expect(told.find(({ type }) => type === 'hullStruck')).toMatchObject({
    face: 'front',
    impact: 18,
    armour: 15,
    result: 'damaged',
  });
  expect([target.hull.damage, target.suppression]).toEqual([1, 1]);
});

rule('DU-GAP2-012', 'a coaxial machine gun fires after driving as if the tank had stood', () => {
  const { table, tank, enemy } = motorised('battleTank');
  does(table, tank, { do: 'move', route: [at(24, 20)] }, 'D12=2');
  put(table, enemy.id, 54, 20);
  const told = does(table, tank, mount(enemy, 1), 'D8=8', 'D8=1', 'D8=2');
  expect(told.find(({ type }) => type === 'shotAt')).toMatchObject({ targetDie: 8 });
});

rule('DU-GAP2-014', 'a heavy missile past the decoy of a heavy tank, a light one into a battle tank', () => {
  const heavy = opposite('fightingVehicle', 'heavyTank', 40);
  const launch = mount(heavy.target, 2);
  const decoy = { seat: 'blue', answer: 'try' };
  const dice = ['D6=4', 'D10=6', 'D8=3', 'D8=5', 'D10=7', 'D12=4', 'D12=8'];
  const told = does(heavy.table, heavy.tank, launch, decoy, ...dice);
  expect(told.find(({ type }) => type === 'hullStruck')).toMatchObject({ impact: 20, armour: 32, result: 'none' });
  expect([heavy.target.suppression, heavy.target.hull.damage]).toEqual([1, 0]);
  const light = facing('missileTeam', 'battleTank', 40);
  const hit = does(light.table, light.crew, gun(light.target), 'D6=3', 'D8=5', 'D10=7', 'D12=7', 'D12=4');
  expect(hit.find(({ type }) => type === 'hullStruck')).toMatchObject({ face: 'front', impact: 28, armour: 12 });
  expect(light.target.hull.destroyed).toBe(true);
});

rule(
  ['DU-GAP2-015', 'DU-GAP2-030'],
  'anti-air missiles find nothing on the ground; the anti-air autocannon does',
  () => {
    const { table, tank, enemy } = motorised('antiAirVehicle');
    put(table, enemy.id, 50, 20);
    expect(refusal(table, tank, mount(enemy, 1))).toBe('DU-GAP2-015');
    const told = does(table, tank, mount(enemy, 0), 'D8=8', 'D8=1', 'D8=2', 'D8=3');
    expect(told.find(({ type }) => type === 'shotAt')).toMatchObject({ success: 'none' });
    const team = emplaced('antiAirTeam');
    expect(refusal(team.table, team.crew, gun(team.enemy))).toBe('DU-GAP2-015');
  },
);

rule('DU-GAP2-018', 'a rifle squad fires quality, rifles as one D12 and the machine gun', () => {
  const table = lay({ red: [troop('rifleSquad')] });
  const [unit, enemy] = [put(table, 0, 20, 20), put(table, 1, 50, 20)];
  const shots = defensiveFire(table, unit, enemy);
  expect(shots).toHaveLength(8);
  const act: Act = { do: 'shoot', target: enemy.id, shots };
  const told = does(table, unit, act, 'D8=8', 'D8=1', 'D12=1', 'D8=1');
  expect(told.find(({ type }) => type === 'shotAt')).toMatchObject({ targetDie: 8, success: 'none' });
});

rule('DU-GAP2-019', 'a recon buggy drives ten inches and may not fire then; a rifle destroys it', () => {
  const { table, tank, enemy } = motorised('reconBuggy');
  put(table, enemy.id, 60, 20);
  does(table, tank, { do: 'move', route: [at(40, 20)] }, 'D12=5');
  expect(tank.hull.x).toBe(30_000);
  expect(refusal(table, tank, mount(enemy, 0))).toBe('DU-VEH-080');
  const shots = enemy.figures.map(id => [id, 0] as const);
  enemy.actions = 2;
  does(table, enemy, { do: 'shoot', target: tank.id, shots }, 'D8=2', 'D8=3', 'D10=5', 'D8=6', 'D8=2');
  expect((tank as Vehicle).hull.destroyed).toBe(true);
});
