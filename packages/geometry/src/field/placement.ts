import { compareGap } from './gap.ts';
import { bearing, bearingOf } from './heading.ts';
import {
  distance,
  dot,
  isCloserThan,
  isInBox,
  isSamePoint,
  isWithin,
  leftOf,
  minus,
  type Point,
  plus,
  pointAlong,
  rightOf,
  scaled,
  side,
  squaredDistance,
  type Vector,
} from './point.ts';
import type { Polygon } from './polygon.ts';
import { canEnd } from './route-cost.ts';
import { type Circle, circle, edgesOf } from './shape.ts';
import { rateAt } from './survey.ts';
import type { Walk } from './terrain.ts';

/** The rules of one placing: whose ground and base it is, and how far from whom the figures must be. */
export interface Placing {
  readonly walk: Walk;
  readonly leader: Point;
  /** The greatest distance from the leader, centre to centre. */
  readonly cohesion: number;
  /** Where others of the same base stand already. */
  readonly taken?: readonly Point[];
}

/** Rings are this far apart in the search for a free spot near the one wished for. */
const RING = 250;

/** Whether a base may stand here: on the table, not in impassable ground, clear of every solid. */
export function fits(walk: Walk, p: Point): boolean {
  return isInBox(walk.terrain.bounds, p) && rateAt(walk, p) !== 'impassable' && canEnd(walk, p);
}

/**
 * A spot for each wish, in order: the wished one if it is legal, else the nearest legal one that the search finds, or
 * null if there is none. Figures placed earlier, and the leader, are in the way of later ones.
 */
export function placeInCohesion(placing: Placing, wishes: readonly Point[]): (Point | null)[] {
  const { walk, leader, cohesion } = placing;
  const across = 2 * walk.radius;
  const taken: Point[] = [leader, ...(placing.taken ?? [])];
  return wishes.map(wish => {
    const isFree = (p: Point) => isWithin(p, leader, cohesion) && isClearOf(taken, p, across) && fits(walk, p);
    const spot = nearestFree(wish, leader, cohesion, isFree);
    if (spot) taken.push(spot);
    return spot;
  });
}

function isClearOf(others: readonly Point[], p: Point, reach: number): boolean {
  for (const other of others) if (isCloserThan(p, other, reach)) return false;
  return true;
}

/** Spots round a leader for figures that have no wish of their own: rings of bases, a third of a base apart. */
export function placeRound(placing: Placing, count: number): (Point | null)[] {
  const spacing = Math.ceil((placing.walk.radius * 2 * 4) / 3);
  const wishes: Point[] = [];
  for (let ring = 1; wishes.length < count; ring++) {
    const inRing = 6 * ring;
    for (let i = 0; i < inRing && wishes.length < count; i++) {
      const direction = bearing(Math.round((i * 360) / inRing));
      wishes.push(plus(placing.leader, scaled(direction, ring * spacing)));
    }
  }
  return placeInCohesion(placing, wishes);
}

/** The spots of a column in base contact behind its head, one or two wide; the head is the first. */
export function column(head: Point, direction: Vector, count: number, radius: number, abreast: 1 | 2): Point[] {
  // Two mils more than touching, so that rounding makes no two bases overlap.
  const pitch = radius * 2 + 2;
  return Array.from({ length: count }, (_, i) => {
    const back = scaled(direction, 0 - Math.floor(i / abreast) * pitch);
    const aside = i % abreast === 0 ? { x: 0, y: 0 } : scaled(leftOf(direction), pitch);
    return plus(plus(head, back), aside);
  });
}

/** Where a base goes to be just clear of a convex area: the shortest way out over one of its edges. */
export function movedClear(base: Circle, area: Polygon): Point {
  if (compareGap(base, area, 0) >= 0) return base.centre;
  const ways = edgesOf(area).map(([a, b]) => outOver(base, a, b, area));
  return nearestTo(base.centre, ways);
}

/** Straight out over one edge, no further than it takes. */
function outOver({ centre, radius }: Circle, a: Point, b: Point, area: Polygon): Point {
  const along = minus(b, a);
  const moved = (step: number) => plus(centre, scaled(rightOf(along), step));
  const depth = side(a, b, centre) / Math.sqrt(dot(along, along));
  let inside = 0;
  // Beyond the line of the edge nothing of a convex area is left; three mils more forgive rounding.
  let clear = Math.ceil(radius + depth) + 3;
  while (clear - inside > 1) {
    const middle = Math.floor((inside + clear) / 2);
    if (compareGap(circle(moved(middle), radius), area, 0) < 0) inside = middle;
    else clear = middle;
  }
  return moved(clear);
}

/** The wish itself, or a free spot near it: on rings that widen until one has a spot, drawn in as far as it stays free. */
function nearestFree(wish: Point, leader: Point, cohesion: number, isFree: (p: Point) => boolean): Point | null {
  if (isFree(wish)) return wish;
  const away = distance(wish, leader);
  for (let radius = Math.max(RING, away - cohesion); radius <= away + cohesion; radius += RING) {
    let nearest: Point | null = null;
    for (const p of ringRound(wish, leader, radius)) {
      if (!isFree(p)) continue;
      const near = drawnIn(wish, p, isFree, nearest);
      if (nearest === null || squaredDistance(near, wish) < squaredDistance(nearest, wish)) nearest = near;
    }
    if (nearest !== null) return nearest;
  }
  return null;
}

/** Points on a circle, the first of them towards the leader. */
function ringRound(centre: Point, leader: Point, radius: number): Point[] {
  const first = isSamePoint(centre, leader) ? 0 : bearingOf(minus(leader, centre));
  const count = radius < 1000 ? 16 : 48;
  const ring: Point[] = [];
  for (let i = 0; i < count; i++) {
    ring.push(plus(centre, scaled(bearing(first + Math.round((i * 360) / count)), radius)));
  }
  return ring;
}

/** Halves the last ring again and again, keeping to the free side, until it can come no nearer than the best so far. */
function drawnIn(wish: Point, free: Point, isFree: (p: Point) => boolean, best: Point | null): Point {
  let near = distance(wish, free) - RING;
  let far = distance(wish, free);
  // Three mils more forgive rounding.
  const enough = best === null ? far : distance(wish, best) + 3;
  while (far - near > 1) {
    if (near >= enough) return free;
    const middle = Math.floor((near + far) / 2);
    if (isFree(pointAlong(wish, free, middle))) far = middle;
    else near = middle;
  }
  return isFree(pointAlong(wish, free, far)) ? pointAlong(wish, free, far) : free;
}

function nearestTo(p: Point, points: readonly Point[]): Point {
  return points.reduce((best, q) => (squaredDistance(q, p) < squaredDistance(best, p) ? q : best));
}
