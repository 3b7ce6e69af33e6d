import { bearingOf, boxOfShape, fits, hindrance, type Pose } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { groundOf } from '../../ground/ground.ts';
import { isWithinInches } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { walkOf } from '../../ground/walk.ts';
import { extentOf } from '../../table/hulls.ts';
import { type Dustup, leaderOf, type Place, placeOf } from '../../table/table.ts';
import { isHidden, isTurret, isVehicle, stands, type Unit, type Vehicle } from '../../table/units.ts';
import { whyNotEnter } from '../buildings/buildings.ts';
import { marchOf } from '../movement/column.ts';
import { faultOf, followersOf, putAt, spotsFor } from '../movement/formation.ts';
import { bodyOf, solidsOf } from '../vehicles/body.ts';
import { seatTurrets } from '../vehicles/turrets.ts';

/** DU-FORCE-007, DU-GAP-029: nobody is placed nearer to an enemy than this, in inches. */
export const CLEAR_OF_ENEMIES = 12;

/** DU-GAP-029: an enemy that is seen within twelve inches, leader to leader. */
export function isEnemyNear(table: Dustup, unit: Unit, at: Place): boolean {
  return table.units.some(
    other =>
      other.side !== unit.side &&
      !isHidden(other) &&
      isWithinInches(placeOf(table, other), at, CLEAR_OF_ENEMIES) &&
      stands(table, other),
  );
}

/** Room for everybody, and no enemy near. */
export function whyNotStandAt(
  table: Dustup,
  unit: Unit,
  at: Place,
  places?: readonly Place[],
  facing?: number,
): Refusal[] {
  if (isEnemyNear(table, unit, at)) return [refuse('DU-GAP-029', 'enemyNear', CLEAR_OF_ENEMIES)];
  if (isVehicle(unit)) return whyNotParkAt(table, unit, at, facing ?? marchBearing(table, unit), places);
  const placed = placedAt(table, unit, at);
  const walk = walkOf(placed, placed.units[unit.id]!, { isPlacing: true, within: 0 });
  if (!fits(walk, at)) return [refuse('DU-GAP-029', 'noRoom')];
  const full = whyNotEnter(table, unit, at);
  if (full.length > 0) return full;
  if (places === undefined) return formationAt(table, unit, at) === null ? [refuse('DU-GAP-029', 'noRoom')] : [];
  const followers = followersOf(table, unit);
  if (places.length !== followers.length) return [refuse('DU-GAP-029', 'placeForEach', followers.length)];
  const fault = faultOf(walk, at, places, places, 0);
  return fault === null ? [] : [refuse('DU-GAP-029', fault)];
}

/** DU-VEH-037: ground that it can stand on, and room for all of its footprint. */
function whyNotParkAt(
  table: Dustup,
  unit: Vehicle,
  { x, y }: Place,
  facing: number,
  places: readonly Place[] | undefined,
): Refusal[] {
  if (places !== undefined) return [refuse('DU-VEH-003', 'nobodyToPlace')];
  if (!isWhollyOnTable(table, unit, { x, y, facing })) return [refuse('DU-GAP-029', 'offTable')];
  const parked: Vehicle = { ...unit, hull: { ...unit.hull, x, y } };
  const walk = walkOf(table, parked, { isPlacing: true, within: 0 });
  const isClear = fits(walk, { x, y }) && hindrance(bodyOf(unit.hull), { x, y, facing }, solidsOf(walk)) === null;
  return isClear ? [] : [refuse('DU-GAP-029', 'noRoom')];
}

/** DU-GAP-029: no part of it hangs over the edge. */
function isWhollyOnTable(table: Dustup, { hull: { model } }: Vehicle, pose: Pose): boolean {
  const { width, depth } = groundOf(table);
  const { minX, minY, maxX, maxY } = boxOfShape(outlineOfHull({ model, ...pose }));
  return minX >= 0 && minY >= 0 && maxX <= width && maxY <= depth;
}

/** Room for all of a vehicle at a place, however near the enemy is. */
export function hasRoomToPark(
  table: Dustup,
  unit: Vehicle,
  at: Place,
  facing: number = marchBearing(table, unit),
): boolean {
  return whyNotParkAt(table, unit, at, facing, undefined).length === 0;
}

export function marchBearing(table: Dustup, unit: Unit): number {
  return bearingOf(marchOf(table, unit));
}

/** How far a unit's own base or hull reaches from its place. */
export function reachOfUnit(table: Dustup, unit: Unit): number {
  return unit.hull === null ? leaderOf(table, unit).radius : extentOf(unit.hull.model).length / 2;
}

export function hasRoomAt(table: Dustup, unit: Unit, at: Place): boolean {
  return whyNotStandAt(table, unit, at).length === 0;
}

/** The table with the unit's leader on the spot, so that what is near it counts. */
function placedAt(table: Dustup, unit: Unit, { x, y }: Place): Dustup {
  const figures = table.figures.slice();
  figures[unit.leader] = { ...leaderOf(table, unit), x, y };
  return { ...table, figures };
}

/** Where everybody would stand round a leader on this spot, in roster order; null where there is no room for them. */
export function formationAt(table: Dustup, unit: Unit, at: Place): readonly Place[] | null {
  if (unit.hull !== null) return whyNotStandAt(table, unit, at).length === 0 ? [at] : null;
  const placed = placedAt(table, unit, at);
  const walk = walkOf(placed, placed.units[unit.id]!, { isPlacing: true, within: 0 });
  if (!fits(walk, at)) return null;
  const spots = spotsFor(table, unit, walk, at, table.sides[unit.side]!.column ? marchOf(table, unit) : null);
  return spots && [at, ...spots];
}

/** The leader on his spot and the others where they are wanted: round him, or in column if that is how they march. */
export function formUp(table: Dustup, unit: Unit, at: Place, places?: readonly Place[], facing?: number): void {
  if (isVehicle(unit)) {
    Object.assign(unit.hull, { x: at.x, y: at.y, facing: facing ?? marchBearing(table, unit) });
    return;
  }
  putAt(leaderOf(table, unit), at);
  const walk = walkOf(table, unit, { isPlacing: true, within: 0 });
  const spots = places ?? spotsFor(table, unit, walk, at, unit.column ? marchOf(table, unit) : null);
  if (spots === null) throw new Error(`expected room for ${unit.who.name}`);
  for (const [i, figure] of followersOf(table, unit).entries()) putAt(figure, spots[i]!);
}

/** DU-VEH-042: whoever starts in a vehicle comes with it, and is activated with it if it has just arrived. */
export function bringRiders(table: Dustup, vehicle: Unit): void {
  for (const rider of table.units) {
    if (rider.carrier !== vehicle.id || rider.where === 'aboard') continue;
    // DU-VEH-125: turrets are parts of it that stand where it does.
    rider.where = isTurret(rider) ? 'table' : 'aboard';
    rider.box = 0;
    rider.activated = vehicle.activated;
    rider.boxMoved = vehicle.boxMoved;
  }
  if (isVehicle(vehicle)) seatTurrets(table, vehicle);
}
