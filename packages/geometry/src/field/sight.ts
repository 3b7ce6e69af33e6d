import { type BoxGrid, findAlong, gridOf, someAlong } from './box-grid.ts';
import { boxesMeet, boxOf, distance, isOrdered, type Point, pointAlong } from './point.ts';
import { boxOfShape, type Id } from './shape.ts';
import { doesStop, type Eye, heightAt, type SightPiece, stretchesThrough, type Veil, veilFor } from './sight-piece.ts';

/** The pieces of a table, made ready for many looks. Build it again when a piece comes, goes or moves. */
export interface SightTable {
  readonly pieces: readonly SightPiece[];
  readonly grid: BoxGrid;
  /** Only what can stop a line, for the quick answer. */
  readonly blockers: readonly SightPiece[];
  readonly blockerGrid: BoxGrid;
}

/** A line's way through one piece, in mils from the looker; twice if it leaves and enters again. */
export interface Passage {
  readonly piece: Id;
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** All there is to say, and to draw, about a line of sight. */
export interface Look {
  readonly clear: boolean;
  readonly distance: number;
  /** The first piece to stop the line on its way, and where. */
  readonly blockedBy: Id | null;
  readonly at: Point | null;
  /** Everything the line runs through over its whole length, in its order; walls with a length of 0. */
  readonly through: readonly Passage[];
}

export interface LookOptions {
  /** Pieces that do not count for this look: a sensor that sees through smoke, the vehicle one rides in. */
  readonly ignore?: readonly Id[];
  /** Pieces that are not in the table, such as vehicles on the move. */
  readonly also?: readonly SightPiece[];
}

const NO_OPTIONS: LookOptions = {};

export function prepareSight(pieces: readonly SightPiece[]): SightTable {
  const blockers = pieces.filter(({ blocks, fromWithin }) => blocks.kind !== 'none' || canStop(fromWithin));
  const grid = (some: readonly SightPiece[]) => gridOf(some.map(({ shape }) => boxOfShape(shape)));
  return { pieces, grid: grid(pieces), blockers, blockerGrid: grid(blockers) };
}

/** Whether nothing stops the line between the two places. It makes no difference which of them looks. */
export function canSee(table: SightTable, from: Eye, to: Eye, { ignore, also }: LookOptions = NO_OPTIONS): boolean {
  const isForward = isOrdered(from, to);
  const a = isForward ? from : to;
  const b = isForward ? to : from;
  const stops = (piece: SightPiece) => !ignore?.includes(piece.id) && doesStop(piece, a, b);
  return !someAlong(table.blockerGrid, a, b, 0, item => stops(table.blockers[item]!)) && !also?.some(stops);
}

/** The whole truth about a line of sight; `clear` agrees with `canSee`. */
export function look(table: SightTable, from: Eye, to: Eye, options: LookOptions = NO_OPTIONS): Look {
  const whole = distance(from, to);
  const through: Passage[] = [];
  let first: { piece: Id; at: number } | null = null;
  for (const piece of piecesAlong(table, from, to, options)) {
    const passages = passagesOf(piece, from, to);
    through.push(...passages);
    const at = whereStopped(piece, from, to, passages, whole);
    if (at !== null && (first === null || at < first.at)) first = { piece: piece.id, at };
  }
  through.sort((p, q) => p.from - q.from || p.to - q.to);
  if (first === null) return { clear: true, distance: whole, blockedBy: null, at: null, through };
  return { clear: false, distance: whole, blockedBy: first.piece, at: pointAlong(from, to, first.at), through };
}

function canStop(veil: Veil | undefined): boolean {
  return veil !== undefined && veil.kind !== 'none';
}

/** Those of the table, in its order, and then the others. */
function piecesAlong(table: SightTable, from: Eye, to: Eye, { ignore, also = [] }: LookOptions): SightPiece[] {
  const hits = findAlong(table.grid, from, to, 0);
  const found = table.grid.found.slice(0, hits).map(i => table.pieces[i]!);
  const box = boxOf([from, to]);
  const near = also.filter(({ shape }) => boxesMeet(box, boxOfShape(shape)));
  return [...found, ...near].filter(({ id }) => !ignore?.includes(id));
}

function passagesOf({ id, shape }: SightPiece, from: Eye, to: Eye): Passage[] {
  return stretchesThrough(shape, from, to).map(part => ({ piece: id, ...part, length: part.to - part.from }));
}

/** Where a piece that stops the line stops it, in mils from the looker. */
function whereStopped(
  piece: SightPiece,
  from: Eye,
  to: Eye,
  passages: readonly Passage[],
  whole: number,
): number | null {
  const stops = isOrdered(from, to) ? doesStop(piece, from, to) : doesStop(piece, to, from);
  if (!stops) return null;
  const veil = veilFor(piece, from, to);
  const entry = passages[0]?.from ?? 0;
  if (veil.kind === 'low') return whereTooLow(from, to, veil.top, passages, whole);
  return veil.kind === 'deep' ? whereTooDeep(veil.depth, passages) : entry;
}

function whereTooLow(from: Eye, to: Eye, top: number, passages: readonly Passage[], whole: number): number {
  const isRising = (to.z ?? 0) >= (from.z ?? 0);
  const isLow = (at: number) => heightAt(from, to, at / whole) < top;
  const passage = passages.find(p => isLow(isRising ? p.from : p.to)) ?? passages[0];
  if (passage === undefined || isLow(passage.from)) return passage?.from ?? 0;
  const sunk = ((from.z ?? 0) - top) / ((from.z ?? 0) - (to.z ?? 0));
  return Math.min(passage.to, Math.max(passage.from, Math.round(sunk * whole)));
}

function whereTooDeep(depth: number, passages: readonly Passage[]): number {
  let left = depth;
  for (const { from, length } of passages) {
    if (length > left) return from + left;
    left -= length;
  }
  throw new Error('expected a line that runs deeper than the piece allows');
}
