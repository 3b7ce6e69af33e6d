import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { confidenceTargets } from '../../src/rules/morale/confidence-test.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { bearHarm } from '../../src/rules/vehicles/destruction.ts';
import { isImmobile } from '../../src/rules/vehicles/driving.ts';
import { scoresOf } from '../../src/rules/victory/score.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { at, box, field, put, putFigure, squad } from '../support/setting.ts';
import {
  does,
  type Motorised,
  motorised,
  mount,
  placeHull,
  poseOf,
  refusal,
  reorganise,
  rifles,
} from '../support/vehicle-setting.ts';

const aim = { suppressive: false };

/** A vehicle of red's at (20, 20) pointing east with so many aboard, and a battle tank of blue's thirty inches east. */
function loaded(vehicle: string, count: number, changes = {}, row = {}): Motorised & { readonly foe: Vehicle } {
  const found = motorised(
    vehicle,
    { red: [squad(count, row)], blue: [squad(6)], blueVehicles: ['battleTank'] },
    changes,
  );
  const { table, tank, squad: riders, enemy } = found;
  Object.assign(riders, { where: 'aboard', carrier: tank.id });
  for (const unit of table.units) unit.confidence = 'steady';
  placeHull(tank, 20, 20, 90);
  const foe = table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  placeHull(foe, 50, 20, 270);
  put(table, enemy.id, 50, 26);
  for (const unit of [foe, enemy, riders]) ready(table, unit, 'turn');
  return { ...found, foe };
}

const statesOf = ({ table, squad: men }: Motorised) => men.figures.map(id => table.figures[id]!.state);

describe('those inside when their vehicle is hit', () => {
  rule(['DU-VEH-065', 'DU-VEH-067'], 'damaged by a gun of class 3 each needs more than 3', () => {
    const found = loaded('wheeledCarrier', 4);
    // Target D6 (superior fire control); 4 and 5 beat 1: one hit and a remainder of 3. 24 doubled against armour 12.
    does(
      found.table,
      found.foe,
      mount(found.tank, 0),
      'D6=1',
      'D8=4',
      'D10=5',
      'D6=6',
      'D12=7',
      'D12=5',
      'D6=3',
      'D6=4',
      'D6=1',
      'D6=6',
    );
    expect([found.tank.hull.damage, found.tank.hull.destroyed]).toEqual([1, false]);
    expect(statesOf(found)).toEqual(['untreated', 'able', 'untreated', 'able']);
  });

  rule(
    ['DU-VEH-066', 'DU-VEH-068'],
    'destroyed by it each needs more than 6, and those who live lie beside the wreck under a marker',
    () => {
      const found = loaded('wheeledCarrier', 3, {}, { armour: 'fullLight' });
      const dice = ['D6=1', 'D8=4', 'D10=5', 'D6=6', 'D12=12', 'D12=1'];
      does(found.table, found.foe, mount(found.tank, 0), ...dice, 'D8=6', 'D8=7', 'D8=8', {
        seat: 'red',
        answer: 'anywhere',
      });
      expect(found.tank.hull.destroyed).toBe(true);
      expect(statesOf(found)).toEqual(['untreated', 'able', 'able']);
      expect([found.squad.where, found.squad.suppression]).toEqual(['table', 1]);
    },
  );

  rule(['DU-VEH-059', 'DU-VEH-070'], 'rifles at riders mark the riders again, the armoured vehicle only once', () => {
    const {
      table,
      tank,
      squad: riders,
      enemy,
    } = loaded('wheeledCarrier', 6, { traits: ['openTopped'], armour: { front: 2, side: 2 } });
    const shot = () => {
      ready(table, enemy, 'turn');
      for (const id of enemy.figures) table.figures[id]!.fired = 0;
      return does(table, enemy, rifles(enemy, riders), 'D10=5', 'D8=6', 'D12=4');
    };
    shot();
    expect([riders.suppression, tank.suppression]).toEqual([1, 1]);
    shot();
    expect(tank.suppression).toBe(1);
  });

  rule(
    ['DU-VEH-069', 'DU-VEH-070'],
    'fire at riders never harms the vehicle, and hard cover helps them by two dice',
    () => {
      const found = loaded('wheeledCarrier', 4, { traits: ['openTopped'] });
      const { table, squad: riders, enemy } = found;
      // Partly concealed: D10. 8 and 9 beat 2; 17 by 10: one hit, and 7 is not rolled under with 9. Armour D6 two up is D10.
      does(table, enemy, rifles(enemy, riders), 'D10=2', 'D8=8', 'D12=9', 'D10=9', 'D4=1', 'D8=8', 'D10=8');
      expect([found.tank.hull.damage, riders.suppression, found.tank.suppression]).toEqual([0, 1, 1]);
    },
  );

  rule(
    ['DU-VEH-090', 'DU-VEH-087'],
    'behind the ports of a suppressed carrier they fire on at a harder die; its damage is not theirs',
    () => {
      const { table, tank, squad: riders, enemy } = loaded('wheeledCarrier', 4, { ports: 4 });
      const die = () => targetDie(table, riders, enemy, aim).die;
      expect([die(), refusal(table, riders, rifles(riders, enemy))]).toEqual([8, null]);
      tank.hull.damage = 1;
      expect(die()).toBe(8);
      tank.suppression = 2;
      expect([die(), refusal(table, riders, rifles(riders, enemy))]).toEqual([10, null]);
      Object.assign(tank.hull, { opened: true });
      expect(refusal(table, riders, rifles(riders, enemy))).toBe('DU-SUPP-003');
    },
  );

  rule(
    ['DU-VEH-046', 'DU-VEH-043', 'DU-VEH-091'],
    'nobody gets out of a suppressed vehicle, but friends may get in',
    () => {
      const { table, tank, squad: riders } = loaded('wheeledCarrier', 4);
      tank.suppression = 1;
      expect(refusal(table, riders, reorganise({ do: 'alight' }))).toBe('DU-VEH-046');
      riders.where = 'table';
      riders.carrier = -1;
      for (let i = 0; i < 4; i++) putFigure(table, riders, i, 18 + i, 22);
      expect(refusal(table, riders, reorganise({ do: 'board', vehicle: tank.id }))).toBeNull();
    },
  );

  rule(['DU-VEH-044', 'DU-VEH-043'], 'all of them must be within two inches to get in', () => {
    const { table, tank, squad: men } = loaded('wheeledCarrier', 3);
    men.where = 'table';
    men.carrier = -1;
    for (let i = 0; i < 3; i++) putFigure(table, men, i, 18 + i, 22);
    putFigure(table, men, 2, 20, 23.5);
    expect(refusal(table, men, reorganise({ do: 'board', vehicle: tank.id }))).toBe('DU-VEH-044');
  });

  rule(
    ['DU-VEH-077', 'DU-MORALE-017'],
    'several markers of one shot are one test, and those from before make it harder',
    () => {
      const { table, tank, foe } = loaded('battleTank', 1, { armour: { front: 1, side: 1 } });
      tank.hull.damage = 1;
      put(table, 0, 10, 40).where = 'table';
      Object.assign(tank, { underFire: true, everSuppressed: true });
      // 8 and 10 are three hits of a D6: each 8 doubled against 8, 10 and 12.
      does(table, foe, mount(tank, 0), 'D6=1', 'D8=8', 'D10=10', 'D12=5', 'D12=8', 'D12=6', 'D12=8', 'D12=5', 'D12=10');
      expect(tank.hull.damage).toBe(3);
      const [strain] = table.strains.filter(({ unit }) => unit === tank.id);
      // Medium: 2 for damage, 1 for the marker that was there, LV 2.
      expect(confidenceTargets(table, tank, strain!).map(({ total }) => total)).toContain(5);
    },
  );
});

describe('damage and suppression on the move', () => {
  rule(
    ['DU-VEH-072', 'DU-VEH-089'],
    'a marker of each makes clear ground difficult, and poor ground impassable',
    () => {
      const map = field({ areas: [box('rough', 30, 0, 60, 48)] });
      const { table, tank } = motorised('battleTank', { map });
      placeHull(tank, 12, 20, 90);
      Object.assign(tank, { suppression: 1 });
      tank.hull.damage = 1;
      does(table, tank, { do: 'move', route: [at(26, 20)], facing: 90 }, 'D12=6');
      expect(poseOf(tank)[0]).toBe(16);
      placeHull(tank, 40, 20, 90);
      expect(isImmobile(table, tank)).toBe(true);
      tank.suppression = 0;
      expect(isImmobile(table, tank)).toBe(false);
    },
  );

  rule(
    ['DU-VEH-073', 'DU-VEH-074', 'DU-SHOOT-010'],
    'three markers stop it and its gun; at close quarters a machine gun still bears',
    () => {
      const { table, tank, enemy } = motorised('battleTank');
      tank.hull.damage = 3;
      put(table, enemy.id, 40, 20);
      // Superior fire control: D8 three up and one down.
      expect(refusal(table, tank, mount(enemy, 0))).toBeNull();
      expect(refusal(table, tank, mount(enemy, 1))).toBe('DU-SHOOT-010');
      put(table, enemy.id, 30, 20);
      expect(refusal(table, tank, mount(enemy, 1))).toBeNull();
      expect(refusal(table, tank, { do: 'move', route: [at(20, 30)] })).toBe('DU-VEH-073');
    },
  );

  rule(
    ['DU-VEH-076', 'DU-GAP-028'],
    'whoever can neither move nor shoot counts as lost, though it never becomes a wreck',
    () => {
      const { table, tank } = motorised('lightTank', {}, { mounts: [] });
      const before = scoresOf(table)[1];
      tank.hull.damage = 2;
      expect(scoresOf(table)[1]).toBe(before);
      tank.hull.damage = 3;
      expect([scoresOf(table)[1], tank.hull.destroyed]).toEqual([before + 2, false]);
    },
  );

  rule(
    ['DU-VEH-080', 'DU-VEH-081', 'DU-HEAVY-015'],
    'after a move the steady gun fires, once, and the pintle does not',
    () => {
      const { table, tank, enemy } = motorised('battleTank');
      put(table, enemy.id, 40, 20);
      does(table, tank, { do: 'move', route: [at(20, 24)] }, 'D12=6');
      expect(refusal(table, tank, mount(enemy, 2))).toBe('DU-VEH-080');
      expect(refusal(table, tank, mount(enemy, 0))).toBeNull();
      const still = motorised('battleTank');
      put(still.table, still.enemy.id, 40, 20);
      does(still.table, still.tank, mount(still.enemy, 1), 'D8=8', 'D8=1', 'D8=1');
      expect(refusal(still.table, still.tank, mount(still.enemy, 1))).toBe('DU-HEAVY-015');
      expect(refusal(still.table, still.tank, mount(still.enemy, 0))).toBeNull();
    },
  );

  rule(
    ['DU-VEH-091', 'DU-VEH-088'],
    'a suppressed tank fires gun and coaxial one die harder, but nobody climbs to the pintle',
    () => {
      const { table, tank, enemy } = motorised('battleTank');
      put(table, enemy.id, 40, 20);
      tank.suppression = 1;
      expect([0, 1, 2].map(index => refusal(table, tank, mount(enemy, index)))).toEqual([null, null, 'DU-VEH-091']);
      expect(refusal(table, tank, { do: 'tankShock', target: enemy.id })).toBe('DU-SUPP-003');
    },
  );
});

describe('towing', () => {
  const towing = () => {
    const found = motorised('battleTank', { redVehicles: ['battleTank', 'wheeledCarrier'] });
    const { table, tank } = found;
    const carrier = table.units.filter(isVehicle)[1]!;
    placeHull(tank, 20, 20, 90);
    placeHull(carrier, 16, 20, 90);
    return { ...found, carrier };
  };

  rule(['DU-VEH-050', 'DU-VEH-051', 'DU-VEH-052'], 'cables take an action, and then it rolls a D6', () => {
    const { table, tank, carrier } = towing();
    does(table, tank, reorganise({ do: 'hitch', unit: carrier.id }));
    expect(tank.actions).toBe(1);
    does(table, tank, { do: 'move', route: [at(40, 20)], facing: 90 }, 'D6=3');
    expect(poseOf(tank)[0]).toBe(26);
    expect(poseOf(carrier)[0]).toBeGreaterThan(16);
  });

  rule(
    ['DU-VEH-053', 'DU-VEH-088'],
    'a damaged one tows nothing, but may be towed; a suppressed one fixes no cables in the open',
    () => {
      const { table, tank, carrier } = towing();
      carrier.hull.damage = 2;
      expect(refusal(table, tank, reorganise({ do: 'hitch', unit: carrier.id }))).toBeNull();
      tank.suppression = 1;
      expect(refusal(table, tank, reorganise({ do: 'hitch', unit: carrier.id }))).toBe('DU-SUPP-003');
      tank.suppression = 0;
      tank.hull.damage = 1;
      expect(refusal(table, tank, reorganise({ do: 'hitch', unit: carrier.id }))).toBe('DU-VEH-053');
    },
  );
});

describe('an ambulance under fire', () => {
  rule(['DU-VEH-065', 'DU-CASEVAC-005', 'DU-CASEVAC-008'], 'the wounded in it are tested as all passengers are', () => {
    const found = motorised('armouredAmbulance', { red: [squad(4)] });
    const { table, tank, squad: men } = found;
    const evacuees = men.figures.slice(-2);
    for (const id of evacuees) Object.assign(table.figures[id]!, { state: 'stabilised', gone: true });
    tank.hull.evacuees = evacuees.slice();
    const io = scripted<DustupEvent>({ dice: ['D6=1', 'D6=2'] });
    bearHarm(table, io, tank, { markers: 1, worst: 'damaged', weaponClass: 1 });
    io.finish();
    // A new wound of another attack kills nobody (DU-SHOOT-040), but undoes the treatment.
    expect(evacuees.map(id => table.figures[id]!.state)).toEqual(['untreated', 'stabilised']);
    expect(tank.hull.evacuees).toEqual(evacuees);
  });
});

describe('what others do when a vehicle is lost', () => {
  rule(['DU-VEH-064', 'DU-MOVE-013'], 'a wreck shelters those behind it and costs men two points to cross', () => {
    const { table, tank, squad: men } = motorised('battleTank', { red: [squad(1)] });
    placeHull(tank, 20, 20, 0);
    bearHarm(table, scripted<DustupEvent>(), tank, { markers: 0, worst: 'destroyed', weaponClass: 3 });
    const walker: Unit = put(table, men.id, 15, 20);
    ready(table, walker, 'turn');
    does(table, walker, { do: 'move', route: [at(30, 20)] }, 'D6=6');
    // Twelve points: two are lost on the wreck.
    expect(table.figures[walker.leader]!.x).toBe(25_000);
    expect(table.wrecks).toHaveLength(1);
    happen(table, scripted<DustupEvent>(), { on: 'strained' });
  });
});
