import { FARTHEST } from './measure.ts';
import { type Box, boxOf, isInBox, isSamePoint, type Point, side } from './point.ts';
import { doSegmentsMeet, isOnSegment } from './segment.ts';

/** A simple polygon, its corners counter-clockwise: the inside is to the left of every edge. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
}

export type PolygonFault =
  | { readonly code: 'tooFewPoints'; readonly count: number }
  | { readonly code: 'notWhole'; readonly corner: number }
  | { readonly code: 'tooFarOut'; readonly corner: number }
  | { readonly code: 'repeatedPoint'; readonly corner: number }
  | { readonly code: 'selfCrossing'; readonly edges: readonly [number, number] }
  | { readonly code: 'noInside' };

/** What is wrong with an outline; an empty list makes it a polygon. Either winding will do. */
export function whyNotPolygon(points: readonly Point[]): PolygonFault[] {
  if (points.length < 3) return [{ code: 'tooFewPoints', count: points.length }];
  const faults = points.flatMap((_, corner) => faultsOfCorner(points, corner));
  if (faults.length > 0) return faults;
  const crossings = selfCrossings(points);
  if (crossings.length > 0) return crossings;
  return doubledArea(points) === 0 ? [{ code: 'noInside' }] : [];
}

/** The polygon with this outline, turned counter-clockwise. The outline must already have passed `whyNotPolygon`. */
export function polygonOf(points: readonly Point[]): Polygon {
  const fault = whyNotPolygon(points)[0];
  if (fault) throw new Error(`expected the outline of a polygon, got one with the fault ${fault.code}`);
  return { kind: 'polygon', points: doubledArea(points) > 0 ? points : points.toReversed() };
}

/** The upright rectangle of two opposite corners. */
export function rectangle(from: Point, to: Point): Polygon {
  const box = boxOf([from, to]);
  return polygonOf([
    { x: box.minX, y: box.minY },
    { x: box.maxX, y: box.minY },
    { x: box.maxX, y: box.maxY },
    { x: box.minX, y: box.maxY },
  ]);
}

/** Positive when the corners run counter-clockwise. */
export function doubledArea(points: readonly Point[]): number {
  const origin = points[0]!;
  let sum = 0;
  for (let i = 1; i + 1 < points.length; i++) sum += side(origin, points[i]!, points[i + 1]!);
  return sum;
}

/** 1 inside, 0 on the outline, -1 outside. */
export function locate(points: readonly Point[], p: Point): -1 | 0 | 1 {
  let inside = false;
  let a = points[points.length - 1]!;
  for (const b of points) {
    const aAbove = a.y > p.y;
    if (aAbove !== b.y > p.y) {
      const turn = side(a, b, p);
      if (turn === 0) return 0;
      if (turn > 0 === b.y > a.y) inside = !inside;
    } else if ((a.y === p.y || b.y === p.y) && isOnSegment(p, a, b)) return 0;
    a = b;
  }
  return inside ? 1 : -1;
}

/** Whether the point lies in the polygon; the outline belongs to it. */
export function contains(polygon: Polygon, p: Point): boolean {
  return locate(polygon.points, p) >= 0;
}

/** The convex polygon round these points, without corners on straight edges; they must not all lie on one line. */
export function convexHull(points: readonly Point[]): Polygon {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.toReversed());
  return { kind: 'polygon', points: [...lower.slice(0, -1), ...upper.slice(0, -1)] };
}

function halfHull(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const p of sorted) {
    while (chain.length > 1 && side(chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop();
    chain.push(p);
  }
  return chain;
}

const REACH: Box = { minX: -FARTHEST, minY: -FARTHEST, maxX: FARTHEST, maxY: FARTHEST };

function faultsOfCorner(points: readonly Point[], corner: number): PolygonFault[] {
  const p = points[corner]!;
  if (!Number.isInteger(p.x) || !Number.isInteger(p.y)) return [{ code: 'notWhole', corner }];
  if (!isInBox(REACH, p)) return [{ code: 'tooFarOut', corner }];
  const isRepeated = points.some((other, i) => i < corner && isSamePoint(other, p));
  return isRepeated ? [{ code: 'repeatedPoint', corner }] : [];
}

function selfCrossings(points: readonly Point[]): PolygonFault[] {
  const n = points.length;
  const corner = (i: number) => points[i % n]!;
  const faults: PolygonFault[] = [];
  for (let i = 0; i < n; i++) {
    // Neighbours share a corner: they go wrong only by folding back onto each other.
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    if (isOnSegment(c, a, b) || isOnSegment(a, b, c)) faults.push({ code: 'selfCrossing', edges: [i, (i + 1) % n] });
    const last = i === 0 ? n - 1 : n;
    for (let j = i + 2; j < last; j++) {
      if (doSegmentsMeet(a, b, corner(j), corner(j + 1))) faults.push({ code: 'selfCrossing', edges: [i, j] });
    }
  }
  return faults;
}
