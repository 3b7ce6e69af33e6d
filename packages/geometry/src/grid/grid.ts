import { DIRECTIONS, type Direction, type Vector, vectorOf } from './directions.ts';

/** A rectangle of squares; a square is the integer y * width + x, x growing east and y growing south from 0. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The number of squares. */
  readonly size: number;
  /** The column and the row of each square. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;
  /** The square beside each square in each direction, at square * 8 + direction - 1; NOWHERE off the grid. */
  readonly beside: Int32Array;
}

/** The answer where no square of the grid is meant. */
export const NOWHERE = -1;

export function createGrid(width: number, height: number): Grid {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1)
    throw new Error(`A grid needs a whole width and height of at least 1, not ${width} by ${height}`);
  const size = width * height;
  const columns = Int32Array.from({ length: size }, (_, square) => square % width);
  const rows = Int32Array.from({ length: size }, (_, square) => Math.floor(square / width));
  const grid = { width, height, size, columns, rows, beside: new Int32Array(size * 8) };
  for (let square = 0; square < size; square++)
    for (const direction of DIRECTIONS) {
      const { dx, dy } = vectorOf(direction);
      grid.beside[square * 8 + direction - 1] = squareAt(grid, columns[square]! + dx, rows[square]! + dy);
    }
  return grid;
}

export function holds(grid: Grid, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height;
}

/** The square at a column and row, or NOWHERE off the grid. */
export function squareAt(grid: Grid, x: number, y: number): number {
  return holds(grid, x, y) ? y * grid.width + x : NOWHERE;
}

export function columnOf(grid: Grid, square: number): number {
  return grid.columns[square]!;
}

export function rowOf(grid: Grid, square: number): number {
  return grid.rows[square]!;
}

/** The square one step away, walls or no walls, or NOWHERE off the grid. */
export function neighbour(grid: Grid, square: number, direction: Direction): number {
  return grid.beside[square * 8 + direction - 1]!;
}

/** From one square to another, in squares. */
export function vectorBetween(grid: Grid, from: number, to: number): Vector {
  return { dx: columnOf(grid, to) - columnOf(grid, from), dy: rowOf(grid, to) - rowOf(grid, from) };
}

/** Range as it is counted for weapons: the larger of the two differences, so that a diagonal neighbour is at range 1. */
export function range(grid: Grid, from: number, to: number): number {
  const { columns, rows } = grid;
  return Math.max(Math.abs(columns[to]! - columns[from]!), Math.abs(rows[to]! - rows[from]!));
}
