import { type Direction, EAST, NORTH, placeInTile, SOUTH, squareOfTile, WEST } from '@sightline/geometry/grid';
import { type Service, serves } from '../content/modules.ts';
import type { DuckTable } from '../table/table.ts';
import { type Plan, type PlanDoor, type PlanModule, type PlanTile, planOf } from './plan.ts';

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

/** Where a square is, for people: in which part of a room, or along the bridge. */
export type Place =
  | {
      readonly is: 'square';
      readonly room: string;
      /** On its own tile, (3,3) being the centre. */
      readonly column: number;
      readonly row: number;
      /** Where that is in the room; the first edition had numbers only. */
      readonly spot?: Spot;
    }
  | { readonly is: 'space'; readonly column: number; readonly row: number }
  | { readonly is: 'bridge'; readonly number: number };

/** A square of a tile as people find it: every one of the 25 is called otherwise. */
export type Spot =
  | { readonly in: 'middle' | 'airlock' }
  /** Before the only door to a room. */
  | { readonly in: 'doorway'; readonly to: string }
  /** In a corner, in the middle of a side, or beside the middle of the room. */
  | { readonly in: 'corner' | 'side' | 'beside'; readonly towards: Direction }
  /** Along a side, in one half of it. */
  | { readonly in: 'half'; readonly towards: Direction; readonly half: Direction };

export function spotIn(column: number, row: number, doorTo: string | null | undefined): Spot {
  if (doorTo !== undefined) return doorTo === null ? { in: 'airlock' } : { in: 'doorway', to: doorTo };
  const [x, y] = [column - MIDDLE, row - MIDDLE];
  if (x === 0 && y === 0) return { in: 'middle' };
  const towards = WINDS[Math.sign(y) + 1]![Math.sign(x) + 1]!;
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return { in: 'beside', towards };
  if (x === 0 || y === 0) return { in: 'side', towards };
  if (Math.abs(x) === Math.abs(y)) return { in: 'corner', towards };
  const [across, along]: [Direction, Direction] = [x < 0 ? WEST : EAST, y < 0 ? NORTH : SOUTH];
  return Math.abs(x) > Math.abs(y)
    ? { in: 'half', towards: across, half: along }
    : { in: 'half', towards: along, half: across };
}

const MIDDLE = 3;
/** Directions by row and column round a square; the one in its middle is none. */
const WINDS: readonly (readonly (Direction | undefined)[])[] = [
  [8, 1, 2],
  [7, undefined, 3],
  [6, 5, 4],
];

export function placeOf(table: DuckTable, square: number): Place {
  const plan = planOf(table.arena);
  const number = table.bridge.squares.indexOf(square) + 1;
  if (number > 0) return { is: 'bridge', number };
  const { column, row } = placeInTile(plan.tiling, square);
  const tile = tileAt(table, square);
  if (!tile) return { is: 'space', column, row };
  const room = tileName(plan.modules[tile.module]!, tile.id);
  return { is: 'square', room, column, row, spot: spotIn(column, row, doorwaysOf(plan)[square]) };
}

/** The squares that a doorway is enough to name, each with the room beyond; null beyond an airlock. */
export type Doorways = Readonly<Record<number, string | null>>;

const doorways = new WeakMap<Plan, Doorways>();

export function doorwaysOf(plan: Plan): Doorways {
  const kept = doorways.get(plan) ?? Object.fromEntries(plan.tiles.flatMap(tile => doorwaysIn(plan, tile)));
  doorways.set(plan, kept);
  return kept;
}

/** A narrow door names the square before it, unless another one of the tile leads to the same room. */
function doorwaysIn({ doorsAt, modules }: Plan, { squares, module }: PlanTile): [number, string | null][] {
  const found = squares.flatMap((square): [number, string | null][] => {
    const [door, another] = doorsAt[square] ?? [];
    if (!door || another || door.kind !== 'narrow') return [];
    const beyond = door.modules[0] === module ? door.modules[1] : door.modules[0];
    return [[square, door.isAirlock ? null : modules[beyond]!.name]];
  });
  return found.filter(([, to]) => found.filter(([, other]) => other === to).length === 1);
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

/** Those of them that lie beyond it for somebody in a module. */
export function farFaceOf({ aperture: { here, beyond }, modules }: PlanDoor, module: number): readonly number[] {
  return modules[0] === module ? beyond : here;
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
