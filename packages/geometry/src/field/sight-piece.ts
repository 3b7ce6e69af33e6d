import {
  inMils,
  passagesThrough,
  passesThrough,
  runsInCircle,
  runsInside,
  type Span,
  type Stretch,
  spansInside,
} from './inside.ts';
import type { Point } from './point.ts';
import { type Id, isIn, type Shape } from './shape.ts';

/** How a thing treats a line of sight that runs through its inside (a wall: that passes from one side to the other). */
export type Veil =
  /** Never stops it, but is listed: what conceals or covers. */
  | { readonly kind: 'none' }
  /** Stops it at any height: smoke, a house of unlimited height. */
  | { readonly kind: 'all' }
  /** Stops it where it runs lower than the top. A line that skims the top passes. */
  | { readonly kind: 'low'; readonly top: number }
  /** Stops it once it has run further than the depth inside: woods. */
  | { readonly kind: 'deep'; readonly depth: number };

/** A thing on the table as the eye meets it. */
export interface SightPiece {
  readonly id: Id;
  readonly shape: Shape;
  readonly blocks: Veil;
  /** How it treats lines that start or end in it, if otherwise; its outline belongs to it. */
  readonly fromWithin?: Veil;
}

/** A place to look from or at, with its height above the table in the measure of the tops; 0 if it has none. */
export interface Eye extends Point {
  readonly z?: number;
}

/** Heights closer than this to a top count as equal: the line's own height is a rounded fraction. */
const SKIM = 2 ** -20;

/** The veil that counts for a line between these two places. */
export function veilFor({ shape, blocks, fromWithin }: SightPiece, a: Point, b: Point): Veil {
  return fromWithin !== undefined && (isIn(shape, a) || isIn(shape, b)) ? fromWithin : blocks;
}

/** Whether the piece stops the line. To see is mutual: the caller gives both ends in the order of `isOrdered`. */
export function doesStop(piece: SightPiece, a: Eye, b: Eye): boolean {
  const veil = veilFor(piece, a, b);
  switch (veil.kind) {
    case 'none':
      return false;
    case 'all':
      return runsThrough(piece.shape, a, b);
    case 'low':
      return dipsInto(piece.shape, a, b, veil.top);
    case 'deep':
      return runsThrough(piece.shape, a, b) && depthOf(piece.shape, a, b) > veil.depth;
    default:
      return veil satisfies never;
  }
}

/** The parts of the line in the shape, in mils from `a`; passing a wall is a part without length. */
export function stretchesThrough(shape: Shape, a: Point, b: Point): Stretch[] {
  return inMils(a, b, (p, q) => spansThrough(shape, p, q));
}

function spansThrough(shape: Shape, a: Point, b: Point): Span[] {
  if (shape.kind !== 'line') return spansInside(a, b, shape);
  return passagesThrough(a, b, shape.points).map(at => ({ from: at, to: at }));
}

/** The height of the line at a fraction of its way. */
export function heightAt(a: Eye, b: Eye, part: number): number {
  const from = a.z ?? 0;
  return from + ((b.z ?? 0) - from) * part;
}

function runsThrough(shape: Shape, a: Point, b: Point): boolean {
  switch (shape.kind) {
    case 'circle':
      return runsInCircle(a, b, shape);
    case 'polygon':
      return runsInside(a, b, shape);
    case 'line':
      return passesThrough(a, b, shape.points);
    default:
      return shape satisfies never;
  }
}

function dipsInto(shape: Shape, a: Eye, b: Eye, top: number): boolean {
  const isLowAtA = heightAt(a, b, 0) < top;
  const isLowAtB = heightAt(a, b, 1) < top;
  if (!isLowAtA && !isLowAtB) return false;
  if (isLowAtA && isLowAtB) return runsThrough(shape, a, b);
  // The line's height is lowest at one end of each part.
  const limit = top - SKIM;
  return spansThrough(shape, a, b).some(({ from, to }) => heightAt(a, b, isLowAtA ? from : to) < limit);
}

function depthOf(shape: Shape, a: Point, b: Point): number {
  return stretchesThrough(shape, a, b).reduce((sum, { from, to }) => sum + to - from, 0);
}
