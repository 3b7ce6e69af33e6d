import { outlineOf } from '@sightline/geometry/field';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { bodiesOf, footprintOf, outlineOfHull } from '../../src/ground/outline.ts';
import type { MoveAct } from '../../src/rules/movement/acts.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { isVehicle } from '../../src/table/units.ts';
import { box, field, put, squad, wall } from '../support/setting.ts';
import { does, motorised, placeHull, poseOf, refusal, reorganise } from '../support/vehicle-setting.ts';

const to = (x: number, y: number, facing?: number): MoveAct => ({
  do: 'move',
  route: [{ x: x * 1000, y: y * 1000 }],
  ...(facing === undefined ? {} : { facing }),
});

describe('what a vehicle is', () => {
  rule(['DU-VEH-002', 'DU-VEH-003', 'DU-VEH-005'], 'a unit of its own with quality and LV and without figures', () => {
    const { table, tank } = motorised('battleTank');
    expect([tank.figures, tank.die, tank.lv, tank.actions]).toEqual([[], 8, 2, 2]);
    expect(bodiesOf(table, tank)).toHaveLength(1);
  });

  rule('DU-VEH-008', 'a truck of size 2 covers three inches by one and a half', () => {
    const { tank } = motorised('cargoTruck');
    placeHull(tank, 10, 10, 0);
    const { points } = outlineOf(footprintOf(tank.hull));
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([9250, 10_750, 8500, 11_500]);
    expect(outlineOfHull(motorised('assaultMech').tank.hull)).toMatchObject({ kind: 'circle', radius: 1000 });
  });

  rule(['DU-VEH-006', 'DU-VEH-007', 'DU-VEH-096'], 'is offered driving and shooting, and never prop or assault', () => {
    const { table, tank, enemy } = motorised('battleTank');
    put(table, enemy.id, 40, 20);
    const offered = new Set(actsOf(table, tank).map(act => act.do));
    expect(['move', 'shoot', 'stop'].every(act => offered.has(act as 'move'))).toBe(true);
    expect(['prop', 'assault', 'detach', 'regroup'].some(act => offered.has(act as 'prop'))).toBe(false);
    expect(refusal(table, tank, { do: 'prop' })).toBe('DU-VEH-006');
    expect(refusal(table, tank, { do: 'assault', targets: [enemy.id] })).toBe('DU-VEH-096');
  });
});

describe('driving', () => {
  rule(['DU-VEH-026', 'DU-VEH-037'], 'twice the die, as far as it goes', () => {
    const { table, tank } = motorised('battleTank');
    does(table, tank, to(20, 40), 'D12=8');
    expect(poseOf(tank)).toEqual([20, 36, 0]);
  });

  rule('DU-VEH-036', 'ends with any facing; to turn on the spot takes a reorganise action and is no move', () => {
    const { table, tank } = motorised('battleTank');
    does(table, tank, to(30, 20, 180), 'D12=5');
    expect(poseOf(tank)).toEqual([30, 20, 180]);
    expect(tank.moved).toBe(true);
    const still = motorised('battleTank');
    expect(refusal(still.table, still.tank, to(20, 20, 90))).toBe('DU-VEH-036');
    does(still.table, still.tank, reorganise({ do: 'turnHull', facing: 180 }));
    expect([poseOf(still.tank), still.tank.moved]).toEqual([[20, 20, 180], false]);
  });

  rule(['DU-VEH-036', 'DU-VEH-037'], 'wedged in between others it neither gets away nor turns into them', () => {
    const { table, tank } = motorised('cargoTruck', { redVehicles: ['cargoTruck', 'cargoTruck', 'cargoTruck'] });
    const [, left, right] = table.units.filter(isVehicle);
    placeHull(left!, 18.4, 20, 0);
    placeHull(right!, 21.6, 20, 0);
    does(table, tank, to(20, 40, 90), 'D12=1');
    expect(poseOf(tank)).toEqual([20, 20, 0]);
    // With the neighbours gone it turns, however little it moves.
    for (const [i, other] of [left!, right!].entries()) placeHull(other, 60, 10 + 10 * i, 0);
    does(table, tank, to(20, 40, 90), 'D12=1');
    expect(poseOf(tank)).toEqual([20, 21, 90]);
  });

  rule('DU-VEH-037', 'stops with its edge two inches from an enemy', () => {
    const { table, tank, enemy } = motorised('battleTank');
    put(table, enemy.id, 20, 34);
    const nearest = Math.min(...enemy.figures.map(id => table.figures[id]!.y));
    does(table, tank, to(20, 30), 'D12=12');
    expect(tank.hull.y).toBeLessThanOrEqual(nearest - 2000 - 2000);
    expect(tank.hull.y).toBeGreaterThan(nearest - 2000 - 2000 - 800);
  });

  rule('DU-VEH-028', 'each inch costs what the ground is to it', () => {
    const map = field({ areas: [box('cultivated', 15, 25, 25, 48)] });
    const { table, tank } = motorised('battleTank', { map });
    does(table, tank, to(20, 45), 'D12=7');
    expect(poseOf(tank)[1]).toBe(29.5);
  });

  const columns = [
    ['DU-VEH-029', 'cargoTruck', 8, 'road', 16],
    ['DU-VEH-029', 'cargoTruck', 8, 'open', 8],
    ['DU-VEH-029', 'cargoTruck', 8, 'lightScrub', 5.333],
    ['DU-VEH-030', 'reconBuggy', 9, 'open', 18],
    ['DU-VEH-030', 'reconBuggy', 9, 'lightScrub', 9],
    ['DU-VEH-030', 'reconBuggy', 9, 'swamp', 6],
    ['DU-VEH-031', 'battleTank', 6, 'lightScrub', 12],
    ['DU-VEH-031', 'battleTank', 6, 'rough', 6],
    ['DU-VEH-031', 'battleTank', 6, 'lightWoods', 4],
    ['DU-VEH-032', 'hoverScout', 10, 'openWater', 20],
    ['DU-VEH-032', 'hoverScout', 10, 'lightScrub', 10],
    ['DU-VEH-032', 'hoverScout', 10, 'rough', 6.666],
    ['DU-VEH-033', 'gravCarrier', 5, 'riverStream', 10],
    ['DU-VEH-033', 'gravCarrier', 5, 'rough', 5],
    ['DU-VEH-034', 'assaultMech', 6, 'slopeHill', 12],
    ['DU-VEH-034', 'assaultMech', 6, 'rough', 6],
    ['DU-VEH-034', 'assaultMech', 6, 'lightWoods', 4],
    ['DU-VEH-034', 'assaultMech', 6, 'riverStream', 4],
  ] as const;
  for (const [id, vehicle, face, ground, inches] of columns) {
    rule(id, `${vehicle} goes ${inches} inches over ${ground} with ${face}`, () => {
      const areas = ground === 'open' ? [] : [box(ground, 0, 0, 72, 48, 1)];
      const { table, tank } = motorised(vehicle, { map: field({ areas }) });
      does(table, tank, to(50, 20), `D${tank.moves}=${face}`);
      expect(Math.abs(poseOf(tank)[0] - 20 - inches)).toBeLessThan(0.01);
    });
  }

  const closed = [
    ['DU-VEH-029', 'cargoTruck', 'lightWoods'],
    ['DU-VEH-031', 'battleTank', 'swamp'],
    ['DU-VEH-032', 'hoverScout', 'denseWoods'],
    ['DU-VEH-033', 'gravCarrier', 'lightWoods'],
    ['DU-VEH-034', 'assaultMech', 'denseWoods'],
    ['DU-VEH-035', 'wheeledCarrier', 'riverStream'],
  ] as const;
  for (const [id, vehicle, ground] of closed) {
    rule(id, `${ground} stops a ${vehicle}`, () => {
      const { table, tank } = motorised(vehicle, { map: field({ areas: [box(ground, 24, 0, 30, 48)] }) });
      expect(refusal(table, tank, to(27, 20))).toBe('DU-MOVE-001');
      does(table, tank, to(40, 20), `D${tank.moves}=${tank.moves}`);
      expect(poseOf(tank)[0]).toBe(24);
    });
  }

  rule('DU-VEH-031', 'a river is forded where there is a ford', () => {
    const map = field({ areas: [box('riverStream', 24, 0, 26, 48), box('ford', 24, 18, 26, 22)] });
    const { table, tank } = motorised('battleTank', { map });
    does(table, tank, to(40, 20), 'D12=8');
    // Four inches of open ground, two of ford at three points, six more.
    expect(poseOf(tank)[0]).toBe(32);
  });

  rule('DU-VEH-027', 'a mech rolls a D6', () => {
    const { table, tank } = motorised('assaultMech');
    does(table, tank, to(20, 40), 'D6=4');
    expect(poseOf(tank)).toEqual([20, 28, 0]);
  });

  rule('DU-VEH-040', 'wire stops wheels and costs tracks a point; dragon’s teeth stop both', () => {
    const wire = field({ lines: [wall('wire', [24, 0], [24, 48])] });
    const truck = motorised('reconBuggy', { map: wire });
    does(truck.table, truck.tank, to(40, 20), 'D12=6');
    expect(poseOf(truck.tank)[0]).toBeLessThanOrEqual(24);
    const tank = motorised('battleTank', { map: wire });
    does(tank.table, tank.tank, to(40, 20), 'D12=6');
    expect(poseOf(tank.tank)[0]).toBe(31);
    const teeth = motorised('battleTank', { map: field({ lines: [wall('dragonsTeeth', [24, 0], [24, 48])] }) });
    does(teeth.table, teeth.tank, to(40, 20), 'D12=6');
    expect(poseOf(teeth.tank)[0]).toBeLessThanOrEqual(24);
  });
});

describe('what makes it harder', () => {
  rule(['DU-VEH-071', 'DU-VEH-072'], 'each damage marker makes all ground one class worse', () => {
    const far = (damage: number, ground: string) => {
      const areas = ground === 'open' ? [] : [box(ground, 0, 0, 72, 48)];
      const { table, tank } = motorised('battleTank', { map: field({ areas }) });
      tank.hull.damage = damage;
      does(table, tank, to(50, 20), 'D12=6');
      return poseOf(tank)[0] - 20;
    };
    expect([far(0, 'open'), far(1, 'open'), far(2, 'open'), far(1, 'rough')]).toEqual([12, 6, 4, 4]);
  });

  rule(['DU-VEH-073', 'DU-VEH-076'], 'with three markers nothing moves, and it is still a unit', () => {
    const { table, tank } = motorised('battleTank');
    tank.hull.damage = 3;
    expect(refusal(table, tank, to(30, 20))).toBe('DU-VEH-073');
    expect(actsOf(table, tank).some(act => act.do === 'stop')).toBe(true);
  });

  rule('DU-VEH-089', 'suppression adds one class, whatever the number of markers', () => {
    const { table, tank } = motorised('cargoTruck');
    tank.suppression = 3;
    does(table, tank, to(50, 20), 'D12=6');
    expect(poseOf(tank)[0]).toBe(24);
    const road = motorised('battleTank', { map: field({ areas: [box('road', 0, 18, 72, 22)] }) });
    road.tank.suppression = 1;
    road.tank.hull.damage = 1;
    does(road.table, road.tank, to(50, 20), 'D12=6');
    expect(poseOf(road.tank)[0]).toBe(24);
  });
});

rule('DU-VEH-036', 'whoever gets nowhere does not turn into those beside him', () => {
  const { table, tank, squad: friend } = motorised('battleTank', { red: [squad(1)] });
  put(table, friend.id, 22, 20);
  does(table, tank, to(40, 20, 90), 'D12=1');
  expect(poseOf(tank)).toEqual([20, 20, 0]);
});
