import { circle, compareGap, isIn, isSamePoint, type Point } from '@sightline/geometry/field';
import { isCoveredFrom } from '../../ground/cover.ts';
import { coverByFriends } from '../../ground/hull-shelter.ts';
import { isWithinInches, TOLERANCE } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import type { Figure } from '../../table/figures.ts';
import { isAirborne } from '../../table/flight.ts';
import { type ArmourFace, isOpen, isSoft } from '../../table/hulls.ts';
import type { Building } from '../../table/markers.ts';
import { isPacked, type Piece, placeOfPiece } from '../../table/pieces.ts';
import type { Dustup, Place } from '../../table/table.ts';
import { carrierOf, type Unit, type Vehicle } from '../../table/units.ts';
import { nearestOf } from '../buildings/buildings.ts';
import { faceToward } from '../vehicles/faces.ts';

/** DU-ARTY-004: a circle round the point of impact, which walls and heights do not stop; the radius is in inches. */
export interface Blast {
  readonly at: Place;
  readonly radius: number;
  /** DU-ARTY-038. */
  readonly airBurst: boolean;
}

/** DU-ARTY-004: whoever has the centre of his base in it; DU-ARTY-037: whoever rides in the open does with his vehicle. */
export function isFigureIn(table: Dustup, unit: Unit, figure: Figure, blast: Blast): boolean {
  if (figure.state === 'killed' || figure.gone) return false;
  // DU-MOVE-019: one who was left behind lies there, wherever his unit has gone.
  if (figure.left || unit.where === 'table') return isWithinInches(figure, blast.at, blast.radius);
  const carrier = carrierOf(table, unit);
  return carrier !== null && areRidersIn(carrier, blast);
}

/** DU-ARTY-037: whoever rides in the open is in it with his vehicle, on his feet or on a stretcher (DU-CASEVAC-008). */
export function areRidersIn(carrier: Vehicle, blast: Blast): boolean {
  return isExposedIn(carrier) && isHullIn(carrier, blast);
}

/** DU-ARTY-037, DU-VEH-122: open-topped or opened up and not shut again, or without armour. */
function isExposedIn({ hull }: Vehicle): boolean {
  return isOpen(hull) || isSoft(hull.model);
}

/** DU-ARTY-004: any part of it counts; what is in the air is out of reach. */
export function isHullIn(unit: Vehicle, { at, radius }: Blast): boolean {
  const { where, hull } = unit;
  const isThere = where === 'table' && !hull.destroyed && !isAirborne(unit);
  return isThere && compareGap(spot(at), outlineOfHull(hull), reach(radius)) <= 0;
}

const spot = ({ x, y }: Place) => circle({ x, y }, 0);
const reach = (radius: number): number => radius * 1000 + TOLERANCE;

/** DU-HEAVY-011: the centre of a gun; what lies in a vehicle is not reached. */
export function isPieceIn(table: Dustup, piece: Piece, { at, radius }: Blast): boolean {
  const place = piece.state === 'ruined' ? null : placeOfPiece(table, piece);
  if (place === null || (isPacked(piece) && table.units[piece.servedBy]!.where === 'aboard')) return false;
  return isWithinInches(place, at, radius);
}

/** DU-ARTY-004: where the circle meets a house, a module of one or what is left of a wall first; null where it does not. */
export function metAt(table: Dustup, building: Building, { at, radius }: Blast): Point | null {
  const nearest = building.destroyed ? null : nearestOf(table, building, at);
  return nearest !== null && isWithinInches(nearest, at, radius) ? nearest : null;
}

/** DU-GAP2-047: a nest is met as a vehicle is. */
export function isNestIn({ nest }: Dustup, { at, radius }: Blast): boolean {
  if (nest === null || nest.destroyed) return false;
  return compareGap(spot(at), circle({ x: nest.x, y: nest.y }, nest.radius), reach(radius)) <= 0;
}

/** DU-ARTY-036, DU-ARTY-038: from above if it lies under the point of impact or the round bursts in the air. */
export function faceIn({ hull }: Vehicle, { at, airBurst }: Blast): ArmourFace {
  const isUnder = airBurst || isIn(outlineOfHull(hull), { x: at.x, y: at.y });
  return isUnder ? 'top' : faceToward(hull, at);
}

/** DU-ARTY-037, DU-ARTY-039: whether somebody of a unit, or its gun, has cover from the point of impact. */
export function hasCover(table: Dustup, unit: Unit | null, place: Place, { at }: Blast): boolean {
  if (unit?.where === 'aboard') return true;
  if (isCoveredFrom(table, place, at)) return true;
  return unit !== null && !isSamePoint(place, at) && coverByFriends(table, unit, place, at) !== 'none';
}
