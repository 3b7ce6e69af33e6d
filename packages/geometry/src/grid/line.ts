import { type Direction, directionBySigns, type Side } from './directions.ts';
import { columnOf, type Grid, holds, rowOf } from './grid.ts';
import { crossesQuarters, type Point, type Quarters, UNITS } from './quarters.ts';

/** A straight line leaves one square for the next over a side, or exactly through a corner. */
export type Crossing =
  | { readonly kind: 'side'; readonly square: number; readonly side: Side; readonly into: number }
  | { readonly kind: 'corner'; readonly square: number; readonly corner: Direction; readonly into: number };

/** A straight line between two points and the squares whose inside it passes, in order, both ends included. */
export interface SquareLine {
  readonly from: Point;
  readonly to: Point;
  readonly squares: readonly number[];
  /** crossings[i] lies between squares[i] and squares[i + 1]. */
  readonly crossings: readonly Crossing[];
}

/** The squares under a straight line. Both points must lie inside squares, never on the lines of the grid. */
export function squareLine(grid: Grid, from: Point, to: Point): SquareLine {
  checkPoint(grid, from);
  checkPoint(grid, to);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  let x = from.x >> 2;
  let y = from.y >> 2;
  const squares = [y * grid.width + x];
  const crossings: Crossing[] = [];
  while (x !== to.x >> 2 || y !== to.y >> 2) {
    const square = y * grid.width + x;
    const next = compareCrossings(from, to, x, y);
    if (next <= 0) x += stepX;
    if (next >= 0) y += stepY;
    const into = y * grid.width + x;
    if (next < 0) crossings.push({ kind: 'side', square, side: directionBySigns(stepX, 0) as Side, into });
    else if (next > 0) crossings.push({ kind: 'side', square, side: directionBySigns(0, stepY) as Side, into });
    else crossings.push({ kind: 'corner', square, corner: directionBySigns(stepX, stepY), into });
    squares.push(into);
  }
  return { from, to, squares, crossings };
}

/** Whether a line passes through the inside of the given quarters of a square, for more than a point. */
export function lineCrosses(grid: Grid, line: SquareLine, square: number, quarters: Quarters): boolean {
  return crossesQuarters(line.from, line.to, columnOf(grid, square), rowOf(grid, square), quarters);
}

/** Negative if the line leaves square (x, y) over its east or west side, positive over north or south, 0 by the corner. */
function compareCrossings(from: Point, to: Point, x: number, y: number): number {
  const toColumn = to.x > from.x ? UNITS * x + UNITS - from.x : from.x - UNITS * x;
  const toRow = to.y > from.y ? UNITS * y + UNITS - from.y : from.y - UNITS * y;
  return toColumn * Math.abs(to.y - from.y) - toRow * Math.abs(to.x - from.x);
}

function checkPoint(grid: Grid, { x, y }: Point): void {
  if (x % UNITS === 0 || y % UNITS === 0 || !holds(grid, x >> 2, y >> 2))
    throw new Error(`A line runs between points inside squares of the grid, not from or to (${x}, ${y})`);
}
