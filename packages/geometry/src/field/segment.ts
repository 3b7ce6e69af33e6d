import { compareProducts, nearestWhole } from './measure.ts';
import { type Point, side, squaredDistance } from './point.ts';

/** The sign of (distance from `p` to the segment `a b`) - `reach`, exactly. */
export function compareToSegment(p: Point, a: Point, b: Point, reach: number): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = (p.x - a.x) * dx + (p.y - a.y) * dy;
  const squaredLength = dx * dx + dy * dy;
  if (along <= 0) return Math.sign(squaredDistance(p, a) - reach * reach);
  if (along >= squaredLength) return Math.sign(squaredDistance(p, b) - reach * reach);
  const across = side(a, b, p);
  return compareProducts(across, across, reach * reach, squaredLength);
}

/** The sign of (distance between the segments `a b` and `c d`) - `reach`, exactly. */
export function compareSegments(a: Point, b: Point, c: Point, d: Point, reach: number): number {
  if (doSegmentsMeet(a, b, c, d)) return Math.sign(0 - reach);
  return Math.min(
    compareToSegment(a, c, d, reach),
    compareToSegment(b, c, d, reach),
    compareToSegment(c, a, b, reach),
    compareToSegment(d, a, b, reach),
  );
}

/** Whether `p` lies on the segment, its ends included. */
export function isOnSegment(p: Point, a: Point, b: Point): boolean {
  if (side(a, b, p) !== 0) return false;
  const betweenX = Math.min(a.x, b.x) <= p.x && p.x <= Math.max(a.x, b.x);
  return betweenX && Math.min(a.y, b.y) <= p.y && p.y <= Math.max(a.y, b.y);
}

/** Whether the segments have a point in common; touching is enough. */
export function doSegmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (doSegmentsCross(a, b, c, d)) return true;
  return isOnSegment(a, c, d) || isOnSegment(b, c, d) || isOnSegment(c, a, b) || isOnSegment(d, a, b);
}

/** Whether each segment passes from one side of the other to the other side; touching is not enough. */
export function doSegmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const fromA = side(c, d, a);
  const fromB = side(c, d, b);
  if (fromA === 0 || fromB === 0 || fromA > 0 === fromB > 0) return false;
  const fromC = side(a, b, c);
  const fromD = side(a, b, d);
  return fromC !== 0 && fromD !== 0 && fromC > 0 !== fromD > 0;
}

/**
 * Whether a walk from `a` to `b` changes sides of the segment `c d`. Standing on the line counts as standing to its
 * right and an end of the segment on the walk as right of the walk, so a route that bends on a fence, or passes the
 * joint of two of its parts, crosses it once and not twice or never.
 */
export function doesWalkCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(c, d, a) > 0 !== side(c, d, b) > 0 && side(a, b, c) > 0 !== side(a, b, d) > 0;
}

/** The point of the segment nearest to `p`, to the nearest mil. */
export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = (p.x - a.x) * dx + (p.y - a.y) * dy;
  const squaredLength = dx * dx + dy * dy;
  if (along <= 0) return a;
  if (along >= squaredLength) return b;
  const part = along / squaredLength;
  return { x: a.x + nearestWhole(dx * part), y: a.y + nearestWhole(dy * part) };
}

/** Where two crossing segments cross, to the nearest mil. */
export function crossingPoint(a: Point, b: Point, c: Point, d: Point): Point {
  const fromA = side(c, d, a);
  const fromB = side(c, d, b);
  if (fromA === fromB) throw new Error('expected crossing segments, got parallel ones');
  const part = fromA / (fromA - fromB);
  return { x: a.x + nearestWhole((b.x - a.x) * part), y: a.y + nearestWhole((b.y - a.y) * part) };
}
