import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { confidenceTargets } from '../../src/rules/morale/confidence-test.ts';
import { shotsOf } from '../../src/rules/shooting/shots.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { fireInPassing } from '../../src/rules/vehicles/on-the-move.ts';
import type { OnTheMove } from '../../src/rules/vehicles/questions.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { at, put, squad } from '../support/setting.ts';
import { does, type Motorised, motorised, mount, poseOf, refusal } from '../support/vehicle-setting.ts';

const both = (target: Unit, ...mounts: number[]): Act => ({
  do: 'shoot',
  target: target.id,
  shots: mounts.map(index => [NONE, index] as const),
});

interface Duel extends Motorised {
  readonly truck: Vehicle;
}

/** A vehicle with these mounts facing an enemy truck twenty inches to the north. */
function against(vehicle: string, changes = {}, target = 'cargoTruck'): Duel {
  const found = motorised(vehicle, { blueVehicles: [target], blue: [squad(3)] }, changes);
  const truck = found.table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  put(found.table, truck.id, 20, 40);
  put(found.table, found.enemy.id, 26, 40);
  return { ...found, truck };
}

const slave = {
  weapon: 'autocannon',
  on: 'turret',
  arc: 360,
  fireControl: 'average',
  stabilisation: 'average',
  slaved: 1,
};

describe('weapons slaved to one fire control', () => {
  rule('DU-VEH-084', 'all fire in one action, each with dice of its own', () => {
    const { table, tank, truck } = against('battleTank', { mounts: [slave, slave] }, 'battleTank');
    const [first, second] = [
      ['D6=5', 'D8=8', 'D6=6', 'D6=2', 'D6=5', 'D10=4', 'D12=6', 'D10=3', 'D12=6'],
      ['D6=6', 'D8=3', 'D6=4', 'D6=1'],
    ];
    const told = does(table, tank, both(truck, 0, 1), ...first!, ...second!);
    expect(told.filter(({ type }) => type === 'vehicleShotAt')).toMatchObject([
      { success: 'major' },
      { success: 'none' },
    ]);
    expect([tank.actions, truck.suppression]).toEqual([1, 1]);
    expect(refusal(table, tank, both(truck, 0))).toBe('DU-HEAVY-015');
  });

  rule('DU-VEH-084', 'what the first shot destroys is not shot at again, and the nerve is tested once', () => {
    const { table, tank, truck } = against('battleTank', { mounts: [slave, slave, slave] });
    const hit = ['D8=2', 'D8=8', 'D6=3', 'D6=1', 'D8=8'];
    does(table, tank, both(truck, 0, 1, 2), ...hit, 'D10=10', 'D8=2');
    expect([truck.hull.destroyed, table.wrecks.length]).toEqual([true, 1]);
    const again = against('battleTank', { mounts: [slave, slave] });
    does(again.table, again.tank, both(again.truck, 0, 1), ...hit, 'D10=6', 'D8=4', ...hit, 'D10=5', 'D8=4');
    const strains = again.table.strains.filter(({ unit }) => unit === again.truck.id);
    expect(strains).toMatchObject([{ damage: 2, damageBefore: 0 }]);
    expect(confidenceTargets(again.table, again.truck, strains[0]!).map(({ total }) => total)).toEqual([4]);
  });

  rule(['DU-VEH-084', 'DU-VEH-068'], 'those inside whom one shot hits and the next throws out are tested once', () => {
    const { table, tank, truck, enemy: riders } = against('battleTank', { mounts: [slave, slave] });
    Object.assign(riders, { where: 'aboard', carrier: truck.id });
    const hit = ['D8=2', 'D8=8', 'D6=3', 'D6=1', 'D8=8'];
    const first = [...hit, 'D10=6', 'D8=4', 'D6=2', 'D6=3', 'D6=3'];
    const second = [...hit, 'D10=10', 'D8=2', 'D6=5', 'D6=5', 'D6=6'];
    does(table, tank, both(truck, 0, 1), ...first, ...second, { seat: 'blue', answer: 'anywhere' });
    const strains = table.strains.filter(({ unit }) => unit === riders.id);
    expect(strains).toMatchObject([{ by: 'wreck', casualties: 1, untreatedBefore: 0, firstSuppressed: true }]);
    expect([riders.where, riders.suppression]).toEqual(['table', 1]);
  });

  rule(['DU-VEH-083', 'DU-VEH-084'], 'others fire one at a time', () => {
    const { table, tank, truck } = against('battleTank', { mounts: [slave, { ...slave, slaved: 2 }] });
    expect(refusal(table, tank, both(truck, 0, 1))).toBe('DU-VEH-083');
    expect(refusal(table, tank, both(truck, 0, 0))).toBe('DU-SHOOT-004');
  });
});

describe('mechs and monsters', () => {
  rule('DU-VEH-085', 'fire two weapons at one target with one action, and none of them again', () => {
    const { table, tank, truck } = against('assaultMech');
    expect(shotsOf(table, tank)[0]?.shots).toHaveLength(2);
    does(table, tank, both(truck, 0, 1), 'D8=8', 'D8=1', 'D8=1', 'D8=8', 'D8=1', 'D12=1');
    expect(tank.actions).toBe(1);
    expect(refusal(table, tank, mount(truck, 0))).toBe('DU-HEAVY-015');
    expect(refusal(table, tank, both(truck, 1, 2))).not.toBe(null);
  });

  rule('DU-VEH-085', 'never three', () => {
    const { table, tank, enemy } = against('assaultMech');
    put(table, enemy.id, 20, 26);
    expect(refusal(table, tank, both(enemy, 0, 1, 2))).toBe('DU-VEH-083');
  });

  rule('DU-VEH-024', 'are damaged like tanks', () => {
    const { table, tank, truck } = against('battleTank', {}, 'assaultMech');
    const dice = ['D6=2', 'D8=5', 'D10=6', 'D6=6', 'D12=10', 'D12=5'];
    does(table, tank, mount(truck, 0), ...dice);
    expect([truck.hull.damage, truck.hull.destroyed]).toEqual([1, false]);
  });

  rule('DU-VEH-025', 'a monster has a hull like a vehicle, and gets markers, not wounds', () => {
    const { table, tank, truck } = against('battleTank', {}, 'siegeHulk');
    const { model } = truck.hull;
    expect([model.size, model.armour.front > 0, truck.figures, model.close !== undefined]).toEqual([3, true, [], true]);
    const told = does(table, tank, mount(truck, 0), 'D6=2', 'D8=5', 'D10=6', 'D6=6', 'D12=10', 'D12=5');
    expect(told.some(({ type }) => type === 'vehicleDamaged')).toBe(true);
  });

  rule('DU-VEH-093', 'suppressed they move at a class harder and fire at a harder die', () => {
    const { table, tank, truck } = against('siegeHulk');
    tank.suppression = 1;
    does(table, tank, { do: 'move', route: [at(40, 20)] }, 'D6=4');
    expect(poseOf(tank)[0]).toBe(24);
    ready(table, tank, 'turn');
    put(table, truck.id, 34, 20);
    const told = does(table, tank, mount(truck, 0), 'D12=12', 'D8=1', 'D6=1', 'D6=1');
    expect(told.find(({ type }) => type === 'vehicleShotAt')).toMatchObject({
      die: { parts: expect.arrayContaining([expect.objectContaining({ rule: 'DU-VEH-090' })]) },
    });
  });
});

describe('driving and firing with one action', () => {
  const ahead: Act = { do: 'move', route: [at(40, 20)], firing: true };

  rule('DU-VEH-082', 'the shot is taken anywhere on the way, at a harder die, and the move goes on', () => {
    const { table, tank, enemy } = against('battleTank');
    const answer = { travelled: 5000, target: enemy.id, shots: [[NONE, 1]] };
    const told = does(table, tank, ahead, 'D12=5', { seat: 'red', answer }, 'D10=9', 'D8=1', 'D8=2');
    expect(told.find(({ type }) => type === 'shotAt')).toMatchObject({
      targetDie: 10,
      die: { parts: [{ rule: 'DU-VEH-082', value: 1 }] },
    });
    expect([poseOf(tank), tank.actions, tank.hull.driving]).toEqual([[30, 20, 90], 1, false]);
    does(table, tank, { do: 'move', route: [at(40, 20)] }, 'D12=2');
    expect(poseOf(tank)[0]).toBe(34);
  });

  rule(['DU-VEH-082', 'DU-VEH-037'], 'whoever is stopped at once fires from where it stands', () => {
    const { table, tank, enemy } = against('battleTank');
    const here = { x: tank.hull.x, y: tank.hull.y };
    const facing = tank.hull.facing;
    const shot: OnTheMove = { travelled: 0, target: enemy.id, shots: [[NONE, 1]] };
    const io = scripted<DustupEvent>({ dice: ['D10=9', 'D8=1', 'D8=2'] });
    fireInPassing(table, io, tank, [here, here], shot);
    io.finish();
    expect(poseOf(tank)).toEqual([here.x / 1000, here.y / 1000, facing]);
  });

  rule('DU-VEH-082', 'with superior weapons alone, once each', () => {
    const { table, tank } = against('lightTank', { mounts: [slave] });
    expect(refusal(table, tank, ahead)).toBe('DU-VEH-082');
    const tankette = against('battleTank');
    tankette.tank.hull.fired = 0b011;
    expect(refusal(tankette.table, tankette.tank, ahead)).toBe('DU-VEH-082');
    tankette.tank.column = true;
    expect(refusal(tankette.table, tankette.tank, ahead)).toBe('DU-MOVE-022');
  });

  rule('DU-VEH-082', 'fire may be held, and is offered where there is somebody to fire at', () => {
    const { table, tank } = against('battleTank');
    expect(actsOf(table, tank).some(act => act.do === 'move' && act.firing)).toBe(true);
    does(table, tank, ahead, 'D12=5', { seat: 'red', answer: 'hold' });
    expect(poseOf(tank)[0]).toBe(30);
  });
});
