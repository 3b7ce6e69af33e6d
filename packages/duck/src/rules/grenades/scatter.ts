import { driftFrom, flightSides, type Offset, type Side, vectorBetween } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { shieldCoverFrom } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';

/** DK-GREN-004: this much and more is on target. */
const ON_TARGET = 7;

/** DK-GREN-005: where the other totals put it, seen along the flight. */
const GRID: ReadonlyMap<number, Offset> = new Map([
  [6, { forward: 1, right: 0 }],
  [5, { forward: 0, right: 1 }],
  [4, { forward: 0, right: -1 }],
  [3, { forward: 1, right: 1 }],
  [2, { forward: 1, right: -1 }],
  [1, { forward: -1, right: 0 }],
  [0, { forward: -1, right: 1 }],
  [-1, { forward: -1, right: -1 }],
]);
const FAR_SHORT: Offset = { forward: -2, right: 0 };

/** DK-GREN-006, DK-GREN-029: the row or column of the flight; equally close to two sides a die decides. */
export function flightOf(table: DuckTable, io: DuckIo, from: number, target: number): Side {
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, from, target);
  const [side, other] = flightSides(dx, dy);
  if (other === undefined) return side!;
  return io.roll(D6, { rule: 'DK-GREN-006', purpose: 'flight' }) <= 3 ? side! : other;
}

/** DK-GREN-005, DK-GREN-008, DK-GREN-009, DK-GREN-010: barred it comes back; never behind the thrower. */
export function landingSquare(table: DuckTable, io: DuckIo, from: number, target: number, total: number): number {
  if (total >= ON_TARGET) return target;
  const flight = flightOf(table, io, from, target);
  return driftFrom(shieldCoverFrom(table, target), from, target, flight, GRID.get(total) ?? FAR_SHORT);
}
