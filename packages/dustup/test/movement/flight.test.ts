import { squaredDistance } from '@sightline/geometry/field';
import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { groundOf } from '../../src/ground/ground.ts';
import { withdraw } from '../../src/rules/assault/withdrawal.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { beyond } from '../../src/rules/movement/flight.ts';
import { leastWay } from '../../src/rules/movement/least-way.ts';
import { wayToCover } from '../../src/rules/movement/way-to-cover.ts';
import { activate } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup, Place } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { spotOf } from '../support/assault-setting.ts';
import { at, box, field, lay, put, type Setting, squad } from '../support/setting.ts';

const ENEMY = at(14, 20);

/** One man of blue at (20, 20), one of red six inches west of him. */
function chased(setting: Setting): { table: Dustup; unit: Unit } {
  const table = lay({ red: [squad(1)], blue: [squad(1)], ...setting });
  put(table, 0, 14, 20);
  return { table, unit: put(table, 1, 20, 20) };
}

const endOf = (way: readonly Place[] | null) => way?.at(-1) ?? null;
const isIn = (p: Place | null, x: number, y: number, toX: number, toY: number) =>
  p !== null && p.x > x * 1000 && p.x < toX * 1000 && p.y > y * 1000 && p.y < toY * 1000;

rule('DU-ASSAULT-027', 'where the straight way to cover leads nearer to the enemy, the unit goes round him', () => {
  const { table, unit } = chased({ map: field({ areas: [box('lightWoods', 8, 32, 16, 40)] }) });
  const io = scripted<DustupEvent>({ dice: ['D6=6'] });
  withdraw(table, io, unit, { from: ENEMY, levels: 1, afterCombat: null, rule: 'DU-ASSAULT-007' });
  const moved = io.told.find(event => event.type === 'moved')!;
  for (const p of moved.route) expect(squaredDistance(p, ENEMY)).toBeGreaterThanOrEqual(36_000_000);
  expect(spotOf(table, unit)[1]).toBeGreaterThan(30);
});

rule('DU-ASSAULT-027', 'the nearest cover is the cheapest to get to, even if it is not straight ahead', () => {
  const beside = box('lightWoods', 12, 28, 17, 34);
  const ahead = box('lightWoods', 44, 16, 52, 24);
  const { table, unit } = chased({ map: field({ areas: [beside, ahead] }) });
  expect(isIn(endOf(wayToCover(table, unit, ENEMY)), 12, 28, 17, 34)).toBe(true);
  // A river before it makes it dearer than the other.
  const far = box('lightWoods', 29, 16, 37, 24);
  const wet = chased({ map: field({ areas: [beside, far, box('riverStream', 8, 24, 20, 34)] }) });
  expect(isIn(endOf(wayToCover(wet.table, wet.unit, ENEMY)), 29, 16, 37, 24)).toBe(true);
});

rule(['DU-ASSAULT-027', 'DU-DETECT-001'], 'whoever runs in the open does not give away his own hidden men', () => {
  const setting = { map: field({ areas: [box('lightWoods', 26, 18, 34, 22)] }), blue: [squad(1), squad(1)] };
  const { table, unit } = chased(setting);
  const way = wayToCover(table, unit, ENEMY);
  const end = endOf(way)!;
  const friend = put(table, 2, end.x / 1000, end.y / 1000);
  expect(wayToCover(table, unit, ENEMY)).not.toEqual(way);
  layCounter(table, scripted<DustupEvent>(), 1, end, friend);
  expect(wayToCover(table, unit, ENEMY)).toEqual(way);
});

rule('DU-ASSAULT-027', 'cover that can only be had by going nearer to the enemy is none', () => {
  // Red stands in the middle of the table's breadth, and the woods behind him.
  const table = lay({ map: field({ areas: [box('lightWoods', 2, 16, 8, 32)] }), red: [squad(1)], blue: [squad(1)] });
  put(table, 0, 30, 24);
  const unit = put(table, 1, 55, 24);
  expect(wayToCover(table, unit, at(30, 24))).toBeNull();
  // With less between them there is room to go round him.
  put(table, 1, 45, 24);
  expect(isIn(endOf(wayToCover(table, unit, at(30, 24))), 2, 16, 8, 32)).toBe(true);
});

test('the least way bends round the enemy, and there is none where the edges of the table are too near', () => {
  const ground = groundOf(lay());
  expect(leastWay(ground, at(20, 20), null, at(10, 20))).toBe(10_000);
  expect(leastWay(ground, at(20, 20), ENEMY, at(30, 20))).toBe(10_000);
  // A right angle away on the circle, then straight on: the chord of it, and the stretch beyond.
  expect(leastWay(ground, at(20, 20), ENEMY, at(8, 26))).toBe(Math.floor(6000 * Math.SQRT2) + 6000);
  // Half round, by either side; with one shut by the other; with both not at all.
  expect(leastWay(ground, at(20, 20), ENEMY, at(8, 14))).toBe(Math.floor(6000 * Math.SQRT2) + 6000);
  expect(leastWay(ground, at(20, 5), at(14, 5), at(8, -1))).toBeGreaterThan(6000 * Math.SQRT2 + 6000);
  expect(leastWay(ground, at(60, 24), at(35, 24), at(2, 24))).toBe(Number.POSITIVE_INFINITY);
});

rule('DU-FORCE-034', 'the broken find their way round what bars it, like those who withdraw', () => {
  const map = field({ areas: [box('lightWoods', 40, 16, 48, 24), box('openWater', 26, 10, 28, 22)] });
  const { table, unit } = chased({ map });
  unit.confidence = 'broken';
  const script = scripted<DustupEvent>({ dice: ['D6=6', 'D6=6'] });
  activate(table, script, unit, 'turn');
  script.finish();
  expect(spotOf(table, unit)[0]).toBeGreaterThan(38);
});

rule('DU-FORCE-034', 'with nobody in sight the broken make for any cover', () => {
  const { table, unit } = chased({ map: field({ areas: [box('lightWoods', 4, 16, 12, 24)] }) });
  table.units[0]!.where = 'routedOff';
  unit.confidence = 'broken';
  const script = scripted<DustupEvent>({ dice: ['D6=3', 'D6=6'] });
  activate(table, script, unit, 'turn');
  script.finish();
  expect(spotOf(table, unit)[0]).toBeLessThan(12);
});

rule(
  'DU-FORCE-035',
  'with nobody in sight and no edge of their own the routed run from the middle of the table',
  () => {
    const { table, unit } = chased({});
    table.units[0]!.where = 'routedOff';
    Object.assign(table.sides[1]!, { homeEdge: null });
    put(table, 1, 50, 24);
    unit.confidence = 'routed';
    const script = scripted<DustupEvent>({ dice: ['D6=2', 'D6=2'] });
    activate(table, script, unit, 'turn');
    script.finish();
    expect(spotOf(table, unit)).toEqual([58, 24]);
  },
);

rule('DU-FORCE-034', 'with the table at their back they go as far as they can, two inches clear or not', () => {
  const { table, unit } = chased({});
  put(table, 0, 70, 20);
  put(table, 1, 71, 20);
  unit.confidence = 'broken';
  const script = scripted<DustupEvent>({ dice: ['D6=6', 'D6=6'] });
  activate(table, script, unit, 'turn');
  script.finish();
  expect(spotOf(table, unit)).toEqual([72, 20]);
});

test('whoever stands on the very spot runs south', () => {
  expect(beyond(lay(), at(10, 10), at(10, 10))).toEqual({ x: 10_000, y: 0 });
});
