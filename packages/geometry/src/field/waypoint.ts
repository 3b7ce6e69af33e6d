import { bearing } from './heading.ts';
import { nearestWhole } from './measure.ts';
import {
  cross,
  distance,
  dot,
  leftOf,
  minus,
  type Point,
  plus,
  pointAlong,
  rightOf,
  scaled,
  type Vector,
} from './point.ts';
import type { Polygon } from './polygon.ts';
import { nearestOnSegment } from './segment.ts';
import { edgesOf, isStrictlyIn, type Shape } from './shape.ts';
import { type Ground, isDearer, type Obstacle, type Rate, type Solid } from './terrain.ts';

/**
 * The places where a cheap route may bend: beside the corners of whatever is in the way, as far off as the mover's
 * base needs, and along roads.
 */

/** How far off an exact corner a waypoint keeps, so that rounding does not put it on the wrong side. */
const SHY = 2;

/** How far apart the places are where a route may join or leave a road. */
const ROADSIDE = 3000;

/** A step or two aside from an end of the search, for when it stands wedged among solids. */
export function elbowRoom(end: Point): Point[] {
  return [100, 400].flatMap(aside => eightRound(end, aside));
}

export function waypointsRoundSolid({ shape }: Solid, radius: number): Point[] {
  return waypointsRound(shape, radius + SHY);
}

/** Close by, since only the mover's centre counts, and again further off where solids crowd the near ones. */
export function waypointsRoundObstacle({ points }: Obstacle, radius: number): Point[] {
  return [SHY, radius + SHY].flatMap(off => waypointsRound({ kind: 'line', points }, off));
}

/**
 * Round the ground for those who avoid it, along its inside if it may be quicker than what it lies on, and the short
 * ways out of it for each of the `ends` of the search that lies in it.
 */
export function waypointsOfGround({ shape, rate, alone }: Ground, open: Rate, ends: readonly Point[]): Point[] {
  const round = waypointsRound(shape, SHY);
  if (shape.kind !== 'polygon') return round;
  const isQuick = rate !== 'impassable' && isDearer(open, rate);
  const ways = ends.filter(end => isStrictlyIn(shape, end)).flatMap(end => waysOut(shape, end));
  return [...round, ...ways, ...(alone || isQuick ? roadside(shape) : [])];
}

function waysOut(area: Polygon, from: Point): Point[] {
  return edgesOf(area).map(([a, b]) => plus(nearestOnSegment(from, a, b), scaled(rightOf(minus(b, a)), SHY)));
}

function waypointsRound(shape: Shape, off: number): Point[] {
  switch (shape.kind) {
    case 'circle':
      return eightRound(shape.centre, shape.radius + off);
    case 'polygon':
      return shape.points.flatMap((_, i) => {
        const n = shape.points.length;
        return cornerPoints(shape.points[(i + n - 1) % n]!, shape.points[i]!, shape.points[(i + 1) % n]!, off);
      });
    case 'line':
      return roundLine(shape.points, off);
    default:
      return shape satisfies never;
  }
}

/** The corners of the regular octagon round a circle: 1 / cos 22.5 degrees is a little less than 1.0824. */
function eightRound(centre: Point, radius: number): Point[] {
  return Array.from({ length: 8 }, (_, i) => plus(centre, scaled(bearing(i * 45), Math.ceil(radius * 1.0824))));
}

/** Outside one corner of a counter-clockwise outline; nothing outside a corner that points inwards. */
function cornerPoints(before: Point, corner: Point, after: Point, off: number): Point[] {
  const into = minus(corner, before);
  const outOf = minus(after, corner);
  return cross(into, outOf) > 0 ? mitre(corner, into, outOf, off) : [];
}

/** Both sides of a line at its bends, and square round its free ends. */
function roundLine(points: readonly Point[], off: number): Point[] {
  const last = points.length - 1;
  return points.flatMap((p, i) => {
    const into = minus(p, points[Math.max(0, i - 1)]!);
    const outOf = minus(points[Math.min(last, i + 1)]!, p);
    if (i === 0) return squareEnd(p, { x: 0 - outOf.x, y: 0 - outOf.y }, off);
    if (i === last) return squareEnd(p, into, off);
    const back = mitre(p, { x: 0 - outOf.x, y: 0 - outOf.y }, { x: 0 - into.x, y: 0 - into.y }, off);
    return [...mitre(p, into, outOf, off), ...back];
  });
}

/** To the right of a bend, where the two edges moved aside by `off` meet; a spike is rounded by two points. */
function mitre(corner: Point, into: Vector, outOf: Vector, off: number): Point[] {
  const a = rightOf(into);
  const b = rightOf(outOf);
  const likeness = dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  if (likeness < -0.5) {
    const back = { x: 0 - outOf.x, y: 0 - outOf.y };
    return [...squareEnd(corner, into, off).slice(0, 1), ...squareEnd(corner, back, off).slice(1)];
  }
  const sum = plus(scaled(a, 2 ** 16), scaled(b, 2 ** 16));
  const grow = off / (1 + likeness) / 2 ** 16;
  return [{ x: corner.x + nearestWhole(sum.x * grow), y: corner.y + nearestWhole(sum.y * grow) }];
}

/** The two corners of a square cap on the end of a line that arrives in the direction `along`: right, then left. */
function squareEnd(end: Point, along: Vector, off: number): Point[] {
  const beyond = plus(end, scaled(along, off));
  return [plus(beyond, scaled(rightOf(along), off)), plus(beyond, scaled(leftOf(along), off))];
}

function roadside(area: Polygon): Point[] {
  return edgesOf(area).flatMap(([a, b]) => {
    const inwards = scaled(leftOf(minus(b, a)), SHY);
    const length = distance(a, b);
    const count = Math.max(1, Math.floor(length / ROADSIDE));
    const places = Array.from({ length: count }, (_, i) => nearestWhole((length * (2 * i + 1)) / (2 * count)));
    return places.map(at => plus(pointAlong(a, b, at), inwards));
  });
}
