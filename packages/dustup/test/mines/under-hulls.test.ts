import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { mineRow } from '../../src/content/scenario-schema.ts';
import { detonate, togetherAt } from '../../src/rules/mines/detonation.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import type { Mine } from '../../src/table/markers.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle } from '../../src/table/units.ts';
import { at, field, put, squad, wall } from '../support/setting.ts';
import { does, type Motorised, motorised, placeHull, poseOf, refusal } from '../support/vehicle-setting.ts';

/** Counters of blue's at these places. */
function mine({ table }: Motorised, kind: Mine['kind'], x: number, y: number, more: Partial<Mine> = {}): Mine {
  const id = table.mines.length;
  const laid: Mine = {
    id,
    side: 1,
    kind,
    ...at(x, y),
    facing: 180,
    times: 1,
    controller: NONE,
    shown: false,
    removed: false,
    lanes: [],
    triedBy: [],
    ...more,
  };
  table.mines.push(laid);
  return laid;
}

const north = (y: number) => ({ do: 'move', route: [at(20, y)] }) as const;

function loaded(vehicle: string, count: number, changes = {}): Motorised {
  const found = motorised(vehicle, { red: [squad(count)] }, changes);
  Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
  return found;
}

const statesOf = ({ table, squad: men }: Motorised) => men.figures.map(id => table.figures[id]!.state);

describe('vehicles in minefields', () => {
  rule('DU-MINE-012', 'follow no lane that was trodden for men', () => {
    const found = motorised('battleTank', {});
    const { x, y } = found.tank.hull;
    mine(found, 'ap', 20, 20, {
      shown: true,
      lanes: [
        [
          { x, y },
          { x, y: y + 6000 },
        ],
      ],
    });
    expect(refusal(found.table, found.tank, { do: 'followLane', mine: 0, lane: 0, from: 0 })).toBe('DU-MINE-012');
    expect(actsOf(found.table, found.tank).filter(({ do: act }) => act === 'followLane')).toEqual([]);
  });

  rule('DU-MINE-005', 'set off a mine for every three inches or part of them, without a roll', () => {
    const through = motorised('battleTank');
    const laid = mine(through, 'at', 20, 26);
    does(through.table, through.tank, north(34), 'D12=7', 'D12=1', 'D12=5', 'D12=1', 'D12=5');
    expect([laid.shown, poseOf(through.tank)[1]]).toEqual([true, 34]);
    const edge = motorised('battleTank');
    mine(edge, 'mixed', 20, 26);
    does(edge.table, edge.tank, north(25), 'D12=3', 'D12=1', 'D12=5');
    const harmless = motorised('battleTank');
    mine(harmless, 'ap', 20, 26);
    does(harmless.table, harmless.tank, north(34), 'D12=7');
    expect(poseOf(harmless.tank)[1]).toBe(34);
  });

  rule('DU-MINE-006', 'damage immobilises where it happened, more than double destroys, less does nothing', () => {
    const found = motorised('battleTank', {}, { armour: { front: 3, belly: 1 } });
    mine(found, 'at', 20, 28);
    const told = does(found.table, found.tank, north(40), 'D12=10', 'D12=9', 'D12=5');
    expect([poseOf(found.tank)[1], found.tank.hull.damage, found.tank.hull.immobilised]).toEqual([28, 1, true]);
    expect(told.find(({ type }) => type === 'hullStruck')).toMatchObject({ face: 'belly' });
    expect(refusal(found.table, found.tank, north(30))).toBe('DU-VEH-073');
    expect(found.table.strains).toMatchObject([{ by: 'mine', damage: 1 }]);
    const gone = motorised('battleTank', {}, { armour: { front: 3, belly: 1 } });
    mine(gone, 'at', 20, 28);
    does(gone.table, gone.tank, north(40), 'D12=10', 'D12=11', 'D12=5');
    expect([gone.tank.hull.destroyed, gone.table.wrecks.length]).toEqual([true, 1]);
    const lucky = motorised('battleTank', {}, { armour: { front: 3, belly: 1 } });
    mine(lucky, 'at', 20, 28);
    does(lucky.table, lucky.tank, north(40), 'D12=10', 'D12=5', 'D12=5', 'D12=5', 'D12=5');
    expect(poseOf(lucky.tank)[1]).toBe(40);
  });

  rule('DU-MINE-006', 'stopped among friends all the way, it stands where and as it did before', () => {
    const found = motorised('battleTank', { red: [squad(1)] }, { armour: { front: 3, belly: 1 } });
    placeHull(found.tank, 20, 20, 90);
    put(found.table, found.squad.id, 20, 22);
    mine(found, 'at', 20, 23);
    does(found.table, found.tank, north(40), 'D12=10', 'D12=9', 'D12=5');
    expect([poseOf(found.tank), found.tank.hull.immobilised]).toEqual([[20, 20, 90], true]);
    expect(broken(found.table)).toEqual([]);
  });

  rule(['DU-MINE-006', 'DU-VEH-051'], 'what is towed comes no farther than what tows it', () => {
    const towing = (x: number, y: number, men: readonly [number, number]) => {
      const found = motorised('battleTank', { red: [squad(1)], redVehicles: ['battleTank', 'battleTank'] });
      const towed = found.table.units.filter(isVehicle).find(({ id, side }) => side === 0 && id !== found.tank.id)!;
      Object.assign(found.tank.hull, { model: { ...found.tank.hull.model, armour: { front: 3, belly: 1 } } });
      found.tank.hull.tows = towed.id;
      placeHull(towed, x, y, 90);
      put(found.table, found.squad.id, ...men);
      mine(found, 'at', 20, 23);
      does(found.table, found.tank, north(40), 'D6=5', 'D12=9', 'D12=5');
      expect(broken(found.table)).toEqual([]);
      return [poseOf(found.tank), poseOf(towed)];
    };
    const [tower, towed] = towing(20, 15, [40, 20]);
    expect(tower).toEqual([20, 23, 0]);
    expect([towed![0], towed![2]]).toEqual([20, 0]);
    expect(towed![1]).toBeLessThan(20);
    expect(towing(20, 16, [20, 22.6])).toEqual([
      [20, 20.1, 0],
      [20, 16, 0],
    ]);
  });

  rule('DU-MINE-007', 'those inside roll three or more, and are killed in what is destroyed', () => {
    const found = loaded('wheeledCarrier', 4);
    mine(found, 'at', 20, 28);
    does(found.table, found.tank, north(40), 'D12=10', 'D12=9', 'D12=5', 'D6=1', 'D6=2', 'D6=3', 'D6=6');
    expect(statesOf(found)).toEqual(['untreated', 'untreated', 'able', 'able']);
    const dead = loaded('wheeledCarrier', 4);
    mine(dead, 'at', 20, 28);
    does(dead.table, dead.tank, north(40), 'D12=10', 'D12=11', 'D12=5');
    expect([...new Set(statesOf(dead)), dead.squad.where]).toEqual(['killed', 'table']);
  });

  rule(['DU-MINE-005', 'DU-VEH-040'], 'what a mine stops does not break the wall behind it', () => {
    const found = motorised('battleTank', { map: field({ lines: [wall('lowWall', [0, 36], [40, 36])] }) });
    mine(found, 'at', 20, 28);
    does(found.table, found.tank, north(40), 'D12=12', 'D12=9', 'D12=5');
    expect([found.table.breaches, poseOf(found.tank)[1]]).toEqual([[], 28]);
  });
});

describe('clearing a field', () => {
  rule('DU-MINE-014', 'a plough over the counter removes it on anything but a 1', () => {
    const found = motorised('engineerVehicle');
    const laid = mine(found, 'mixed', 20.5, 28);
    does(found.table, found.tank, north(40), 'D12=10', 'D8=2');
    expect([laid.removed, poseOf(found.tank)[1]]).toEqual([true, 40]);
    const unlucky = motorised('engineerVehicle', {}, { armour: { front: 2, belly: 2 } });
    const left = mine(unlucky, 'at', 20, 28);
    does(unlucky.table, unlucky.tank, north(40), 'D12=10', 'D8=1', 'D12=6', 'D12=4');
    expect([left.removed, unlucky.tank.hull.damage, poseOf(unlucky.tank)[1]]).toEqual([false, 0, 40]);
    const harmless = motorised('engineerVehicle');
    const stays = mine(harmless, 'ap', 20, 28);
    does(harmless.table, harmless.tank, north(40), 'D12=10', 'D8=1');
    expect(stays.removed).toBe(false);
    const beside = motorised('engineerVehicle');
    mine(beside, 'at', 22, 28);
    does(beside.table, beside.tank, north(40), 'D12=10', 'D12=1', 'D12=5', 'D12=1', 'D12=5');
  });

  rule('DU-MINE-015', 'a line charge takes both actions, from six inches, to the front', () => {
    const found = motorised('engineerVehicle');
    const laid = mine(found, 'mixed', 20, 27);
    const behind = mine(found, 'at', 20, 14);
    expect(refusal(found.table, found.tank, { do: 'lineCharge', mine: behind.id })).toBe('DU-MINE-015');
    does(found.table, found.tank, { do: 'lineCharge', mine: laid.id });
    expect([laid.removed, found.tank.actions, found.tank.hull.charges]).toEqual([true, 0, 0]);
    ready(found.table, found.tank, 'turn');
    const more = mine(found, 'ap', 20, 26);
    expect(refusal(found.table, found.tank, { do: 'lineCharge', mine: more.id })).toBe('DU-MINE-015');
    const moved = motorised('engineerVehicle');
    const far = mine(moved, 'mixed', 20, 29);
    does(moved.table, moved.tank, north(22), 'D12=2');
    expect(refusal(moved.table, moved.tank, { do: 'lineCharge', mine: far.id })).toBe('DU-TURN-004');
    const tank = motorised('battleTank');
    expect(refusal(tank.table, tank.tank, { do: 'lineCharge', mine: mine(tank, 'at', 20, 27).id })).toBe('DU-MINE-015');
  });
});

describe('devices and mines on command', () => {
  rule('DU-MINE-029', 'a vehicle that comes within three inches sets off a device, which is gone then', () => {
    const found = motorised('cargoTruck');
    const device = mine(found, 'ied', 22.7, 24);
    does(found.table, found.tank, north(28), 'D12=8', 'D12=9', 'D8=5');
    expect([device.removed, found.tank.hull.damage, found.tank.hull.immobilised]).toEqual([true, 1, true]);
    expect(poseOf(found.tank)[1]).toBe(24);
    const past = motorised('cargoTruck');
    mine(past, 'ied', 24, 24);
    does(past.table, past.tank, north(28), 'D12=8');
    expect(past.table.mines[0]!.removed).toBe(false);
  });

  rule('DU-MINE-030', 'a stronger one counts several times', () => {
    const found = motorised('wheeledCarrier');
    mine(found, 'ied', 20, 24, { times: 3 });
    does(found.table, found.tank, north(28), 'D12=8', 'D12=4', 'D12=5');
    expect(found.tank.hull.destroyed).toBe(true);
    expect(mineRow.safeParse({ kind: 'ied', at: [1, 1], times: 5 }).success).toBe(true);
    expect(mineRow.safeParse({ kind: 'ied', at: [1, 1], times: 6 }).success).toBe(false);
  });

  rule('DU-MINE-025', 'riddles soft vehicles and those in them, and does nothing to armour', () => {
    const caught = (vehicle: string, ...dice: string[]) => {
      const found = loaded(vehicle, 4);
      put(found.table, found.enemy.id, 20, 40);
      const claymore = mine(found, 'directional', 20, 24, { controller: found.enemy.id });
      const [choice] = togetherAt(found.table, [claymore], found.tank, [], 0);
      if (choice === undefined) return null;
      const io = scripted<DustupEvent>({ dice });
      detonate(found.table, io, choice, []);
      io.finish();
      return [found.tank.hull.damage, statesOf(found).filter(state => state === 'untreated').length];
    };
    expect(caught('cargoTruck', 'D10=7', 'D8=4', 'D6=2', 'D6=3', 'D6=5', 'D6=1')).toEqual([1, 2]);
    expect(caught('cargoTruck', 'D10=3', 'D8=4', 'D6=2', 'D6=3', 'D6=5', 'D6=6')).toEqual([0, 1]);
    expect(caught('wheeledCarrier')).toBe(null);
  });
});
