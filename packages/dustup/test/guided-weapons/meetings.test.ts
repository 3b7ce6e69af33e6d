import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { ready } from '../../src/rules/turn/activation.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { type Emplaced, emplaced, gun } from '../support/gun-setting.ts';
import { at, box, field, put, type Setting, squad } from '../support/setting.ts';
import { does, motorised, mount, placeHull, refusal } from '../support/vehicle-setting.ts';

/** Red's missile team at (20, 20) and a vehicle of blue's so many inches east. */
function duel(
  vehicle: string,
  inches = 30,
  setting: Setting = {},
  changes = {},
): Emplaced & { readonly tank: Vehicle } {
  const found = emplaced('missileTeam', 50, { blueVehicles: [vehicle], map: field({ width: 120 }), ...setting });
  const tank = found.table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  Object.assign(tank.hull, { model: { ...tank.hull.model, ...changes } });
  placeHull(tank, 20 + inches, 20, 270);
  put(found.table, found.enemy.id, 60, 40);
  return { ...found, tank };
}

const TRY = { seat: 'blue', answer: 'try' } as const;
const SAVE = { seat: 'blue', answer: 'save' } as const;
const DECOY = { decoy: { die: 8, perTurn: 1 } } as const;

describe('missiles meet what the target has', () => {
  rule(
    ['DU-GUIDED-006', 'DU-GUIDED-009'],
    'neither range nor night woods nor size matter to it, only the counter-measures',
    () => {
      for (const inches of [8, 40, 90]) {
        const { table, crew, tank } = duel('battleTank', inches);
        does(table, crew, gun(tank), 'D6=6', 'D8=5', 'D10=6');
        expect(tank.suppression).toBe(0);
      }
    },
  );

  rule(['DU-GUIDED-012', 'DU-GUIDED-013', 'DU-VEH-070'], 'one die suppresses, both make one impact and no more', () => {
    const { table, crew, tank } = duel('battleTank');
    does(table, crew, gun(tank), 'D6=5', 'D8=6', 'D10=4');
    expect([tank.suppression, tank.hull.damage]).toEqual([1, 0]);
    const hit = duel('battleTank');
    does(hit.table, hit.crew, gun(hit.tank), 'D6=1', 'D8=8', 'D10=10', 'D12=1', 'D12=12');
    expect([hit.tank.suppression, hit.tank.hull.damage]).toEqual([1, 0]);
  });

  rule(
    ['DU-GUIDED-019', 'DU-GUIDED-020', 'DU-GUIDED-021'],
    'a decoy tries against each until it stops one; then it is used up for the turn',
    () => {
      const { table, crew, tank, piece } = duel('battleTank', 30, {}, DECOY);
      const fires = (
        ...script: Parameters<typeof does> extends [unknown, unknown, unknown, ...infer S] ? S : never
      ) => {
        ready(table, crew, 'turn');
        piece.fired = false;
        return does(table, crew, gun(tank), ...script);
      };
      // Fails with 3 against 6, and the missile misses; then 7 against 4 stops the second.
      fires(TRY, 'D8=3', 'D10=6', 'D6=6', 'D8=1', 'D10=1');
      fires(TRY, 'D8=7', 'D10=4');
      expect(tank.suppression).toBe(0);
      fires('D6=1', 'D8=1', 'D10=2');
      expect(tank.suppression).toBe(1);
    },
  );

  rule(['DU-GUIDED-019', 'DU-VEH-088'], 'a suppressed tank still uses its decoy, and may save it', () => {
    const { table, crew, tank } = duel('battleTank', 30, {}, DECOY);
    tank.suppression = 2;
    does(table, crew, gun(tank), SAVE, 'D6=6', 'D8=1', 'D10=1');
    expect(tank.hull.stopped).toBe(0);
  });

  rule(['DU-GUIDED-008', 'DU-GUIDED-003'], 'men behind cover shift their die by one; propping does not count', () => {
    const map = field({ width: 120, areas: [box('buildingSolid', 47, 17, 53, 23)] });
    const { table, crew, enemy } = duel('battleTank', 60, { map, blue: [squad(5)] });
    put(table, enemy.id, 50, 20);
    Object.assign(enemy, { propped: true });
    does(table, crew, gun(enemy), 'D12=12', 'D8=1', 'D10=1');
    const open = duel('battleTank', 60, { blue: [squad(5)] });
    put(open.table, open.enemy.id, 50, 30);
    Object.assign(open.enemy, { propped: true });
    does(open.table, open.crew, gun(open.enemy), 'D10=10', 'D8=1', 'D10=1');
    expect([enemy.suppression, open.enemy.suppression]).toEqual([0, 0]);
  });

  rule(
    ['DU-GUIDED-009', 'DU-VEH-074', 'DU-VEH-090'],
    'damage and suppression of the firing vehicle help the target',
    () => {
      const { table, tank } = motorised('fightingVehicle', { blueVehicles: ['lightTank'] });
      const foe = table.units.filter(isVehicle).find(({ side }) => side === 1) as Vehicle;
      placeHull(foe, 20, 44, 180);
      const missile = tank.hull.model.mounts.findIndex(({ weapon }) => weapon === 'heavyMissile');
      tank.hull.damage = 1;
      tank.suppression = 1;
      does(table, tank, mount(foe, missile), 'D10=10', 'D8=1', 'D10=1');
      ready(table, tank, 'turn');
      tank.hull.damage = 3;
      expect(refusal(table, tank, mount(foe, missile))).toBe('DU-GUIDED-009');
    },
  );

  rule(
    ['DU-GUIDED-005', 'DU-VEH-065', 'DU-VEH-067'],
    'those inside what a light missile damages need more than its class of 2',
    () => {
      const { table, crew, tank } = duel('wheeledCarrier', 30, { blue: [squad(2)] });
      const riders = table.units.find(({ side, hull }) => side === 1 && hull === null) as Unit;
      Object.assign(riders, { where: 'aboard', carrier: tank.id });
      const told = does(table, crew, gun(tank), 'D6=1', 'D8=8', 'D10=10', 'D12=6', 'D12=8', 'D6=2', 'D6=3');
      expect(told.filter(({ type }) => type === 'passengerTested')).toHaveLength(2);
      expect(riders.figures.map(id => table.figures[id]!.state)).toEqual(['untreated', 'able']);
      expect(crew.piece).not.toBe(NONE);
    },
  );
});

describe('decoys and what travels', () => {
  rule(['DU-MOVE-024', 'DU-GUIDED-019'], 'a column is suppressed by a missile that its decoy draws off', () => {
    const { table, crew, tank } = duel('battleTank', 30, {}, DECOY);
    tank.column = true;
    does(table, crew, gun(tank), TRY, 'D8=7', 'D10=4');
    expect(tank.suppression).toBe(1);
    expect(table.strains).toMatchObject([{ unit: tank.id, inColumn: true, firstSuppressed: true }]);
    const calm = duel('battleTank', 30, {}, DECOY);
    does(calm.table, calm.crew, gun(calm.tank), TRY, 'D8=7', 'D10=4');
    expect(calm.tank.suppression).toBe(0);
  });

  rule(['DU-GUIDED-019', 'DU-VEH-069'], 'a missile at those who ride meets the decoy of their vehicle', () => {
    const { table, crew, tank, enemy: riders } = duel('cargoTruck', 30, {}, DECOY);
    Object.assign(riders, { where: 'aboard', carrier: tank.id });
    does(table, crew, gun(riders), TRY, 'D8=7', 'D10=4');
    expect([riders.suppression, tank.suppression, tank.hull.stopped]).toEqual([0, 0, 1]);
  });

  rule(['DU-GUIDED-019', 'DU-VEH-125'], 'a turret has the decoy of its hull and none of its own', () => {
    const { table, crew, tank, piece } = duel('landFortress', 30, {}, DECOY);
    const turret = table.units.filter(isVehicle).find(({ carrier }) => carrier === tank.id)!;
    Object.assign(turret.hull, { x: tank.hull.x, y: tank.hull.y });
    does(table, crew, gun(turret), TRY, 'D8=7', 'D10=4');
    expect([tank.hull.stopped, turret.hull.stopped]).toEqual([1, 0]);
    tank.hull.stopped = 0;
    tank.hull.destroyed = true;
    ready(table, crew, 'turn');
    piece.fired = false;
    does(table, crew, gun(turret), 'D10=10', 'D8=1', 'D10=1');
  });
});

describe('a missile at a tank in smoke behind a wreck', () => {
  rule(
    ['DU-GUIDED-006', 'DU-GUIDED-008', 'DU-SMOKE-002', 'DU-VEH-064'],
    'needs sensors that see through it, and the wreck raises the counter-measures',
    () => {
      const { table, crew, tank } = duel('battleTank', 30);
      const points = [at(46, 17), at(46, 23), at(48, 23), at(48, 17)];
      table.wrecks = [{ unit: tank.id, type: 'wreck', points }];
      table.clouds = [{ ...at(40, 20), source: 'discharger', of: tank.id, laidOn: 1 }];
      expect(refusal(table, crew, gun(tank))).toBe('DU-SHOOT-050');
      crew.sensors = 'enhanced';
      does(table, crew, gun(tank), 'D8=8', 'D8=1', 'D10=1');
    },
  );
});
