import {
  createHeights,
  createTiling,
  createWalls,
  EAST,
  type Grid,
  type Heights,
  NORTH,
  neighbour,
  type Side,
  SOUTH,
  setHeight,
  squareOfTile,
  type Tiling,
  type Walls,
  WEST,
  WHOLE,
  wallRegions,
} from '@sightline/geometry/grid';
import type { ArenaCard } from '../content/cards.ts';
import { type ModuleType, moduleCalled } from '../content/modules.ts';
import type { SquareSide } from '../table/table.ts';

export const TILE = 5;

/** Heights as DK-SHOOT-022 counts them: the deck is 0, and nothing is higher than a FULL HEIGHT block. */
export const LOW = 1;
export const HIGH = 2;
export const FULL = 3;

/** What a side can stop. A duct stops all of them; a jammed door lets sight and fire through but nobody. */
export type Stops = 'movement' | 'sight';

/** An arena card laid out (DK-SETUP-005): what never changes in play. One blank tile lies round the ship for the bridge. */
export interface Plan {
  readonly card: ArenaCard;
  readonly tiling: Tiling;
  readonly grid: Grid;
  readonly tiles: readonly PlanTile[];
  readonly modules: readonly PlanModule[];
  /** The number of the tile of each square; -1 outside the ship. */
  readonly tileAt: Int16Array;
  readonly doors: readonly PlanDoor[];
  /** The doors of which each square is an aperture square; a hole in the list for all the others. */
  readonly doorsAt: readonly (readonly PlanDoor[] | undefined)[];
  /** The first airlock's number among the doors. */
  readonly firstAirlock: number;
  /** Bulkheads with every door shut. */
  readonly bulkheads: Walls<Stops>;
  readonly heights: Heights;
  /** The letter of the furniture plan on each square; '' outside the ship. */
  readonly letters: readonly string[];
  readonly cargoSquares: readonly number[];
}

export interface PlanTile {
  readonly id: number;
  readonly module: number;
  /** Its number in the tiling of the grid. */
  readonly place: number;
  /** Its 25 squares, row by row. */
  readonly squares: readonly number[];
}

export interface PlanModule {
  readonly id: number;
  readonly name: string;
  readonly type: ModuleType;
  readonly tiles: readonly number[];
}

/** DK-SETUP-008: one square-side for a narrow doorlock, three for a cargo doorlock. */
export interface PlanDoor {
  readonly id: number;
  readonly kind: 'narrow' | 'cargo';
  readonly segments: readonly SquareSide[];
  /** The modules on its two faces; -1 is outside. */
  readonly modules: readonly [number, number];
  readonly isAirlock: boolean;
  /** The squares that touch its square-sides, those of its own face and those beyond. */
  readonly aperture: { readonly here: readonly number[]; readonly beyond: readonly number[] };
}

export const SIDES: Readonly<Record<'N' | 'E' | 'S' | 'W', Side>> = { N: NORTH, E: EAST, S: SOUTH, W: WEST };
const HEIGHT_OF: Readonly<Record<string, number>> = { l: LOW, w: LOW, h: HIGH, k: HIGH, s: HIGH, i: HIGH, f: FULL };

const laidOut = new WeakMap<ArenaCard, Plan>();
/** Nearly every call is about the same card as the one before. */
let last: Plan | null = null;

/** The plan of a card is worked out once and kept as long as the card is. */
export function planOf(card: ArenaCard): Plan {
  if (last?.card === card) return last;
  let plan = laidOut.get(card);
  if (!plan) {
    plan = layOut(card);
    laidOut.set(card, plan);
  }
  last = plan;
  return plan;
}

function layOut(card: ArenaCard): Plan {
  const all = card.modules.flatMap(module => module.tiles);
  const columns = Math.max(...all.map(([x]) => x)) + 3;
  const rows = Math.max(...all.map(([, y]) => y)) + 3;
  const tiling = createTiling(columns, rows, TILE);
  const { grid } = tiling;
  const tiles: PlanTile[] = [];
  const modules = card.modules.map(({ name, type, tiles: places }, id): PlanModule => {
    const numbers = places.map(([x, y]) => {
      const place = placeOf(tiling, x, y);
      return tiles.push({ id: tiles.length, module: id, place, squares: squaresOf(tiling, place) }) - 1;
    });
    return { id, name, type, tiles: numbers };
  });
  const tileAt = tilesOfSquares(tiling, tiles);
  const bulkheads = createWalls<Stops>(grid, ['movement', 'sight']);
  const moduleAt = Int16Array.from(tileAt, tile => (tile < 0 ? -1 : tiles[tile]!.module));
  wallRegions(bulkheads, moduleAt, ['movement', 'sight']);
  const openings = [...card.doors, ...card.airlocks];
  const doors = openings.map((opening, id) => planDoor(tiling, moduleAt, opening, id, id >= card.doors.length));
  const letters = lettersOf(card, grid, tiles, modules);
  const heights = createHeights(grid);
  for (const [square, letter] of letters.entries()) setHeight(heights, square, WHOLE, HEIGHT_OF[letter] ?? 0);
  const cargoSquares =
    card.cargo === 'none' ? [] : letters.flatMap((letter, square) => (letter === 'c' ? [square] : []));
  return {
    card,
    tiling,
    grid,
    tiles,
    modules,
    tileAt,
    doors,
    doorsAt: doorsBySquare(doors),
    firstAirlock: card.doors.length,
    bulkheads,
    heights,
    letters,
    cargoSquares,
  };
}

function doorsBySquare(doors: readonly PlanDoor[]): PlanDoor[][] {
  const bySquare: PlanDoor[][] = [];
  for (const door of doors)
    for (const square of [...door.aperture.here, ...door.aperture.beyond]) {
      bySquare[square] ??= [];
      bySquare[square].push(door);
    }
  return bySquare;
}

/** Arena cards count tiles from 0; the grid has a blank tile before the first. */
function placeOf(tiling: Tiling, x: number, y: number): number {
  return (y + 1) * tiling.columns + x + 1;
}

/** The square that a card names by the place of a tile and a column and row on it. */
export function squareOfCard(
  card: ArenaCard,
  [x, y]: readonly [number, number],
  [column, row]: readonly [number, number],
): number {
  const { tiling, tiles } = planOf(card);
  const place = placeOf(tiling, x, y);
  if (!tiles.some(tile => tile.place === place)) throw new Error(`${card.name} has no tile at ${x},${y}`);
  return squareOfTile(tiling, place, column, row);
}

function tilesOfSquares(tiling: Tiling, tiles: readonly PlanTile[]): Int16Array {
  const tileAt = new Int16Array(tiling.grid.size).fill(-1);
  for (const { id, squares } of tiles) for (const square of squares) tileAt[square] = id;
  return tileAt;
}

/** The 25 squares of a tile, row by row. */
function squaresOf(tiling: Tiling, place: number): number[] {
  const squares: number[] = [];
  for (let row = 1; row <= TILE; row++)
    for (let column = 1; column <= TILE; column++) squares.push(squareOfTile(tiling, place, column, row));
  return squares;
}

function planDoor(
  tiling: Tiling,
  moduleAt: Int16Array,
  [x, y, name, kind]: ArenaCard['doors'][number],
  id: number,
  isAirlock: boolean,
): PlanDoor {
  const side = SIDES[name];
  const along = kind === 'narrow' ? [3] : [2, 3, 4];
  const segments = along.map(n => {
    const column = side === EAST ? TILE : side === WEST ? 1 : n;
    const row = side === SOUTH ? TILE : side === NORTH ? 1 : n;
    return { square: squareOfTile(tiling, placeOf(tiling, x, y), column, row), side };
  });
  const here = segments.map(({ square }) => square);
  const beyond = here.map(square => neighbour(tiling.grid, square, side));
  const modules = [moduleAt[here[0]!]!, moduleAt[beyond[0]!]!] as const;
  return { id, kind, segments, modules, isAirlock, aperture: { here, beyond } };
}

function lettersOf(card: ArenaCard, grid: Grid, tiles: readonly PlanTile[], modules: readonly PlanModule[]): string[] {
  const letters = new Array<string>(grid.size).fill('');
  for (const module of modules)
    module.tiles.forEach((tile, n) => {
      const rows = card.furniture?.[module.name]?.[n] ?? moduleCalled(module.type).plan;
      tiles[tile]!.squares.forEach((square, i) => {
        letters[square] = rows[Math.floor(i / TILE)]![i % TILE]!;
      });
    });
  return letters;
}
