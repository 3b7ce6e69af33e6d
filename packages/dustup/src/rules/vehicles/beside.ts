import { circle, compareGap, distance, doOverlap, fits, isWithin } from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { walkOf } from '../../ground/walk.ts';
import { extentOf, type Hull } from '../../table/hulls.ts';
import { type Dustup, leaderOf, type Place } from '../../table/table.ts';
import { membersOf, type Unit } from '../../table/units.ts';
import { COHESION_MILS, putAt } from '../movement/formation.ts';

/** DU-VEH-044, DU-VEH-045: how near to the edge of a vehicle one gets in and out. */
export const BESIDE = 2000 + TOLERANCE;

/** So much is left free between a hull and whoever gets out of it, where there is room: nobody lies half under it. */
const CLEAR = 400;

/** How far apart places beside a hull are looked for. */
const STEP = 250;

/** How far from the edge of a vehicle they may stand, whether also beneath it, and how far apart places are looked for. */
export interface Room {
  readonly within: number;
  readonly beneath?: boolean;
  readonly step?: number;
}
const OUTSIDE: Room = { within: BESIDE };

/**
 * DU-VEH-045: a place beside a vehicle for everybody in a unit, its leader first, as near to the hull as there is room;
 * null if there is none for all. `near` is what they get out towards.
 */
export function placesBeside(
  table: Dustup,
  unit: Unit,
  hull: Hull,
  { within, beneath = false, step = STEP }: Room = OUTSIDE,
  near: Place = hull,
): Place[] | null {
  return (
    placesOff(table, unit, hull, { within, beneath, step, near, clear: CLEAR }) ??
    placesOff(table, unit, hull, { within, beneath, step, near, clear: 0 })
  );
}

interface Beside extends Required<Room> {
  readonly near: Place;
  /** How much is left free between the hull and a base. */
  readonly clear: number;
}

function placesOff(table: Dustup, unit: Unit, hull: Hull, beside: Beside): Place[] | null {
  const { within, beneath, step, near, clear } = beside;
  const outline = outlineOfHull(hull);
  const members = membersOf(table, unit);
  const { radius } = leaderOf(table, unit);
  const placed = placedBy(table, unit, hull);
  const walk = walkOf(placed, placed.units[unit.id]!, { within: within + extentOf(hull.model).length });
  const places: Place[] = [];
  for (const p of spotsRound(hull, within, near, step)) {
    if (places.length === members.length) break;
    const base = circle(p, radius);
    const isTaken = places.some(other => isWithin(other, p, 2 * radius - 1));
    const isFar = places.length > 0 && !isWithin(places[0]!, p, COHESION_MILS);
    if (isTaken || isFar || compareGap(circle(p, 0), outline, within) > 0) continue;
    const isFree = beneath || (clear === 0 ? !doOverlap(base, outline) : compareGap(base, outline, clear) >= 0);
    if (isFree && fits(walk, p)) places.push(p);
  }
  return places.length === members.length ? places : null;
}

/** Whoever gets out is not yet where he would stand: what is near the vehicle counts. */
export function placedBy(table: Dustup, unit: Unit, { x, y }: Place): Dustup {
  const figures = table.figures.slice();
  figures[unit.leader] = { ...leaderOf(table, unit), x, y };
  const units = table.units.slice();
  units[unit.id] = { ...unit, where: 'table' };
  return { ...table, figures, units };
}

/** Places on a grid round a hull, the nearest to a place first. */
export function spotsRound({ x, y, model }: Hull, within: number, near: Place, step: number = STEP): Place[] {
  const reach = extentOf(model).length + within;
  const spots: Place[] = [];
  for (let dx = -reach; dx <= reach; dx += step) {
    for (let dy = -reach; dy <= reach; dy += step) spots.push({ x: x + dx, y: y + dy });
  }
  const away = new Map(spots.map(spot => [spot, distance(spot, near)]));
  return spots.sort((a, b) => away.get(a)! - away.get(b)!);
}

/** How far apart places are looked for on the whole table. */
const STRIDE = 2000;

/**
 * DU-VEH-068, DU-AIR-060: beside the wreck, or on the nearest free ground where there is no room, which may be the shore of
 * a lake; who finds none on the whole table clings to the wreck.
 */
export function setDown(table: Dustup, unit: Unit, hull: Hull): void {
  const { width, depth } = groundOf(table);
  const places =
    placesBeside(table, unit, hull) ??
    placesBeside(table, unit, hull, { within: 6 * BESIDE }) ??
    placesBeside(table, unit, hull, { within: Math.max(width, depth), step: STRIDE });
  const { x, y } = hull;
  settle(table, unit, places ?? membersOf(table, unit).map(() => ({ x, y })));
}

/** The leader stands on the first place, the others on theirs in roster order. */
export function settle(table: Dustup, unit: Unit, places: readonly Place[]): void {
  const leader = leaderOf(table, unit);
  putAt(leader, places[0]!);
  const others = membersOf(table, unit).filter(({ id }) => id !== leader.id);
  for (const [i, figure] of others.entries()) putAt(figure, places[i + 1]!);
}
