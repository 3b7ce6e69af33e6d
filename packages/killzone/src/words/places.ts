import type { Point } from '@sightline/geometry/field';
import type { Place } from '../table/units.ts';

/** In inches: "(24, 4.5)". */
export function pointWords({ x, y }: Point): string {
  return `(${x / 1000}, ${y / 1000})`;
}

export function placeWords(place: Place): string {
  return `${pointWords(place)}${place.room < 0 ? '' : ` in room ${place.room}`}`;
}
