import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { groundOf } from '../../src/ground/ground.ts';
import { movementDie } from '../../src/rules/movement/movement-die.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { wreckPointsOf } from '../../src/rules/vehicles/body.ts';
import { broken } from '../../src/table/invariants.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Vehicle } from '../../src/table/units.ts';
import { at, box, field } from '../support/setting.ts';
import { does, motorised, placeHull, poseOf, refusal, reorganise } from '../support/vehicle-setting.ts';

/** A tower at (20, 20) facing north, and another vehicle right behind it. */
function pair(tower: string, other: string, changes = {}, setting = {}) {
  const found = motorised(tower, { redVehicles: [tower, other], ...setting }, changes);
  const towed = found.table.units.filter(isVehicle)[1] as Vehicle;
  placeHull(towed, 20, 14, 0);
  return { ...found, towed };
}

const hitch = (towed: Vehicle, push?: true) => reorganise({ do: 'hitch', unit: towed.id, ...(push ? { push } : {}) });
const north = (y: number) => ({ do: 'move', route: [at(20, y)] }) as const;

const sized = (size: number) => (vehicle: Vehicle) =>
  Object.assign(vehicle.hull, { model: { ...vehicle.hull.model, size } });

describe('towing and pushing', () => {
  rule('DU-VEH-048', 'one size larger at most, by vehicles on tracks or wheels that are not too small', () => {
    const may = (tower: string, size: number) => {
      const { table, tank, towed } = pair(tower, 'cargoTruck');
      sized(size)(towed);
      placeHull(towed, 20, 15.2, 0);
      return refusal(table, tank, hitch(towed));
    };
    expect([1, 2, 3, 4, 5].map(size => may('battleTank', size))).toEqual([null, null, null, null, 'DU-VEH-048']);
    expect([may('reconBuggy', 1), may('assaultMech', 2)]).toEqual(['DU-VEH-053', 'DU-VEH-053']);
  });

  rule('DU-VEH-049', 'worked example: a tower of class 2 hauls classes 1 to 3', () => {
    const may = (size: number) => {
      const { table, tank, towed } = pair('lightTank', 'cargoTruck');
      sized(size)(towed);
      placeHull(towed, 20, 16, 0);
      return refusal(table, tank, hitch(towed)) === null;
    };
    expect([1, 2, 3, 4, 5].map(may)).toEqual([true, true, true, false, false]);
  });

  rule('DU-VEH-050', 'cables take a reorganise action within two inches; letting go is free', () => {
    const { table, tank, towed } = pair('engineerVehicle', 'battleTank');
    placeHull(towed, 20, 13, 0);
    expect(refusal(table, tank, hitch(towed))).toBe('DU-VEH-050');
    placeHull(towed, 20, 15, 0);
    does(table, tank, hitch(towed));
    expect([tank.actions, tank.hull.tows]).toEqual([1, towed.id]);
    expect(refusal(table, towed, north(10))).toBe('DU-VEH-050');
    does(table, tank, north(40), 'D6=4');
    expect([poseOf(tank), poseOf(towed)]).toEqual([
      [20, 28, 0],
      [20, 23.9, 0],
    ]);
    ready(table, tank, 'turn');
    does(table, tank, { do: 'letGo' });
    expect([tank.actions, tank.hull.tows]).toEqual([2, NONE]);
    expect(broken(table)).toEqual([]);
  });

  rule(['DU-VEH-051', 'DU-VEH-052'], 'worked example: who rolls a D12 rolls a D6 while it tows', () => {
    const { table, tank, towed } = pair('battleTank', 'cargoTruck');
    expect(movementDie(table, tank, 0).die).toBe(12);
    tank.hull.tows = towed.id;
    expect(movementDie(table, tank, 0).die).toBe(6);
    does(table, tank, north(40), 'D6=6');
    expect(poseOf(tank)[1]).toBe(32);
    const slow = (die: number) => movementDie(table, { ...tank, moves: die } as Vehicle, 0).die;
    expect([slow(10), slow(8), slow(6), slow(4)]).toEqual([4, 4, 4, 4]);
  });

  rule('DU-VEH-051', 'what is pushed goes ahead, and a move ends where there is room for both', () => {
    const { table, tank, towed } = pair(
      'battleTank',
      'cargoTruck',
      {},
      {
        map: field({ areas: [box('buildingSolid', 15, 34, 25, 40)] }),
      },
    );
    placeHull(towed, 20, 24, 0);
    does(table, tank, hitch(towed, true));
    does(table, tank, north(33), 'D6=6');
    expect(poseOf(towed)[1] + 1.5).toBeLessThanOrEqual(34);
    expect(poseOf(towed)[1] - poseOf(tank)[1]).toBeCloseTo(3.6, 1);
    expect(poseOf(tank)[1]).toBeGreaterThan(28);
  });

  rule('DU-VEH-053', 'neither grav nor hover, nor a damaged vehicle; a damaged one may be towed', () => {
    for (const tower of ['gravCarrier', 'hoverScout']) {
      const { table, tank, towed } = pair(tower, 'lightTank');
      placeHull(towed, 20, 16, 0);
      expect(refusal(table, tank, hitch(towed))).toBe('DU-VEH-053');
    }
    const { table, tank, towed } = pair('battleTank', 'battleTank');
    placeHull(towed, 20, 15, 0);
    towed.hull.damage = 3;
    does(table, tank, hitch(towed));
    tank.hull.damage = 1;
    expect(refusal(table, tank, north(30))).toBe('DU-VEH-053');
    does(table, tank, { do: 'letGo' });
    expect(refusal(table, tank, hitch(towed))).toBe('DU-VEH-053');
    expect(refusal(table, tank, north(30))).toBe(null);
  });

  rule(['DU-VEH-048', 'DU-VEH-064'], 'a wreck is pushed out of the way, and covers where it ends', () => {
    const { table, tank, towed } = pair('battleTank', 'battleTank');
    placeHull(towed, 20, 25, 0);
    towed.hull.destroyed = true;
    table.wrecks = [{ unit: towed.id, type: 'wreck', points: wreckPointsOf(towed.hull) }];
    does(table, tank, hitch(towed, true));
    does(table, tank, north(40), 'D6=5');
    expect(poseOf(tank)[1]).toBe(30);
    const { box: lies } = groundOf(table).areas.at(-1)!;
    expect([lies.minY / 1000, lies.maxY / 1000]).toEqual([32.1, 36.1]);
  });
});
