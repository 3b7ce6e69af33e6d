import { bearing, bearingOf, distance, inches, minus, UNIT } from '@sightline/geometry/field';
import { TOLERANCE } from '../../ground/measure.ts';
import { type Flyer, isFixedWing } from '../../table/flight.ts';
import type { Place } from '../../table/table.ts';

/** DU-AIR-014: the most that an aircraft turns in one action, in degrees. */
const MOST_TURN = 90;
/** DU-AIR-019: as far as this a VTOL moves whichever way it likes. */
const SLIDE = inches(12) + TOLERANCE;

/** How an aircraft gets to a place: the way it points then, how long its way is, in mils, and where it turns on it. */
export interface Course {
  readonly facing: number;
  readonly length: number;
  readonly corner: Place | null;
}

/**
 * DU-AIR-014: straight on, one turn, and straight on again; so that its last heading lies between the straight line to the
 * place and a right angle. Null if that takes too sharp a turn. A place that it points nowhere at is flown to directly.
 */
export function courseTo(unit: Flyer, to: Place, wanted?: number): Course | null {
  const { hull } = unit;
  const away = distance(hull, to);
  const direct = bearingOf(minus(to, hull));
  const slides = !isFixedWing(hull.model) && away <= SLIDE;
  // DU-AIR-021, DU-AIR-024: what hovers or takes off turns first as it likes.
  const heading = hull.flight.mode === 'moving' ? hull.facing : direct;
  const toPlace = turnBetween(heading, direct);
  const facing = wanted ?? (Math.abs(toPlace) <= MOST_TURN ? direct : heading);
  if (slides) return { facing, length: away, corner: null };
  if (Math.abs(toPlace) > MOST_TURN) return null;
  if (hull.flight.mode !== 'moving') {
    return Math.abs(turnBetween(direct, facing)) <= MOST_TURN ? { facing, length: away, corner: null } : null;
  }
  const turn = turnBetween(heading, facing);
  if (!isBetween(toPlace, turn)) return null;
  return { facing, ...legsOf(hull, to, heading, facing) };
}

/** From one bearing to another, to the right or (below zero) to the left. */
export function turnBetween(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

/** A turn to the side of the place, and at least as far round as it lies. */
function isBetween(toPlace: number, turn: number): boolean {
  if (toPlace === 0) return turn === 0;
  return toPlace > 0 ? turn >= toPlace && turn <= MOST_TURN : turn <= toPlace && turn >= -MOST_TURN;
}

/** Both stretches of the way together, and where one ends and the other begins. */
function legsOf({ x, y }: Place, to: Place, heading: number, facing: number): Omit<Course, 'facing'> {
  const way = minus(to, { x, y });
  const [first, last] = [bearing(heading), bearing(facing)];
  const turn = cross(first, last);
  if (turn === 0) return { length: distance({ x: 0, y: 0 }, way), corner: null };
  const ahead = cross(way, last) / turn;
  const corner = { x: Math.round(x + first.x * ahead), y: Math.round(y + first.y * ahead) };
  return { length: (ahead + cross(first, way) / turn) * UNIT, corner };
}

const cross = (a: Place, b: Place): number => a.x * b.y - a.y * b.x;
