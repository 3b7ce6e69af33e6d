import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { Detonation } from '../../src/rules/mines/detonation.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { broken } from '../../src/table/invariants.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Vehicle } from '../../src/table/units.ts';
import { drawUp, on, run, STAY, says } from '../support/assault-setting.ts';
import { mine } from '../support/mine-setting.ts';
import { at, lay, put, squad } from '../support/setting.ts';
import { does, placeHull, poseOf, reorganise } from '../support/vehicle-setting.ts';

/** A tank of red's at (30, 20) that points north and tows a truck behind it, and blue's squad ten inches ahead of it. */
function towing() {
  const table = lay({ red: [squad(5)], blue: [squad(5)], redVehicles: ['battleTank', 'cargoTruck'] });
  const [tank, truck] = table.units.filter(isVehicle) as [Vehicle, Vehicle];
  for (const unit of table.units) unit.confidence = 'steady';
  placeHull(tank, 30, 20, 0);
  placeHull(truck, 30, 15.5, 0);
  ready(table, tank, 'turn');
  does(table, tank, reorganise({ do: 'hitch', unit: truck.id }));
  const [red, blue] = [table.units[0]!, table.units.find(({ side }) => side === 1)!];
  drawUp(table, blue, 30, 30, 1);
  blue.satchels = 1;
  ready(table, blue, 'turn');
  return { table, tank, truck, red, blue };
}

const WITHDRAW = [says('red', 'withdraw'), says('blue', STAY.answer)];

describe('what a vehicle tows that is driven off', () => {
  rule('DU-VEH-051', 'comes along at half speed', () => {
    const { table, tank, truck, blue } = towing();
    run(table, blue, on(tank), { dice: ['D6=4'], answers: WITHDRAW });
    expect([poseOf(tank), poseOf(truck), broken(table)]).toEqual([[30, 12, 180], [30, 15.6, 180], []]);
  });

  rule(
    ['DU-VEH-053', 'DU-VEH-051'],
    'stays where it was if the tower is damaged, which is in nobody’s way then',
    () => {
      const { table, tank, truck, blue } = towing();
      tank.hull.damage = 1;
      run(table, blue, on(tank), { dice: ['D12=4'], answers: WITHDRAW });
      expect([poseOf(truck), tank.hull.tows, broken(table)]).toEqual([[30, 15.5, 0], NONE, []]);
      expect(poseOf(tank)[1]).toBeGreaterThan(18);
    },
  );

  rule('DU-VEH-051', 'and if there is no room for both', () => {
    const { table, tank, truck, red, blue } = towing();
    drawUp(table, red, 30, 22.7, 1);
    run(table, blue, on(tank), { dice: ['D6=1'], answers: WITHDRAW });
    expect([poseOf(truck), tank.hull.tows, broken(table)]).toEqual([[30, 15.5, 0], NONE, []]);
  });
});

describe('men whom a tank with a truck drives through', () => {
  function shocking(truckAt: number, push?: true) {
    const table = lay({ blue: [squad(5)], redVehicles: ['battleTank', 'cargoTruck'] });
    const [tank, truck] = table.units.filter(isVehicle) as [Vehicle, Vehicle];
    const blue = table.units.find(({ side }) => side === 1)!;
    for (const unit of table.units) unit.confidence = 'steady';
    placeHull(tank, 10, 20, 90);
    placeHull(truck, truckAt, 20, 90);
    ready(table, tank, 'turn');
    does(table, tank, reorganise({ do: 'hitch', unit: truck.id, ...(push ? { push } : {}) }));
    ready(table, tank, 'turn');
    return { table, tank, truck, blue };
  }

  rule(['DU-VEH-112', 'DU-VEH-051'], 'step aside from what it tows, too', () => {
    const { table, tank, truck, blue } = shocking(5.5);
    drawUp(table, blue, 16, 20, 1);
    const answers = [says('blue', 'stand'), says('red', 6)];
    run(table, tank, { do: 'tankShock', target: blue.id }, { dice: ['D8=1', 'D4=2', 'D6=6'], answers });
    expect([poseOf(truck)[0] > 14, broken(table)]).toEqual([true, []]);
  });

  rule(['DU-VEH-112', 'DU-VEH-051'], 'and from what it pushes', () => {
    const { table, tank, truck, blue } = shocking(14.5, true);
    drawUp(table, blue, 24, 20, 1);
    const answers = [says('blue', 'stand')];
    run(table, tank, { do: 'tankShock', target: blue.id }, { dice: ['D8=1', 'D4=2', 'D6=6'], answers });
    expect([poseOf(truck)[0] > 24, broken(table)]).toEqual([true, []]);
  });
});

rule(
  ['DU-MINE-021', 'DU-MINE-005'],
  'a truck in tow that a mine on command destroys is dragged on behind its tower',
  () => {
    const { table, tank, truck, blue } = towing();
    put(table, blue.id, 40, 30);
    mine(table, 'directional', 32, 18, { controller: blue.id, facing: 270 });
    ready(table, tank, 'turn');
    const choice: Detonation = { do: 'detonate', mines: [0], target: truck.id, travelled: 3000 };
    const fire = { seat: 'blue', answer: { reaction: 'DU-MINE-021', choice } };
    does(table, tank, { do: 'move', route: [at(30, 40)] }, 'D6=4', fire, 'D10=10', 'D8=2');
    expect([truck.hull.destroyed, poseOf(tank)[1], poseOf(truck)[1]]).toEqual([true, 28, 24.4]);
  },
);
