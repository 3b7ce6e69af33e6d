import { placeInTile, squareOfTile } from '@sightline/geometry/grid';
import { type Service, serves } from '../content/modules.ts';
import type { DuckTable } from '../table/table.ts';
import { type PlanDoor, type PlanModule, type PlanTile, planOf } from './plan.ts';

export function tileAt(table: DuckTable, square: number): PlanTile | null {
  const plan = planOf(table.arena);
  const tile = square < 0 ? -1 : (plan.tileAt[square] ?? -1);
  return tile < 0 ? null : plan.tiles[tile]!;
}

export function moduleAt(table: DuckTable, square: number): PlanModule | null {
  const tile = tileAt(table, square);
  return tile && planOf(table.arena).modules[tile.module]!;
}

/** Whether a square lies in a module that is there for something. */
export function isIn(table: DuckTable, square: number, what: Service): boolean {
  const module = moduleAt(table, square);
  return module !== null && serves(module, what);
}

/** The square of a tile at a column and a row, both from 1 to 5 (DK-SETUP-006). */
export function squareOn(table: DuckTable, tile: number, column: number, row: number): number {
  const plan = planOf(table.arena);
  return squareOfTile(plan.tiling, plan.tiles[tile]!.place, column, row);
}

/** The middle of a module; of several tiles it is that of the first. */
export function centreOfModule(table: DuckTable, module: number): number {
  return squareOn(table, planOf(table.arena).modules[module]!.tiles[0]!, 3, 3);
}

/** A module of several tiles has them numbered. */
export function tileName({ name, tiles }: PlanModule, tile: number): string {
  return tiles.length === 1 ? name : `${name} ${tiles.indexOf(tile) + 1}`;
}

/** Column and row of a square on its own tile, for people: (3,3) is the centre. */
export function placeName(table: DuckTable, square: number): string {
  const plan = planOf(table.arena);
  if (table.bridge.squares.includes(square)) return `bridge ${table.bridge.squares.indexOf(square) + 1}`;
  const { column, row } = placeInTile(plan.tiling, square);
  const tile = tileAt(table, square);
  return `${tile ? tileName(plan.modules[tile.module]!, tile.id) : 'space'} (${column},${row})`;
}

/** Inside the ship or on the boarding bridge: whatever is beyond is the void. */
export function isAboard(table: DuckTable, square: number): boolean {
  return (planOf(table.arena).tileAt[square] ?? -1) >= 0 || table.bridge.squares.includes(square);
}

export function squaresOfTile(table: DuckTable, tile: number): readonly number[] {
  return planOf(table.arena).tiles[tile]!.squares;
}

/** DK-SETUP-008: the squares that touch a door's square-sides, those of its own face and those beyond. */
export function apertureSquares(_table: DuckTable, { aperture }: PlanDoor): PlanDoor['aperture'] {
  return aperture;
}

const NO_DOORS: readonly PlanDoor[] = [];

/** The doors of which a square is an aperture square. */
export function doorsAt(table: DuckTable, square: number): readonly PlanDoor[] {
  return planOf(table.arena).doorsAt[square] ?? NO_DOORS;
}

/** DK-SETUP-007: tiles that share at least one square-side. */
export function areNeighbours(table: DuckTable, a: number, b: number): boolean {
  const { tiles, tiling } = planOf(table.arena);
  const difference = Math.abs(tiles[a]!.place - tiles[b]!.place);
  return difference === 1 || difference === tiling.columns;
}
