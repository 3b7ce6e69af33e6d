import { type Direction, isSide, type Vector } from './directions.ts';
import { columnOf, type Grid, NOWHERE, rowOf, squareAt } from './grid.ts';

/** A square of a pattern, seen by one who looks north: forward is north of the origin, right is east of it. */
export interface Offset {
  readonly forward: number;
  readonly right: number;
}

/**
 * A pattern of squares laid from an origin in one of the eight directions. A quarter turn maps squares on squares, an
 * eighth does not, so a pattern is written twice: as it lies to the north and as it lies to the north-east, both seen by
 * one who looks north.
 */
export interface Template<Cell extends Offset = Offset> {
  readonly straight: readonly Cell[];
  readonly diagonal: readonly Cell[];
}

/** A square of a cone: inside when its centre is covered, otherwise only overlapped. */
export interface ConeCell extends Offset {
  readonly inside: boolean;
}

export interface Laid<Cell extends Offset> {
  readonly square: number;
  readonly cell: Cell;
}

/** A cell turned clockwise by quarter turns about the origin. */
export function turnOffset<Cell extends Offset>(cell: Cell, quarterTurns: number): Cell {
  let { forward, right } = cell;
  // Not -right: a turned 0 would be -0, which is no whole number to the engine, nor anything reckoned with it.
  for (let turns = quarterTurns & 3; turns > 0; turns--) [forward, right] = [0 - right, forward];
  return { ...cell, forward, right };
}

/** A cell reflected left for right. */
export function mirrorOffset<Cell extends Offset>(cell: Cell): Cell {
  return { ...cell, right: 0 - cell.right };
}

/** The cells of a template as they lie in a direction, still seen by one who looks north. */
export function turnedTo<Cell extends Offset>(template: Template<Cell>, direction: Direction): Cell[] {
  const cells = isSide(direction) ? template.straight : template.diagonal;
  return cells.map(cell => turnOffset(cell, (direction - 1) >> 1));
}

/** The squares that a template covers, in its own order; what falls off the grid is left out. */
export function layTemplate<Cell extends Offset>(
  grid: Grid,
  origin: number,
  direction: Direction,
  template: Template<Cell>,
): Laid<Cell>[] {
  return turnedTo(template, direction)
    .map(cell => ({ square: squareAtOffset(grid, origin, cell), cell }))
    .filter(({ square }) => square !== NOWHERE);
}

/** The square at an offset seen by one who looks north, or NOWHERE. */
export function squareAtOffset(grid: Grid, origin: number, offset: Offset): number {
  const { dx, dy } = vectorOfOffset(offset);
  return squareAt(grid, columnOf(grid, origin) + dx, rowOf(grid, origin) + dy);
}

function vectorOfOffset({ forward, right }: Offset): Vector {
  return { dx: right, dy: 0 - forward };
}

/** All squares up to a range, the origin first and then ring by ring clockwise from north. */
export function blockTemplate(radius: number): Template {
  const cells: Offset[] = [{ forward: 0, right: 0 }];
  for (let ring = 1; ring <= radius; ring++) cells.push(...ringOf(ring));
  return { straight: cells, diagonal: cells };
}

/**
 * A quarter circle of the given depth. Along a row or column the r-th row ahead has its centres inside up to r - 1 to
 * either side and is overlapped at exactly r; along a diagonal it is a square block, all inside.
 */
export function coneTemplate(depth: number): Template<ConeCell> {
  const straight: ConeCell[] = [];
  const diagonal: ConeCell[] = [];
  for (let forward = 1; forward <= depth; forward++) {
    for (let right = -forward; right <= forward; right++)
      straight.push({ forward, right, inside: Math.abs(right) < forward });
    for (let right = 1; right <= depth; right++) diagonal.push({ forward, right, inside: true });
  }
  return { straight, diagonal };
}

/** The squares at exactly one range, clockwise from north. */
export function ringOf(range: number): Offset[] {
  const side = Array.from({ length: 2 * range }, (_, index): Offset => ({ forward: range, right: index - range }));
  // The four sides start in the corners, so that the ring has to be taken up from the middle of the first one.
  const ring = [0, 1, 2, 3].flatMap(turns => side.map(cell => turnOffset(cell, turns)));
  return [...ring.slice(range), ...ring.slice(0, range)];
}
