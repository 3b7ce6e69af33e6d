import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { isClear } from '../../src/ground/sight.ts';
import { beginActivation } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import { at } from '../support/setting.ts';
import { does, motorised, placeHull, refusal, reorganise } from '../support/vehicle-setting.ts';

const cloudsOf = ({ clouds }: Dustup) => clouds.map(({ x, y }) => [x / 1000, y / 1000]);
const DISCHARGE = { do: 'discharge' } as const;

rule('DU-SMOKE-007', 'dischargers lay their screen six inches to the front', () => {
  const { table, tank } = motorised('battleTank');
  does(table, tank, DISCHARGE);
  expect(cloudsOf(table).toSorted((a, b) => a[0]! - b[0]!)).toEqual([
    [18, 28],
    [20, 28],
    [22, 28],
  ]);
  expect(tank.actions).toBe(1);
  const truck = motorised('cargoTruck');
  expect(refusal(truck.table, truck.tank, DISCHARGE)).toBe('DU-SMOKE-005');
});

rule(
  ['DU-VEH-088', 'DU-SMOKE-005'],
  'a suppressed vehicle in the open works its dischargers, but does not turn',
  () => {
    const { table, tank } = motorised('battleTank');
    tank.suppression = 2;
    expect(refusal(table, tank, DISCHARGE)).toBe(null);
    expect(refusal(table, tank, reorganise({ do: 'turnHull', facing: 90 }))).toBe('DU-SUPP-003');
    expect(refusal(table, tank, reorganise({ do: 'exhaust' }))).toBe('DU-SUPP-003');
  },
);

rule('DU-SMOKE-014', 'exhaust smoke: all round a vehicle that stands, behind one that moves', () => {
  const still = motorised('battleTank');
  expect(isClear(still.table, at(20, 20), at(20, 40), 'aided')).toBe(true);
  does(still.table, still.tank, reorganise({ do: 'exhaust' }));
  expect(isClear(still.table, at(20, 20), at(20, 40), 'aided')).toBe(false);
  const corners = [
    [19, 18],
    [21, 22],
    [19, 22],
    [21, 18],
  ];
  for (const [x, y] of corners) {
    expect(cloudsOf(still.table).some(cloud => Math.hypot(cloud[0]! - x!, cloud[1]! - y!) <= 1)).toBe(true);
  }
  const moving = motorised('battleTank');
  placeHull(moving.tank, 20, 20, 0);
  does(moving.table, moving.tank, { do: 'move', route: [at(20, 30)], smoking: true }, 'D12=5');
  expect(cloudsOf(moving.table)).toEqual([
    [20, 27],
    [20, 25],
    [20, 23],
  ]);
  const none = motorised('lightTank');
  expect(refusal(none.table, none.tank, { do: 'move', route: [at(20, 30)], smoking: true })).toBe('DU-SMOKE-014');
  expect(refusal(none.table, none.tank, reorganise({ do: 'exhaust' }))).toBe('DU-SMOKE-014');
});

rule('DU-SMOKE-015', 'and is gone as soon as the vehicle is activated again', () => {
  const { table, tank } = motorised('battleTank');
  does(table, tank, { do: 'move', route: [at(20, 30)], smoking: true }, 'D12=5');
  table.turn = 3;
  beginActivation(table, scripted<DustupEvent>(), tank, 'turn');
  expect(table.clouds).toEqual([]);
});
