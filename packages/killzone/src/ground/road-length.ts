import { distance } from '@sightline/geometry/field';
import type { Killzone, Place } from '../table.ts';
import { groundOf } from './ground.ts';
import { farSide, nearSide, type Way } from './way.ts';

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
