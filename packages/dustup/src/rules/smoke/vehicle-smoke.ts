import { bearing, leftOf, plus, rowAround, rowFrom, scaled } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { CLOUD_RADIUS, nearestVisibleEnemy } from '../../ground/sight.ts';
import { extentOf, type Hull } from '../../table/hulls.ts';
import type { MomentOf } from '../../table/moment.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { clearSmokeOf, lay, SCREEN, SPACING, smokeOf } from './smoke.ts';

/** DU-SMOKE-007: from the front edge to the middle of the screen, in mils. */
const AHEAD = 6000;

export function whyNotDischarge(table: Dustup, { hull }: Unit): Refusal[] {
  if (!table.options.smoke) return [refuse('DU-FIRE-001', 'smokeIsOff')];
  return hull?.model.traits.includes('smokeDischargers') ? [] : [refuse('DU-SMOKE-005', 'noSmoke')];
}

/** DU-SMOKE-005, DU-SMOKE-007: six inches of smoke, six inches to the front. */
export function discharge(table: Dustup, io: DustupIo, unit: Unit): void {
  reveal(table, io, unit, 'DU-DETECT-003');
  lay(table, io, screenBefore(unit.hull!), 'discharger', unit.id, 'DU-SMOKE-007');
}

function screenBefore(hull: Hull): Place[] {
  const heading = bearing(hull.facing);
  const middle = plus({ x: hull.x, y: hull.y }, scaled(heading, extentOf(hull.model).length / 2 + AHEAD));
  return rowAround(middle, leftOf(heading), SCREEN, SPACING);
}

/** Worth thinking of while somebody is in sight who might shoot. */
export function isSeenByEnemies(table: Dustup, unit: Unit): boolean {
  return nearestVisibleEnemy(table, unit) !== null;
}

export function whyNotExhaust(table: Dustup, { hull }: Unit): Refusal[] {
  if (!table.options.smoke) return [refuse('DU-FIRE-001', 'smokeIsOff')];
  return hull?.model.traits.includes('exhaustSmoke') ? [] : [refuse('DU-SMOKE-014', 'noExhaustSmoke')];
}

/** DU-SMOKE-014: stationary: all round the vehicle, so that nobody sees in or out. */
export function exhaust(table: Dustup, io: DustupIo, unit: Unit): void {
  reveal(table, io, unit, 'DU-DETECT-003');
  clearSmokeOf(table, 'exhaust', unit.id);
  lay(table, io, discsOver(unit.hull!), 'exhaust', unit.id, 'DU-SMOKE-014');
}

/** A square of this side lies wholly under one disc. */
const SQUARE = 1400;

function discsOver(hull: Hull): Place[] {
  const { length, width } = extentOf(hull.model);
  const heading = bearing(hull.facing);
  const across = rowAround({ x: hull.x, y: hull.y }, leftOf(heading), Math.ceil(width / SQUARE), SQUARE);
  return across.flatMap(at => rowAround(at, heading, Math.ceil(length / SQUARE), SQUARE));
}

/** DU-SMOKE-014: moving: six inches right behind it. */
export function trailSmoke(table: Dustup, io: DustupIo, unit: Unit): void {
  if (unit.hull === null || unit.where !== 'table' || unit.hull.destroyed) return;
  const { hull } = unit;
  const back = scaled(bearing(hull.facing), -1000);
  const rear = plus({ x: hull.x, y: hull.y }, scaled(back, extentOf(hull.model).length / 2));
  clearSmokeOf(table, 'exhaust', unit.id);
  const first = plus(rear, scaled(back, CLOUD_RADIUS));
  lay(table, io, rowFrom(first, back, SCREEN, SPACING), 'exhaust', unit.id, 'DU-SMOKE-014');
}

/** DU-SMOKE-015: exhaust smoke is gone as soon as the vehicle acts again. */
export function liftExhaust(table: Dustup, io: DustupIo, { unit }: MomentOf<'activationBegan'>): void {
  if (smokeOf(table, 'exhaust', unit).length === 0) return;
  clearSmokeOf(table, 'exhaust', unit);
  io.tell({ type: 'smokeLifted', rule: 'DU-SMOKE-015', unit: table.units[unit]!.who });
}
