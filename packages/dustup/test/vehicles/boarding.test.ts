import { circle, compareGap } from '@sightline/geometry/field';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { isWithinInches } from '../../src/ground/measure.ts';
import { outlineOfHull } from '../../src/ground/outline.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { placesLeft } from '../../src/rules/vehicles/boarding.ts';
import { placeOf } from '../../src/table/table.ts';
import { isCounted, membersOf, passengersOf } from '../../src/table/units.ts';
import { put, putFigure, squad } from '../support/setting.ts';
import { does, type Motorised, motorised, poseOf, refusal, reorganise } from '../support/vehicle-setting.ts';

/** A carrier at (20, 20) facing north with a squad of so many in two rows along its eastern side. */
function beside(count: number, vehicle = 'wheeledCarrier', row = {}): Motorised {
  const setting = motorised(vehicle, { red: [squad(count, row)] });
  const { table, squad: unit } = setting;
  for (let i = 0; i < count; i++) {
    putFigure(table, unit, i, 21.3 + (i % 2) * 1.1, 18 + 1.1 * Math.floor(i / 2));
  }
  ready(table, unit, 'turn');
  return setting;
}

const board = ({ tank }: Motorised) => reorganise({ do: 'board', vehicle: tank.id });
const ALIGHT = reorganise({ do: 'alight' });

describe('getting in', () => {
  rule('DU-VEH-042', 'a squad of eight leaves two of ten places; power armour takes two each', () => {
    const eight = beside(8);
    does(eight.table, eight.squad, board(eight));
    expect(placesLeft(eight.table, eight.tank)).toBe(2);
    const six = beside(6, 'wheeledCarrier', { type: 'powerArmour' });
    expect(refusal(six.table, six.squad, board(six))).toBe('DU-VEH-042');
  });

  rule(
    'DU-VEH-043',
    'takes an action of the passengers, and none of the vehicle, which then drives off with them',
    () => {
      const setting = beside(6);
      const { table, tank, squad: unit } = setting;
      does(table, unit, board(setting));
      expect([unit.where, unit.carrier, unit.actions, tank.actions]).toEqual(['aboard', tank.id, 1, 2]);
      does(table, tank, { do: 'move', route: [{ x: 20_000, y: 40_000 }] }, 'D12=7');
      expect(poseOf(tank)).toEqual([20, 34, 0]);
      expect(placeOf(table, unit)).toMatchObject({ x: 20_000, y: 34_000 });
    },
  );

  rule('DU-VEH-044', 'asks that everybody is within two inches of the hull', () => {
    const setting = beside(8);
    putFigure(setting.table, setting.squad, 7, 24, 20);
    expect(refusal(setting.table, setting.squad, board(setting))).toBe('DU-VEH-044');
  });

  rule('DU-VEH-047', 'who rides stays a unit that is activated by itself', () => {
    const setting = beside(6);
    const { table, squad: unit, tank } = setting;
    does(table, unit, board(setting));
    expect([isCounted(table, unit), isCounted(table, tank)]).toEqual([true, true]);
    expect(passengersOf(table, tank)).toEqual([unit]);
    expect(refusal(table, unit, { do: 'move', route: [{ x: 1000, y: 1000 }] })).toBe('DU-VEH-047');
    expect(refusal(table, unit, { do: 'prop' })).toBe('DU-VEH-047');
  });
});

describe('getting out', () => {
  rule('DU-VEH-045', 'everybody stands within two inches of the hull, and may go on with the second action', () => {
    const setting = beside(6);
    const { table, squad: unit } = setting;
    does(table, unit, board(setting));
    ready(table, unit, 'turn');
    does(table, unit, ALIGHT);
    expect(unit.where).toBe('table');
    for (const id of unit.figures) {
      const { x, y } = table.figures[id]!;
      const dx = Math.max(0, Math.abs(x - 20_000) - 750);
      const dy = Math.max(0, Math.abs(y - 20_000) - 1500);
      expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(2010);
      expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(499);
    }
    const from = { ...placeOf(table, unit) };
    does(table, unit, { do: 'move', route: [{ x: 40_000, y: from.y }] }, 'D6=4');
    expect(isWithinInches(from, placeOf(table, unit), 7.9)).toBe(false);
  });

  rule('DU-VEH-045', 'or where the player wants them, if that is beside it and there is room', () => {
    const setting = beside(2);
    const { table, squad: unit } = setting;
    does(table, unit, board(setting));
    const out = (...places: [number, number][]) =>
      reorganise({ do: 'alight', places: places.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })) });
    expect(refusal(table, unit, out([22, 20]))).toBe('DU-VEH-045');
    expect(refusal(table, unit, out([22, 20], [25, 20]))).toBe('DU-VEH-045');
    expect(refusal(table, unit, out([22, 20], [20, 20]))).toBe('DU-VEH-045');
    expect(refusal(table, unit, out([22, 20], [22, 20.5]))).toBe('DU-VEH-045');
    does(table, unit, out([22, 20], [22, 21.1]));
    expect(placeOf(table, unit)).toMatchObject({ x: 22_000, y: 20_000 });
  });

  rule('DU-VEH-045', 'not next to an enemy', () => {
    const setting = beside(6);
    const { table, squad: unit, enemy } = setting;
    does(table, unit, board(setting));
    for (let i = 0; i < 5; i++) putFigure(table, enemy, i, 18 + i, 23.6);
    does(table, unit, ALIGHT);
    const gap = (id: number, other: number) => {
      const [a, b] = [table.figures[id]!, table.figures[other]!];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    for (const id of unit.figures)
      for (const other of enemy.figures) expect(gap(id, other)).toBeGreaterThanOrEqual(2000);
  });

  rule(
    ['DU-VEH-046', 'DU-VEH-091', 'DU-VEH-092'],
    'nobody gets out of a suppressed vehicle until it has recovered',
    () => {
      const setting = beside(6);
      const { table, squad: unit, tank } = setting;
      does(table, unit, board(setting));
      tank.suppression = 1;
      expect(refusal(table, unit, ALIGHT)).toBe('DU-VEH-046');
      does(table, tank, { do: 'recover' }, 'D8=5');
      expect(refusal(table, unit, ALIGHT)).toBe(null);
    },
  );

  rule('DU-VEH-043', 'nor while the riders have a marker, though they may reorganise otherwise', () => {
    const setting = beside(6);
    const { table, squad: unit } = setting;
    does(table, unit, board(setting));
    unit.suppression = 1;
    expect(refusal(table, unit, ALIGHT)).toBe('DU-VEH-043');
  });

  rule('DU-VEH-087', 'the vehicle’s markers are its passengers’ too', () => {
    const setting = beside(6);
    const { table, squad: unit, tank, enemy } = setting;
    does(table, unit, board(setting));
    put(table, enemy.id, 40, 20);
    tank.suppression = 1;
    expect(refusal(table, unit, { do: 'order', unit: tank.id })).toBe('DU-SUPP-003');
  });
});

rule('DU-VEH-045', 'whoever gets out stands clear of the hull where there is room, and within two inches of it', () => {
  const setting = beside(6);
  const { table, tank, squad: unit } = setting;
  does(table, unit, board(setting));
  does(table, unit, ALIGHT);
  const outline = outlineOfHull(tank.hull);
  for (const { x, y, radius } of membersOf(table, unit)) {
    expect(compareGap(circle({ x, y }, radius), outline, 400)).toBeGreaterThanOrEqual(0);
    expect(compareGap(circle({ x, y }, 0), outline, 2001)).toBeLessThan(0);
  }
});
