import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { detect } from '../../src/rules/detection/detect.ts';
import { firepowerOf } from '../../src/rules/shooting/firepower.ts';
import { aimOf, dieAgainst } from '../../src/rules/shooting/target-die.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { NONE } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { at, put } from '../support/setting.ts';
import { does, type Motorised, motorised, mount, refusal } from '../support/vehicle-setting.ts';

const GUN = 0;
const COAXIAL = 1;
const PINTLE = 2;

function facing(inches = 30, vehicle = 'battleTank', changes = {}): Motorised {
  const found = motorised(vehicle, {}, changes);
  put(found.table, found.enemy.id, 20, 20 + inches);
  return found;
}

function dieOf({ table, tank }: Motorised, target: Unit, index: number): number {
  const at = unitTarget(table, tank, target);
  return dieAgainst(table, tank, at, aimOf(firepowerOf(table, tank, [[NONE, index]], at), false)).die;
}

describe('weapons of a vehicle', () => {
  rule(['DU-VEH-078', 'DU-VEH-083', 'DU-HEAVY-014'], 'one with each action, a gun and then a machine gun', () => {
    const setting = facing(20);
    const { table, tank, enemy } = setting;
    expect(
      refusal(table, tank, {
        do: 'shoot',
        target: enemy.id,
        shots: [
          [NONE, 0],
          [NONE, 1],
        ],
      }),
    ).toBe('DU-VEH-083');
    does(table, tank, mount(enemy, COAXIAL), 'D8=8', 'D8=1', 'D8=2');
    does(table, tank, mount(enemy, GUN), 'D6=6', 'D8=1', 'D8=2');
    expect(tank.actions).toBe(0);
  });

  rule('DU-HEAVY-015', 'no weapon twice in an activation', () => {
    const { table, tank, enemy } = facing(20);
    does(table, tank, mount(enemy, GUN), 'D6=6', 'D8=1', 'D8=2');
    expect(refusal(table, tank, mount(enemy, GUN))).toBe('DU-HEAVY-015');
  });

  rule('DU-VEH-078', 'arms cover the front half, turrets all round', () => {
    const mech = facing(-20, 'assaultMech');
    expect(refusal(mech.table, mech.tank, mount(mech.enemy, 0))).toBe('DU-VEH-078');
    const tank = facing(-15);
    expect(refusal(tank.table, tank.tank, mount(tank.enemy, GUN))).toBe(null);
  });

  rule(
    ['DU-VEH-079', 'DU-VEH-080'],
    'poor steadiness: driving first forbids the shot, driving afterwards does not',
    () => {
      const { table, tank, enemy } = facing();
      tank.moved = true;
      expect(refusal(table, tank, mount(enemy, PINTLE))).toBe('DU-VEH-080');
      tank.moved = false;
      expect(refusal(table, tank, mount(enemy, PINTLE))).toBe(null);
    },
  );

  rule(['DU-VEH-081', 'DU-VEH-082'], 'average steadiness raises the die after driving, superior does not', () => {
    const carrier = facing(20, 'wheeledCarrier');
    const tank = facing(20);
    const before = [dieOf(carrier, carrier.enemy, 0), dieOf(tank, tank.enemy, COAXIAL)];
    carrier.tank.moved = true;
    tank.tank.moved = true;
    expect([before, [dieOf(carrier, carrier.enemy, 0), dieOf(tank, tank.enemy, COAXIAL)]]).toEqual([
      [8, 8],
      [10, 8],
    ]);
  });

  rule('DU-VEH-074', 'and the die of whatever it tries to spot, up to D12', () => {
    const { table, tank, enemy } = motorised('battleTank');
    put(table, enemy.id, 20, 40);
    enemy.counter = 0;
    table.counters = [{ id: 0, side: 1, unit: enemy.id, ...at(20, 40), size: 1, confirmed: false, removed: false }];
    const look = (damage: number, range: string) => {
      tank.hull.damage = damage;
      tank.sensors = 'enhanced';
      const io = scripted<DustupEvent>({ dice: [range, 'D8=1', 'D8=1'] });
      detect(table, io, tank, 0);
      io.finish();
    };
    look(0, 'D10=10');
    look(1, 'D12=10');
    look(2, 'D12=10');
    expect(enemy.counter).toBe(0);
  });

  rule('DU-VEH-074', 'each damage marker raises the target die, until nothing can be aimed at', () => {
    const found = facing(20);
    const dice = [0, 1, 2].map(damage => {
      found.tank.hull.damage = damage;
      return dieOf(found, found.enemy, COAXIAL);
    });
    expect(dice).toEqual([8, 10, 12]);
    found.tank.hull.damage = 3;
    expect(refusal(found.table, found.tank, mount(found.enemy, COAXIAL))).toBe('DU-SHOOT-010');
  });

  rule(
    ['DU-VEH-088', 'DU-VEH-090', 'DU-VEH-091'],
    'suppressed it fires at a harder die, and nobody mans the pintle',
    () => {
      const found = facing(20);
      found.tank.suppression = 2;
      expect(dieOf(found, found.enemy, COAXIAL)).toBe(10);
      expect(refusal(found.table, found.tank, mount(found.enemy, GUN))).toBe(null);
      expect(refusal(found.table, found.tank, mount(found.enemy, PINTLE))).toBe('DU-VEH-091');
      expect(refusal(found.table, found.tank, { do: 'recover' })).toBe(null);
      expect(refusal(found.table, found.tank, { do: 'reorganise', use: { do: 'turnHull', facing: 90 } })).toBe(
        'DU-SUPP-003',
      );
    },
  );

  rule(
    ['DU-HEAVY-023', 'DU-HEAVY-024', 'DU-HEAVY-027'],
    'a heavy weapon: no short range, larger targets easier, fire control',
    () => {
      const near = facing(6);
      // Superior fire control, no short range.
      expect(dieOf(near, near.enemy, GUN)).toBe(6);
      const carrier = facing(6, 'wheeledCarrier');
      expect(dieOf(carrier, carrier.enemy, 0)).toBe(8);
    },
  );

  rule(
    ['DU-HEAVY-018', 'DU-HEAVY-020', 'DU-VEH-055', 'DU-VEH-058'],
    'a tank gun at a tank: its own dice and impact times two',
    () => {
      const setting = motorised('battleTank', { blueVehicles: ['cargoTruck'] });
      const { table, tank } = setting;
      const truck = table.units.find(({ side, hull }) => side === 1 && hull !== null)!;
      put(table, truck.id, 20, 40);
      const told = does(table, tank, mount(truck, GUN), 'D6=2', 'D8=5', 'D10=6', 'D6=6', 'D12=5', 'D8=4');
      expect(told.find(event => event.type === 'hullStruck')).toMatchObject({
        impact: 10,
        armour: 4,
        result: 'destroyed',
      });
      expect(table.wrecks).toHaveLength(1);
    },
  );
});
