import { runsInside } from './inside.ts';
import { rootRoundedUp, TOUCH } from './measure.ts';
import { boxesMeet, distance, grownBox, type Point, pointAlong, squaredDistance } from './point.ts';
import { doubledArea, locate, type Polygon } from './polygon.ts';
import { compareSegments, compareToSegment, crossingPoint, doSegmentsCross, nearestOnSegment } from './segment.ts';
import { boxOfShape, type Circle, edgesOf, type Line, type Shape, someEdge } from './shape.ts';

/** How near two shapes come to each other, and where, to the nearest mil. */
export interface Nearest {
  readonly on: Point;
  readonly off: Point;
}

/**
 * The sign of (gap between two shapes, edge to edge) - `reach`, exactly and without rounding. Shapes that overlap are
 * nearer than any reach; shapes that only touch have a gap of 0.
 */
export function compareGap(a: Shape, b: Shape, reach: number): number {
  if (a.kind === 'circle') return compareCircleGap(a, b, reach);
  if (b.kind === 'circle') return compareCircleGap(b, a, reach);
  if (doInsidesMeet(a, b)) return -1;
  return leastOverEdges(a, (p, q) => leastOverEdges(b, (r, s) => compareSegments(p, q, r, s, reach)));
}

/** Whether the insides have a point in common; bases and footprints may touch. */
export function doOverlap(a: Shape, b: Shape): boolean {
  return boxesMeet(boxOfShape(a), boxOfShape(b)) && compareGap(a, b, 0) < 0;
}

/** Whether the shapes are at most `reach` apart, edge to edge. */
export function areWithin(a: Shape, b: Shape, reach: number): boolean {
  return boxesMeet(grownBox(boxOfShape(a), reach), boxOfShape(b)) && compareGap(a, b, reach) <= 0;
}

/** Base contact: a gap of nothing, give or take the hundredth of an inch that whole mils make necessary. */
export function areInContact(a: Shape, b: Shape): boolean {
  return areWithin(a, b, TOUCH);
}

/** The gap in whole mils, rounded up, so that it compares with whole numbers as the true gap does; 0 on overlap. */
export function gapBetween(a: Shape, b: Shape): number {
  if (a.kind === 'circle' && b.kind === 'circle') {
    return Math.max(0, distance(a.centre, b.centre) - a.radius - b.radius);
  }
  const { on, off } = nearestPoints(a, b);
  // Rounded points may be a mil or two out on either side of the true gap; the exact comparison settles it.
  let gap = Math.max(0, distance(on, off) - 2);
  while (compareGap(a, b, gap) > 0) gap++;
  return gap;
}

/** The nearest points of two shapes, `on` the first and `off` the second; on overlap a point that both hold. */
export function nearestPoints(a: Shape, b: Shape): Nearest {
  if (a.kind === 'circle' && b.kind === 'circle') {
    const on = towards(a, b.centre);
    return { on, off: towards(b, on) };
  }
  if (a.kind === 'circle') {
    const off = nearestOn(b, a.centre);
    return { on: towards(a, off), off };
  }
  if (b.kind === 'circle') {
    const { on, off } = nearestPoints(b, a);
    return { on: off, off: on };
  }
  return nearestOfEdges(a, b);
}

/** The point of the shape nearest to `p`; `p` itself when the shape holds it. */
export function nearestOn(shape: Shape, p: Point): Point {
  if (shape.kind === 'circle') return towards(shape, p);
  if (shape.kind === 'polygon' && locate(shape.points, p) >= 0) return p;
  return nearestOf(
    edgesOf(shape).map(([a, b]) => nearestOnSegment(p, a, b)),
    p,
  );
}

/**
 * A place for a round base: on the way from `from` to the shape, as near to it as a base of this radius can stand
 * with `gap` between the edges. `from` itself must be far enough away.
 */
export function standOff(from: Point, radius: number, shape: Shape, gap = 0): Point {
  const goal = nearestOn(shape, from);
  const isClear = (travelled: number) => {
    const base: Circle = { kind: 'circle', centre: pointAlong(from, goal, travelled), radius };
    return compareGap(base, shape, gap) >= 0;
  };
  // On the way to the nearest point the gap only shrinks, so halving finds the last place that is clear.
  let clear = 0;
  let blocked = distance(from, goal) + 1;
  while (blocked - clear > 1) {
    const middle = Math.floor((clear + blocked) / 2);
    if (isClear(middle)) clear = middle;
    else blocked = middle;
  }
  return pointAlong(from, goal, clear);
}

function compareCircleGap(a: Circle, b: Shape, reach: number): number {
  const far = a.radius + reach;
  if (b.kind === 'circle') {
    const sum = far + b.radius;
    return Math.sign(squaredDistance(a.centre, b.centre) - sum * sum);
  }
  if (b.kind === 'polygon' && locate(b.points, a.centre) > 0) return -1;
  return leastOverEdges(b, (p, q) => compareToSegment(a.centre, p, q, far));
}

function leastOverEdges(shape: Polygon | Line, compare: (a: Point, b: Point) => number): number {
  let least = 1;
  someEdge(shape, (a, b) => {
    least = Math.min(least, compare(a, b));
    return least < 0;
  });
  return least;
}

/** Two polygons share inside exactly if an edge of one runs inside the other, or they are the same area. */
function doInsidesMeet(a: Polygon | Line, b: Polygon | Line): boolean {
  if (b.kind === 'polygon' && someEdge(a, (p, q) => runsInside(p, q, b))) return true;
  if (a.kind === 'polygon' && someEdge(b, (p, q) => runsInside(p, q, a))) return true;
  return a.kind === 'polygon' && b.kind === 'polygon' && isSameArea(a, b);
}

function isSameArea(a: Polygon, b: Polygon): boolean {
  const isOutlinedBy = (p: Polygon, q: Polygon) => p.points.every(corner => locate(q.points, corner) === 0);
  return doubledArea(a.points) === doubledArea(b.points) && isOutlinedBy(a, b) && isOutlinedBy(b, a);
}

function towards({ centre, radius }: Circle, p: Point): Point {
  const away = rootRoundedUp(squaredDistance(centre, p));
  return away <= radius ? p : pointAlong(centre, p, radius);
}

function nearestOfEdges(a: Polygon | Line, b: Polygon | Line): Nearest {
  const pairs: Nearest[] = [];
  for (const [p, q] of edgesOf(a)) {
    for (const [r, s] of edgesOf(b)) {
      if (doSegmentsCross(p, q, r, s)) {
        const shared = crossingPoint(p, q, r, s);
        return { on: shared, off: shared };
      }
      pairs.push({ on: p, off: nearestOnSegment(p, r, s) }, { on: nearestOnSegment(r, p, q), off: r });
    }
    pairs.push({ on: q, off: nearestOn(b, q) });
  }
  for (const [, s] of edgesOf(b)) pairs.push({ on: nearestOn(a, s), off: s });
  return pairs.reduce((best, pair) =>
    squaredDistance(pair.on, pair.off) < squaredDistance(best.on, best.off) ? pair : best,
  );
}

function nearestOf(points: readonly Point[], p: Point): Point {
  return points.reduce((best, q) => (squaredDistance(q, p) < squaredDistance(best, p) ? q : best));
}
