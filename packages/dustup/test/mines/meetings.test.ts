import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { detonate, togetherAt } from '../../src/rules/mines/detonation.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { isVehicle, type Vehicle } from '../../src/table/units.ts';
import { mine } from '../support/mine-setting.ts';
import { at, field, put, squad } from '../support/setting.ts';
import { does, type Motorised, motorised, placeHull, poseOf, reorganise } from '../support/vehicle-setting.ts';

/** A vehicle of red's at (20, 20) pointing east with so many aboard. */
function loaded(vehicle: string, count: number, changes = {}): Motorised {
  const found = motorised(vehicle, { red: [squad(count)] }, changes);
  placeHull(found.tank, 20, 20, 90);
  Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
  return found;
}

const states = ({ table, squad: men }: Motorised) => men.figures.map(id => table.figures[id]!.state);
const east = (x: number) => ({ do: 'move', route: [at(x, 20)], facing: 90 }) as const;

describe('mines under vehicles', () => {
  rule(
    ['DU-MINE-005', 'DU-MINE-003'],
    'anti-personnel mines do nothing to a truck and those in it, nor to a mech',
    () => {
      const found = loaded('reconBuggy', 2);
      mine(found.table, 'ap', 28, 20);
      does(found.table, found.tank, east(40), 'D12=10');
      expect([poseOf(found.tank)[0], found.tank.hull.damage, ...states(found)]).toEqual([40, 0, 'able', 'able']);
      const mech = motorised('assaultMech');
      placeHull(mech.tank, 20, 20, 90);
      mine(mech.table, 'ap', 26, 20);
      does(mech.table, mech.tank, east(40), 'D6=6');
      expect(mech.tank.hull.damage).toBe(0);
    },
  );

  rule(
    ['DU-MINE-005', 'DU-MINE-006', 'DU-MINE-007'],
    'every three inches one goes off; damage stops it for good, and those inside need 3 or more',
    () => {
      const found = loaded('wheeledCarrier', 3);
      mine(found.table, 'mixed', 30, 20);
      // From 27 to 33: the first mine at 30 is stood, the second at 33 beats the belly.
      does(found.table, found.tank, east(44), 'D12=12', 'D12=4', 'D12=5', 'D12=9', 'D12=5', 'D6=2', 'D6=3', 'D6=1');
      expect([poseOf(found.tank)[0], found.tank.hull.damage, found.tank.hull.immobilised]).toEqual([33, 1, true]);
      expect(states(found)).toEqual(['untreated', 'able', 'untreated']);
    },
  );

  rule(['DU-MINE-006', 'DU-MINE-007'], 'in what is destroyed everybody is killed', () => {
    const found = loaded('wheeledCarrier', 3);
    mine(found.table, 'at', 30, 20);
    does(found.table, found.tank, east(44), 'D12=12', 'D12=11', 'D12=5');
    expect([found.tank.hull.destroyed, ...states(found)]).toEqual([true, 'killed', 'killed', 'killed']);
  });

  rule(['DU-MINE-005', 'DU-VEH-051'], 'what is towed into a field sets off mines of its own', () => {
    const { table, tank } = motorised('battleTank', { redVehicles: ['battleTank', 'wheeledCarrier'] });
    const towed = table.units.filter(isVehicle)[1] as Vehicle;
    placeHull(tank, 20, 20, 90);
    placeHull(towed, 16, 20, 90);
    does(table, tank, reorganise({ do: 'hitch', unit: towed.id }));
    mine(table, 'at', 19.5, 20);
    // The tower leaves the field by two and a half inches, and the towed one comes into it.
    const told = does(table, tank, east(40), 'D6=3', 'D12=1', 'D12=1', 'D12=1', 'D12=1', 'D12=1', 'D12=1');
    const mined = told.flatMap(event => (event.type === 'hullMined' ? [event.unit.id] : []));
    expect(new Set(mined)).toEqual(new Set([tank.id, towed.id]));
  });

  rule(['DU-MINE-002', 'DU-VEH-045'], 'whoever gets out in a field tests only when he moves', () => {
    const found = loaded('wheeledCarrier', 2);
    const { table, squad: men } = found;
    mine(table, 'ap', 20, 22, { shown: true });
    ready(table, men, 'turn');
    does(table, men, reorganise({ do: 'alight' }));
    expect(states(found)).toEqual(['able', 'able']);
    does(table, men, { do: 'move', route: [at(20, 40)] }, 'D6=1', 'D8=8', 'D8=8');
  });

  rule(
    ['DU-MINE-025', 'DU-MINE-023'],
    'a directional mine damages a truck as it does men, and those in it need 3 or more',
    () => {
      const { table, tank, squad: men, enemy } = loaded('cargoTruck', 2);
      put(table, enemy.id, 20, 30);
      const claymore = mine(table, 'directional', 22.5, 20, { controller: enemy.id });
      const io = scripted<DustupEvent>({ dice: ['D10=9', 'D8=5', 'D6=2', 'D6=3'] });
      const [choice] = togetherAt(table, [claymore], tank, [], 0);
      detonate(table, io, choice!, []);
      io.finish();
      expect([tank.hull.damage, ...men.figures.map(id => table.figures[id]!.state)]).toEqual([1, 'untreated', 'able']);
    },
  );

  rule('DU-MINE-025', 'and does nothing to an armoured one, roof or no roof', () => {
    const found = loaded('wheeledCarrier', 2, { traits: ['openTopped'] });
    put(found.table, found.enemy.id, 20, 30);
    const claymore = mine(found.table, 'directional', 22.5, 20, { controller: found.enemy.id });
    expect(togetherAt(found.table, [claymore], found.tank, [], 0)).toEqual([]);
    expect([found.tank.hull.damage, ...states(found)]).toEqual([0, 'able', 'able']);
  });

  rule(['DU-MINE-014', 'DU-MINE-007'], 'a plough that rolls a 1 is hit, and its passengers with it', () => {
    const found = loaded('engineerVehicle', 2);
    mine(found.table, 'mixed', 26, 20, { shown: true });
    does(found.table, found.tank, east(36), 'D12=10', 'D8=1', 'D12=12', 'D12=5', 'D6=2', 'D6=6');
    expect([found.table.mines[0]!.removed, found.tank.hull.damage, ...states(found)]).toEqual([
      false,
      1,
      'untreated',
      'able',
    ]);
  });

  rule(['DU-MINE-029', 'DU-VEH-072'], 'a device on the way back damages what a shot has damaged before', () => {
    const found = motorised('lightTank', { map: field() });
    placeHull(found.tank, 20, 20, 90);
    found.tank.hull.damage = 1;
    mine(found.table, 'ied', 30, 20);
    does(found.table, found.tank, east(40), 'D12=10', 'D12=9', 'D12=6');
    expect([found.tank.hull.damage, found.tank.hull.immobilised, found.table.mines[0]!.removed]).toEqual([
      2,
      true,
      true,
    ]);
  });
});
