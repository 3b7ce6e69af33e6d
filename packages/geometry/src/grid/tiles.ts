import { columnOf, createGrid, type Grid, NOWHERE, rowOf } from './grid.ts';

/** A grid laid out in square tiles of equal size. A tile is the integer tileRow * columns + tileColumn. */
export interface Tiling {
  readonly grid: Grid;
  /** How many tiles lie side by side, west to east. */
  readonly columns: number;
  /** Squares along one side of a tile. */
  readonly side: number;
}

export function createTiling(columns: number, rows: number, side: number): Tiling {
  return { grid: createGrid(columns * side, rows * side), columns, side };
}

export function tileOf(tiling: Tiling, square: number): number {
  const column = Math.floor(columnOf(tiling.grid, square) / tiling.side);
  const row = Math.floor(rowOf(tiling.grid, square) / tiling.side);
  return row * tiling.columns + column;
}

/** The square at a column and row of one tile, both counted from 1 as on the dice; NOWHERE beyond the tile. */
export function squareOfTile(tiling: Tiling, tile: number, column: number, row: number): number {
  const { grid, columns, side } = tiling;
  if (column < 1 || row < 1 || column > side || row > side) return NOWHERE;
  const x = (tile % columns) * side + column - 1;
  const y = Math.floor(tile / columns) * side + row - 1;
  return y * grid.width + x;
}

/** Where in its own tile a square lies, counted from 1. */
export function placeInTile(tiling: Tiling, square: number): { readonly column: number; readonly row: number } {
  const { grid, side } = tiling;
  return { column: (columnOf(grid, square) % side) + 1, row: (rowOf(grid, square) % side) + 1 };
}
