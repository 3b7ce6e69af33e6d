import { nearestWhole, rootRoundedUp, wholePart } from './measure.ts';

/** A place on the table in whole mils: x to the right (east), y up (north). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A direction or a displacement; only a displacement's length means anything. */
export type Vector = Point;

/** The upright box round a thing. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A point given in inches, as scenarios print them. */
export function inchPoint(x: number, y: number): Point {
  return { x: nearestWhole(x * 1000), y: nearestWhole(y * 1000) };
}

export function plus(a: Point, v: Vector): Point {
  return { x: a.x + v.x, y: a.y + v.y };
}

export function minus(a: Point, b: Point): Vector {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function isSamePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

export function dot(u: Vector, v: Vector): number {
  return u.x * v.x + u.y * v.y;
}

/** Positive when `v` points to the left of `u`. */
export function cross(u: Vector, v: Vector): number {
  return u.x * v.y - u.y * v.x;
}

/** Positive when `p` lies to the left of the line from `a` to `b`, 0 on it; twice the area of the triangle. */
export function side(a: Point, b: Point, p: Point): number {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

export function squaredDistance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

/** Rounded up to a whole mil, so that it compares with whole numbers as the true distance does. */
export function distance(a: Point, b: Point): number {
  return rootRoundedUp(squaredDistance(a, b));
}

/** "Within N": at most that far. */
export function isWithin(a: Point, b: Point, reach: number): boolean {
  return squaredDistance(a, b) <= reach * reach;
}

/** "Closer than N": strictly nearer. */
export function isCloserThan(a: Point, b: Point, reach: number): boolean {
  return squaredDistance(a, b) < reach * reach;
}

/**
 * The point `travelled` mils from `a` on the way to `b`, each coordinate cut towards `a`: its own distance from `a` is
 * never measured longer than what was paid for it. (Quotients of whole numbers this small never round up to the next.)
 */
export function pointAlong(a: Point, b: Point, travelled: number): Point {
  const whole = distance(a, b);
  if (travelled >= whole) return b;
  if (travelled <= 0) return a;
  return {
    x: a.x + wholePart(((b.x - a.x) * travelled) / whole),
    y: a.y + wholePart(((b.y - a.y) * travelled) / whole),
  };
}

/** The vector of that length in the direction of `v`, to the nearest mil. */
export function scaled(v: Vector, length: number): Vector {
  const own = Math.sqrt(dot(v, v));
  if (own === 0) throw new Error('expected a direction, got the zero vector');
  return { x: nearestWhole((v.x * length) / own), y: nearestWhole((v.y * length) / own) };
}

/** A quarter turn to the left. */
export function leftOf(v: Vector): Vector {
  return { x: 0 - v.y, y: v.x };
}

/** A quarter turn to the right. */
export function rightOf(v: Vector): Vector {
  return { x: v.y, y: 0 - v.x };
}

export function isInBox(box: Box, p: Point): boolean {
  return p.x >= box.minX && p.x <= box.maxX && p.y >= box.minY && p.y <= box.maxY;
}

export function boxOf(points: readonly Point[]): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const p of points) {
    minX = Math.min(minX, p.x);
    minY = Math.min(minY, p.y);
    maxX = Math.max(maxX, p.x);
    maxY = Math.max(maxY, p.y);
  }
  return { minX, minY, maxX, maxY };
}

/** Whether a point lies in the box grown by `pad`, which need not be made for that. */
export function isNearBox({ minX, minY, maxX, maxY }: Box, { x, y }: Point, pad: number): boolean {
  return x >= minX - pad && x <= maxX + pad && y >= minY - pad && y <= maxY + pad;
}

export function grownBox(box: Box, by: number): Box {
  return { minX: box.minX - by, minY: box.minY - by, maxX: box.maxX + by, maxY: box.maxY + by };
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** An order of points that does not depend on who is looking; symmetric measures take their ends in it. */
export function isOrdered(a: Point, b: Point): boolean {
  return a.x !== b.x ? a.x < b.x : a.y <= b.y;
}
