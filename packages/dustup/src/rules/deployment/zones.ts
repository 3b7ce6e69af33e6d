import { boxOf, contains, type Polygon } from '@sightline/geometry/field';
import type { Dustup, Place } from '../../table/table.ts';

export function isInZone(table: Dustup, side: number, at: Place): boolean {
  return table.sides[side]!.zones.some(points => contains({ kind: 'polygon', points } satisfies Polygon, at));
}

const HALF_INCH = 500;

/** Half an inch between places, the farthest from the own edge first. */
export function* gridOf(table: Dustup, side: number): Generator<Place> {
  for (const points of table.sides[side]!.zones) {
    const { minX, minY, maxX, maxY } = boxOf(points);
    for (let x = maxX - HALF_INCH; x >= minX; x -= HALF_INCH) {
      for (let y = minY + HALF_INCH; y <= maxY; y += HALF_INCH) {
        if (contains({ kind: 'polygon', points }, { x, y })) yield { x, y };
      }
    }
  }
}
