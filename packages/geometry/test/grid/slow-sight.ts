import { type Cover, isShut, type Point, type Side } from '../../src/grid/index.ts';

/** A place along a line, as a fraction of it. */
type Fraction = readonly [top: bigint, bottom: bigint];

/** A stretch of a line between two neighbouring crossings of half-square lines, by its middle, scaled to whole numbers. */
interface Stretch {
  readonly x: bigint;
  readonly y: bigint;
  readonly scale: bigint;
}

/**
 * Sight by the obvious method, for comparison: cut the line wherever it meets a whole or half grid line, look at the
 * middle of every piece, and see what fills it; look at every cut to see what lies across.
 */
export function slowSquares(cover: Cover, from: Point, to: Point): number[] {
  const squares: number[] = [];
  for (const piece of pieces(from, to)) {
    const square = squareOf(cover, piece);
    if (squares.at(-1) !== square) squares.push(square);
  }
  return squares;
}

export function slowlySees(cover: Cover, from: Point, to: Point): boolean {
  if (from.x === to.x && from.y === to.y) return true;
  const all = pieces(from, to);
  return all.every((piece, index) => {
    if (isFilled(cover, piece)) return false;
    const before = all[index - 1];
    return before === undefined || isPassable(cover, squareOf(cover, before), squareOf(cover, piece));
  });
}

function pieces(from: Point, to: Point): Stretch[] {
  const cuts: Fraction[] = [
    [0n, 1n],
    [1n, 1n],
  ];
  for (const axis of ['x', 'y'] as const) {
    const way = BigInt(to[axis] - from[axis]);
    if (way === 0n) continue;
    const [low, high] = [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])];
    for (let line = low; line <= high; line++) if (line % 2 === 0) cuts.push(positive(BigInt(line - from[axis]), way));
  }
  cuts.sort(compare);
  const distinct = cuts.filter((cut, index) => index === 0 || compare(cut, cuts[index - 1]!) !== 0);
  return distinct.slice(1).map((cut, index) => middle(from, to, distinct[index]!, cut));
}

function positive(top: bigint, bottom: bigint): Fraction {
  return bottom < 0n ? [-top, -bottom] : [top, bottom];
}

function compare([a, b]: Fraction, [c, d]: Fraction): number {
  return Number(a * d - c * b);
}

function middle(from: Point, to: Point, [a, b]: Fraction, [c, d]: Fraction): Stretch {
  const scale = 2n * b * d;
  const share = a * d + c * b;
  const along = (start: number, end: number): bigint => BigInt(start) * scale + share * BigInt(end - start);
  return { x: along(from.x, to.x), y: along(from.y, to.y), scale };
}

function squareOf(cover: Cover, { x, y, scale }: Stretch): number {
  return Number(y / (4n * scale)) * cover.grid.width + Number(x / (4n * scale));
}

/** A piece on the seam between two quarters is inside only if both are filled. */
function isFilled(cover: Cover, piece: Stretch): boolean {
  const { x, y, scale } = piece;
  const columns = halves(x, scale);
  const rows = halves(y, scale);
  const solid = cover.solids[squareOf(cover, piece)]!;
  return columns.every(column => rows.every(row => (solid & quarter(column, row)) !== 0));
}

/** Which half of its square a coordinate is in, both on the middle line: 0 west or north, 1 east or south. */
function halves(coordinate: bigint, scale: bigint): number[] {
  const inSquare = coordinate % (4n * scale);
  if (inSquare === 2n * scale) return [0, 1];
  return inSquare < 2n * scale ? [0] : [1];
}

function quarter(column: number, row: number): number {
  if (row === 0) return column === 0 ? 1 : 2;
  return column === 0 ? 8 : 4;
}

function isPassable(cover: Cover, a: number, b: number): boolean {
  if (a === b) return true;
  const { width } = cover.grid;
  const dx = (b % width) - (a % width);
  const dy = Math.floor(b / width) - Math.floor(a / width);
  const sideX: Side = dx > 0 ? 3 : 7;
  const sideY: Side = dy > 0 ? 5 : 1;
  if (dy === 0) return !isShut(cover.sides, a, sideX);
  if (dx === 0) return !isShut(cover.sides, a, sideY);
  const beside = a + dx;
  const below = a + dy * width;
  const openBeside =
    !isShut(cover.sides, a, sideX) &&
    !isShut(cover.sides, beside, sideY) &&
    !(cover.solids[beside]! & quarter(dx > 0 ? 0 : 1, dy > 0 ? 1 : 0));
  const openBelow =
    !isShut(cover.sides, a, sideY) &&
    !isShut(cover.sides, below, sideX) &&
    !(cover.solids[below]! & quarter(dx > 0 ? 1 : 0, dy > 0 ? 0 : 1));
  return openBeside || openBelow;
}
