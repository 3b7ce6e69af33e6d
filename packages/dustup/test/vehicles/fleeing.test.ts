import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { forcedOn } from '../../src/rules/turn/forced.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Unit } from '../../src/table/units.ts';
import { at, box, field, put } from '../support/setting.ts';
import { does, type Motorised, motorised, poseOf, refusal, reorganise, rifles } from '../support/vehicle-setting.ts';

function isForced({ table }: Motorised, unit: Unit, ...dice: string[]): boolean {
  const forced = forcedOn(table, unit);
  if (forced === null) return false;
  const io = scripted<DustupEvent>({ dice });
  forced.perform(table, io, unit);
  io.finish();
  return true;
}

describe('vehicles that have lost heart', () => {
  rule(['DU-VEH-077', 'DU-FORCE-035'], 'routed it drives away from the enemy in sight, without its markers', () => {
    const found = motorised('battleTank');
    put(found.table, found.enemy.id, 20, 40);
    Object.assign(found.tank, { confidence: 'routed', suppression: 1 });
    expect(isForced(found, found.tank, 'D12=5')).toBe(true);
    expect([poseOf(found.tank), found.tank.suppression]).toEqual([[20, 10, 180], 0]);
  });

  rule(['DU-VEH-077', 'DU-FORCE-034'], 'broken in the open it makes for cover, suppressed or not', () => {
    const map = field({ areas: [box('rough', 10, 2, 30, 12)] });
    const found = motorised('battleTank', { map });
    put(found.table, found.enemy.id, 20, 40);
    Object.assign(found.tank, { confidence: 'broken', suppression: 1 });
    expect(isForced(found, found.tank, 'D12=10')).toBe(true);
    expect(poseOf(found.tank)[1]).toBeLessThan(12);
    expect(forcedOn(found.table, found.tank)).toBe(null);
  });

  rule('DU-VEH-077', 'one that cannot move stays, and does not shoot in the open', () => {
    const found = motorised('battleTank');
    put(found.table, found.enemy.id, 20, 40);
    Object.assign(found.tank, { confidence: 'broken' });
    found.tank.hull.damage = 3;
    expect(isForced(found, found.tank)).toBe(false);
    expect(refusal(found.table, found.tank, { do: 'shoot', target: found.enemy.id, shots: [[-1, 1]] })).toBe(
      'DU-FORCE-034',
    );
  });

  rule('DU-VEH-072', 'nor does one on ground that has become impassable to it', () => {
    const found = motorised('battleTank', { map: field({ areas: [box('lightWoods', 10, 10, 30, 30)] }) });
    found.tank.hull.damage = 1;
    expect(refusal(found.table, found.tank, { do: 'move', route: [at(20, 25)] })).toBe('DU-VEH-073');
  });

  rule('DU-VEH-047', 'routed riders stay aboard', () => {
    const found = motorised('wheeledCarrier');
    Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id, confidence: 'routed' });
    expect(isForced(found, found.squad)).toBe(false);
  });
});

describe('travel movement', () => {
  const column = reorganise({ do: 'formColumn' });

  rule('DU-VEH-038', 'twice the top of its die without a roll; ground costs as usual', () => {
    const far = (areas: ReturnType<typeof box>[]) => {
      const found = motorised('cargoTruck', { map: field({ areas }) });
      does(found.table, found.tank, column);
      does(found.table, found.tank, { do: 'move', route: [at(60, 20)] });
      return poseOf(found.tank)[0] - 20;
    };
    expect([far([box('road', 0, 18, 72, 22)]), far([])]).toEqual([24, 12]);
  });

  rule('DU-VEH-038', 'fired on without a success it is suppressed, and tests its confidence', () => {
    const found = motorised('cargoTruck');
    const { table, tank, enemy } = found;
    does(table, tank, column);
    expect(refusal(table, tank, { do: 'detect', counter: 0 } as never)).toBe('DU-MOVE-022');
    put(table, enemy.id, 20, 50);
    does(table, enemy, rifles(enemy, tank), 'D6=6', 'D8=1', 'D10=2');
    expect(tank.suppression).toBe(1);
    expect(table.strains.filter(({ unit }) => unit === tank.id)).toMatchObject([{ inColumn: true }]);
  });

  rule('DU-VEH-038', 'another action ends it', () => {
    const found = motorised('cargoTruck');
    does(found.table, found.tank, column);
    does(found.table, found.tank, reorganise({ do: 'leaveColumn' }));
    expect([found.tank.column, found.tank.actions]).toEqual([false, 0]);
  });

  rule(['DU-SUPP-009', 'DU-VEH-089'], 'routed it runs though its markers would keep any other where it is', () => {
    const found = motorised('battleTank');
    put(found.table, found.enemy.id, 20, 40);
    found.tank.hull.damage = 2;
    Object.assign(found.tank, { confidence: 'broken', suppression: 1 });
    expect(isForced(found, found.tank)).toBe(false);
    found.tank.confidence = 'routed';
    expect(isForced(found, found.tank, 'D12=6')).toBe(true);
    expect(poseOf(found.tank)).toEqual([20, 16, 180]);
  });
});
