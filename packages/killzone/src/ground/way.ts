import { distance, type Point } from '@sightline/geometry/field';
import type { Killzone } from '../table/table.ts';
import type { Place } from '../table/units.ts';
import { groundOf, type Opening } from './ground.ts';

/** One straight part of a way: to a point, or through a door, window or flight of stairs. */
export type Leg = Point | { readonly through: number };
export type Way = readonly Leg[];

/** The place on the other side of an opening for somebody who comes from `room`. */
export function farSide(opening: Opening, room: number): Place {
  return opening.from === room
    ? { x: opening.toX, y: opening.toY, room: opening.to }
    : { x: opening.fromX, y: opening.fromY, room: opening.from };
}

/** The place in front of an opening in `room`. */
export function nearSide(opening: Opening, room: number): Place {
  return opening.from === room
    ? { x: opening.fromX, y: opening.fromY, room }
    : { x: opening.toX, y: opening.toY, room };
}

/** How long a way is past everything that stands still, with the price of its doors, windows and stairs. */
export function roadLength(table: Killzone, from: Place, way: Way): number {
  const { openings } = groundOf(table.map);
  const { values } = table;
  let at: Place = from;
  let length = 0;
  for (const leg of way) {
    if ('through' in leg) {
      const opening = openings[leg.through]!;
      const near = nearSide(opening, at.room);
      const far = farSide(opening, at.room);
      length += distance(at, near) + distance(near, far) + values[opening.kind] * 1000;
      at = far;
    } else {
      length += distance(at, leg);
      at = { x: leg.x, y: leg.y, room: at.room };
    }
  }
  return length;
}
