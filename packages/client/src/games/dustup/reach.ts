import type { DustupBoard, DustupView, Place, Unit, Vehicle } from '@sightline/dustup';
import { contains, convexHull } from '@sightline/geometry/field';
import type { Viewer } from '@sightline/kernel';
import type { Point, Spot } from '../game.ts';
import { isAircraft, isAloft } from './aloft.ts';
import { isOnHull } from './hulls.ts';
import { shownAt } from './land.ts';
import { isFit, isSeen, isSeenOrRides, isVehicle, pointOfUnit } from './units.ts';

const known = new WeakMap<DustupView, Map<number, readonly Spot[]>>();

/** Where a unit can get to in its next activation; it is worked out once for what is seen. */
export function reachOf(rules: DustupBoard, view: DustupView, id: number): readonly Spot[] {
  const reaches = known.get(view) ?? new Map<number, readonly Spot[]>();
  known.set(view, reaches);
  const unit = view.units[id];
  const spots = reaches.get(id) ?? (unit && isSeen(rules, view, unit) ? spotsOf(rules, view, unit) : []);
  reaches.set(id, spots);
  return spots;
}

function spotsOf(rules: DustupBoard, view: DustupView, unit: Unit): readonly Spot[] {
  // What flies gets anywhere ahead of it.
  if (isVehicle(unit) && (isAloft(unit) || isAircraft(unit))) return [];
  return spotsAt(rules, view, rules.reachableBy?.(view, unit) ?? []);
}

/** Places that can be got to, each with the ground about it that it stands for. */
export function spotsAt(rules: DustupBoard, view: DustupView, places: readonly Place[]): readonly Spot[] {
  const step = rules.reachStep ?? 1;
  return places.map(place => {
    const { x, y } = shownAt(view, place);
    return { x: x - step / 2, y: y - step / 2, width: step, height: step };
  });
}

/** Those of the other side whose place this viewer knows. */
export function enemies(rules: DustupBoard, view: DustupView, viewer: Viewer): readonly number[] {
  const side = view.sides.findIndex(({ seat }) => seat === viewer);
  return view.units
    .filter(unit => side >= 0 && unit.side !== side && isSeen(rules, view, unit) && isFit(rules, view, unit))
    .map(({ id }) => id);
}

/** How near to somebody of a unit one points at it, in inches. */
const AT_HAND = 0.6;

/** The unit whose man stands nearest, the vehicle that is there, or else the unit that the point lies among. */
export function unitAt(rules: DustupBoard, view: DustupView, point: Point): Unit | undefined {
  const seen = view.units.filter(unit => isSeen(rules, view, unit));
  const placesOf = (unit: Unit): Point[] => rules.membersOf(view, unit).map(figure => shownAt(view, figure));
  const away = new Map(
    seen.map(unit => [unit, Math.min(...placesOf(unit).map(({ x, y }) => Math.hypot(x - point.x, y - point.y)))]),
  );
  return (
    // Those of two squads stand among one another: whose man is pressed is meant.
    seen.filter(unit => away.get(unit)! <= AT_HAND).toSorted((a, b) => away.get(a)! - away.get(b)!)[0] ??
    hullAt(rules, view, seen.filter(isVehicle), point) ??
    seen.find(unit => isAmong(placesOf(unit), point))
  );
}

/** Whatever still drives comes before a wreck. */
function hullAt(rules: DustupBoard, view: DustupView, vehicles: readonly Vehicle[], point: Point): Unit | undefined {
  const there = vehicles.filter(({ hull }) => isOnHull(rules, view, hull, point));
  return there.find(({ hull }) => !hull.destroyed) ?? there[0];
}

/** Whether a point lies between those who stand round it. */
function isAmong(places: readonly Point[], point: Point): boolean {
  return places.length > 2 && contains(convexHull(places), point);
}

export function pointOf(rules: DustupBoard, view: DustupView, id: number): Point | null {
  const unit = view.units[id];
  return unit && isSeenOrRides(rules, view, unit) ? pointOfUnit(view, unit) : null;
}
