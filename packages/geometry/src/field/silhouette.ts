import { dot, leftOf, minus, type Point, plus, scaled } from './point.ts';
import { type Footprint, outlineOf } from './shape.ts';

/**
 * How a footprint looks to somebody: places in the middles of so many equal parts of its width as it is seen from there,
 * all of them on the line through its centre that is square to the look. Whoever stands on the centre sees it from behind.
 */
export function silhouette(footprint: Footprint, from: Point, parts: number): Point[] {
  const { centre, heading } = footprint;
  const look = minus(centre, from);
  const across = leftOf(look.x === 0 && look.y === 0 ? heading : look);
  const length = Math.sqrt(dot(across, across));
  const sides = outlineOf(footprint).points.map(corner => dot(across, minus(corner, centre)) / length);
  const [right, left] = [Math.min(...sides), Math.max(...sides)];
  return Array.from({ length: parts }, (_, i) => {
    const off = right + ((left - right) * (2 * i + 1)) / (2 * parts);
    return plus(centre, scaled(across, off));
  });
}
