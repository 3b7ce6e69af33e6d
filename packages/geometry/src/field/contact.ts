import { compareGap } from './gap.ts';
import { spansInside } from './inside.ts';
import { cross, minus, type Point } from './point.ts';
import { compareSegments, compareToSegment } from './segment.ts';
import { circle, edgesOf, type Shape, someEdge } from './shape.ts';

/** Whether a base whose centre goes from `a` to `b` comes nearer than `reach` to the shape, measured from its centre. */
export function comesNearer(a: Point, b: Point, reach: number, shape: Shape): boolean {
  if (shape.kind === 'circle') return compareToSegment(shape.centre, a, b, reach + shape.radius) < 0;
  if (someEdge(shape, (p, q) => compareSegments(a, b, p, q, reach) < 0)) return true;
  return compareGap(circle(a, 0), shape, 0) < 0;
}

/**
 * The fraction of the way from `a` to `b` at which the centre first comes within `reach` of the shape, or null if it
 * never comes nearer than that. Whether it does is exact; the fraction is a double.
 */
export function firstContact(a: Point, b: Point, reach: number, shape: Shape): number | null {
  if (!comesNearer(a, b, reach, shape)) return null;
  if (compareGap(circle(a, 0), shape, reach) < 0) return 0;
  if (shape.kind === 'circle') return entryToDisc(a, b, shape.centre, reach + shape.radius);
  const entries = edgesOf(shape).flatMap(([p, q]) => [entryToDisc(a, b, p, reach), entryToBand(a, b, p, q, reach)]);
  const ends = shape.kind === 'line' ? [entryToDisc(a, b, shape.points[shape.points.length - 1]!, reach)] : [];
  return Math.min(...entries, ...ends);
}

/** Where the way enters the disc; 1, its end, if it does not. */
function entryToDisc(a: Point, b: Point, centre: Point, radius: number): number {
  return spansInside(a, b, circle(centre, radius))[0]?.from ?? 1;
}

/** Where the way crosses the near long side of the band round an edge, beside the edge itself; 1 if it does not. */
function entryToBand(a: Point, b: Point, p: Point, q: Point, reach: number): number {
  const edge = minus(q, p);
  const way = minus(b, a);
  const closing = cross(edge, way);
  if (closing === 0) return 1;
  const squaredLength = edge.x * edge.x + edge.y * edge.y;
  const offset = reach * Math.sqrt(squaredLength) * (cross(edge, minus(a, p)) > 0 ? 1 : -1);
  const t = (offset - cross(edge, minus(a, p))) / closing;
  const along = (a.x + way.x * t - p.x) * edge.x + (a.y + way.y * t - p.y) * edge.y;
  return t >= 0 && t <= 1 && along >= 0 && along <= squaredLength ? t : 1;
}
