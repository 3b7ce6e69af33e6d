import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { mayDefend } from '../../src/rules/assault/defensive-fire.ts';
import { firepowerOf } from '../../src/rules/shooting/firepower.ts';
import { aimOf, targetDie } from '../../src/rules/shooting/target-die.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { emplaced, gun, troop } from '../support/gun-setting.ts';
import { box, field, put, squad } from '../support/setting.ts';
import { does, type Motorised, motorised, mount, refusal, reorganise, rifles } from '../support/vehicle-setting.ts';

/** A vehicle with a squad of so many aboard, and an enemy squad thirty inches to the north with an anti-tank team. */
function loaded(vehicle: string, row = {}, changes = {}): Motorised {
  const found = motorised(vehicle, { red: [squad(4, row)], blue: [squad(6)], blueVehicles: ['battleTank'] }, changes);
  Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
  put(found.table, found.enemy.id, 20, 45);
  for (const unit of found.table.units) ready(found.table, unit, 'turn');
  const foe = found.table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  put(found.table, foe.id, 30, 44);
  return found;
}

const foeOf = ({ table }: Motorised): Vehicle => table.units.filter(isVehicle).find(({ side }) => side === 1)!;
const dieOf = ({ table, tank, enemy }: Motorised, index: number, target: Unit = enemy) =>
  targetDie(table, tank, target, aimOf(firepowerOf(table, tank, [[NONE, index]]), false)).die;

describe('a vehicle that has been hit', () => {
  rule(
    ['DU-VEH-074', 'DU-VEH-081', 'DU-VEH-090'],
    'every hindrance is one step more, and above D12 it holds fire',
    () => {
      const found = motorised('lightTank');
      const { table, tank, enemy } = found;
      put(table, enemy.id, 20, 45);
      expect(dieOf(found, 0)).toBe(8);
      tank.moved = true;
      tank.suppression = 3;
      expect(dieOf(found, 0)).toBe(12);
      expect(refusal(table, tank, mount(enemy, 0))).toBe(null);
      tank.hull.damage = 1;
      expect(refusal(table, tank, mount(enemy, 0))).toBe('DU-SHOOT-010');
      ready(table, tank, 'order');
      expect([dieOf(found, 0), refusal(table, tank, mount(enemy, 0))]).toEqual([12, null]);
    },
  );

  rule(
    ['DU-VEH-061', 'DU-VEH-065'],
    'twice its armour is not more than double: a marker, and its riders test once',
    () => {
      const found = loaded('wheeledCarrier');
      const { table, tank, squad: riders } = found;
      const foe = foeOf(found);
      // Rear armour is class 1; two hits, 8 against 4 and 2 against 2.
      tank.hull.facing = 180;
      const shot = ['D6=1', 'D8=8', 'D10=9', 'D6=6', 'D12=4', 'D12=4', 'D12=1', 'D12=2'];
      does(table, foe, mount(tank, 0), ...shot, 'D6=3', 'D6=4', 'D6=4', 'D6=4');
      expect([tank.hull.damage, tank.hull.destroyed, riders.where]).toEqual([1, false, 'aboard']);
      expect(riders.figures.map(id => table.figures[id]!.state)).toEqual(['untreated', 'able', 'able', 'able']);
    },
  );

  rule(['DU-VEH-065', 'DU-MED-008'], 'power armour looks after those who ride', () => {
    const found = loaded('wheeledCarrier', { type: 'powerArmour', armour: 'lightPower' });
    const { table, tank, squad: riders } = found;
    tank.hull.facing = 180;
    const shot = ['D6=1', 'D8=3', 'D10=8', 'D6=6', 'D12=4', 'D12=4'];
    const suits = ['D10=3', 'D6=6', 'D10=2', 'D6=5', 'D10=4', 'D10=10'];
    does(table, foeOf(found), mount(tank, 0), ...shot, ...suits);
    expect(riders.figures.map(id => table.figures[id]!.state)).toEqual(['able', 'disabled', 'able', 'able']);
  });
});

describe('those aboard', () => {
  rule(
    ['DU-VEH-087', 'DU-VEH-090'],
    'fire through ports at a harder die while the vehicle is kept down, not under a marker of their own',
    () => {
      const { table, tank, squad: riders, enemy } = loaded('wheeledCarrier');
      tank.suppression = 1;
      does(table, riders, rifles(riders, enemy), 'D10=10', 'D8=1', 'D8=1');
      ready(table, riders, 'turn');
      riders.suppression = 1;
      expect(refusal(table, riders, rifles(riders, enemy))).toBe('DU-SUPP-003');
    },
  );

  rule(['DU-VEH-074', 'DU-VEH-086'], 'are not hindered by damage to their vehicle', () => {
    const { table, tank, squad: riders, enemy } = loaded('wheeledCarrier');
    tank.hull.damage = 3;
    const told = does(table, riders, rifles(riders, enemy), 'D8=8', 'D8=1', 'D8=1');
    expect(told.find(({ type }) => type === 'shotAt')).toMatchObject({ targetDie: 8, success: 'none' });
  });

  rule(['DU-HEAVY-003', 'DU-VEH-047'], 'do not set up a gun in it', () => {
    const found = motorised('cargoTruck', { red: [troop('machineGunTeam')] });
    Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
    ready(found.table, found.squad, 'turn');
    put(found.table, found.enemy.id, 20, 45);
    expect(refusal(found.table, found.squad, reorganise({ do: 'setUp' }))).toBe('DU-HEAVY-003');
    expect(refusal(found.table, found.squad, gun(found.enemy))).toBe('DU-HEAVY-003');
  });
});

describe('crews that lose their nerve', () => {
  rule(['DU-MORALE-025', 'DU-FORCE-034'], 'panicked they do nothing, broken they fire from cover alone', () => {
    const { table, tank, enemy } = motorised('battleTank', {
      map: field({ areas: [box('lightWoods', 14, 14, 26, 26)] }),
    });
    put(table, enemy.id, 20, 45);
    tank.confidence = 'broken';
    expect([refusal(table, tank, mount(enemy, 1)), mayDefend(table, tank)]).toEqual([null, true]);
    put(table, tank.id, 40, 20);
    expect([refusal(table, tank, mount(enemy, 1)), mayDefend(table, tank)]).toEqual(['DU-FORCE-034', false]);
    tank.confidence = 'steady';
    tank.panicked = true;
    expect([refusal(table, tank, mount(enemy, 1)), mayDefend(table, tank)]).toEqual(['DU-MORALE-025', false]);
  });
});

describe('one hit of a missile on a crew', () => {
  rule(['DU-GUIDED-013', 'DU-HEAVY-011'], 'may fall on their gun', () => {
    const { table, crew, enemy } = emplaced('missileTeam', 30, { blue: [troop('machineGunTeam')] });
    const target = table.pieces[enemy.piece]!;
    does(table, crew, gun(enemy), 'D10=1', 'D8=8', 'D10=10', 'D4=4', 'D6=5', 'D8=3');
    expect([target.state, enemy.suppression]).toEqual(['disabled', 1]);
  });
});

describe('smoke of a vehicle', () => {
  rule(['DU-SMOKE-008', 'DU-ORDER-001'], 'is gone when an order sets it in motion again', () => {
    const { table, tank } = motorised('battleTank');
    does(table, tank, { do: 'discharge' });
    expect(table.clouds).toHaveLength(3);
    happen(table, scripted<DustupEvent>({ dice: [] }), { on: 'activationBegan', unit: tank.id, how: 'order' });
    expect(table.clouds).toEqual([]);
  });
});
