import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { VehicleRow } from '../../src/content/vehicle-schema.ts';
import { canHideHull } from '../../src/ground/hiding-hulls.ts';
import { confidenceTargets } from '../../src/rules/morale/confidence-test.ts';
import { testSightings } from '../../src/rules/morale/forced-tests.ts';
import { strainOf } from '../../src/rules/morale/strain.ts';
import { provokesTerror } from '../../src/rules/morale/terror.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { at, box, field, put, squad, wall } from '../support/setting.ts';
import { does, motorised, placeHull, refusal, reorganise } from '../support/vehicle-setting.ts';

/** A green squad of blue's that sees a vehicle of red's; what it makes of it with these dice. */
function sees(vehicle: string, changes: Partial<VehicleRow>, ...dice: string[]) {
  const { table, enemy } = motorised(vehicle, { blue: [squad(4, { quality: 'green' })] }, changes);
  put(table, enemy.id, 30, 20);
  const io = scripted<DustupEvent>({ dice });
  testSightings(table, io);
  io.finish();
  return enemy;
}

describe('frights', () => {
  rule(
    ['DU-VEH-015', 'DU-MORALE-021'],
    'green troops test at the first sight of armour or a monster, not of a truck',
    () => {
      expect(sees('cargoTruck', {}).frights).toEqual([]);
      expect(sees('wheeledCarrier', {}, 'D6=2')).toMatchObject({ frights: ['armour'], panicked: true });
      expect(sees('scoutMech', {}, 'D6=3')).toMatchObject({ frights: ['armour'], passedPanic: true });
      expect(sees('stalker', { size: 1 }, 'D6=3')).toMatchObject({ frights: ['creature'] });
    },
  );

  rule('DU-VEH-047', 'whoever sits in a closed hull sees none of it', () => {
    const { table, enemy } = motorised('battleTank', {
      blue: [squad(4, { quality: 'green' })],
      blueVehicles: ['fightingVehicle'],
    });
    const carrier = table.units.find(({ side, hull }) => side === 1 && hull !== null)!;
    Object.assign(carrier.hull!, at(30, 20));
    Object.assign(enemy, { where: 'aboard', carrier: carrier.id });
    const io = scripted<DustupEvent>({ dice: [] });
    testSightings(table, io);
    io.finish();
    expect(enemy.frights).toEqual([]);
  });

  rule('DU-MORALE-030', 'terror is in the entry of a hull or in its weapons', () => {
    const is = (vehicle: string, changes: Partial<VehicleRow> = {}) => {
      const { table, tank } = motorised(vehicle, {}, changes);
      return provokesTerror(table, tank);
    };
    expect([is('siegeHulk'), is('battleTank'), is('scoutMech')]).toEqual([true, false, false]);
    const flames = {
      weapon: 'flameProjector',
      on: 'arm',
      arc: 180,
      fireControl: 'average',
      stabilisation: 'superior',
    } as const;
    expect(is('scoutMech', { mounts: [flames] })).toBe(true);
  });

  rule('DU-VEH-077', 'markers weigh on every test of a vehicle', () => {
    const { table, tank } = motorised('battleTank');
    tank.hull.damage = 1;
    const strain = { ...strainOf(table, tank, 'commander'), by: 'fire', firstSuppressed: true } as const;
    expect(confidenceTargets(table, tank, strain).map(({ total }) => total)).toEqual([1 + 1 + tank.lv]);
  });
});

describe('hiding', () => {
  const woods = field({ areas: [box('lightWoods', 10, 10, 30, 30)], lines: [wall('highWall', [50, 10], [50, 30])] });

  rule('DU-VEH-014', 'a large hull hides with all of it in woods, or behind what blocks sight', () => {
    const { table, tank } = motorised('battleTank', { map: woods });
    const hides = (x: number, y: number) => canHideHull(table, { ...tank.hull, ...at(x, y) });
    expect([hides(20, 20), hides(10.5, 20), hides(48, 20), hides(40, 20)]).toEqual([true, false, true, false]);
    expect(canHideHull(table, { ...tank.hull, ...at(40, 20), model: { ...tank.hull.model, size: 1 } })).toBe(true);
    placeHull(tank, 11, 20, 90);
    expect(refusal(table, tank, reorganise({ do: 'hide' }))).toBe('DU-VEH-014');
  });

  rule(['DU-VEH-014', 'DU-DETECT-008'], 'and is easier to find there than a small one', () => {
    const found = (vehicle: string, range: string) => {
      const { table, tank, enemy } = motorised(vehicle, { map: woods, blue: [squad(4)] });
      placeHull(tank, 27, 20, 90);
      put(table, enemy.id, 66, 20);
      does(table, tank, reorganise({ do: 'hide' }));
      put(table, enemy.id, 46, 20);
      does(table, enemy, { do: 'detect', counter: tank.counter }, range, 'D8=1', 'D6=1');
      return table.counters[0]!.size;
    };
    expect([found('battleTank', 'D8=8'), found('reconBuggy', 'D10=8')]).toEqual([3, 1]);
  });
});
