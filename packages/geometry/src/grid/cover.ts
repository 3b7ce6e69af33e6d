import { type Direction, directionBySigns, isSide, type Side, turn } from './directions.ts';
import { type Grid, neighbour, range, vectorBetween } from './grid.ts';
import { type Quarters, quarterAt } from './quarters.ts';
import { createSides, isShut, type Sides } from './walls.ts';

/**
 * What stops one kind of line (sight, a bullet, a grenade): the sides that are shut and, for each square, the quarters
 * that are filled. The caller decides what belongs in it.
 */
export interface Cover {
  readonly grid: Grid;
  readonly sides: Sides;
  readonly solids: Uint8Array;
}

/** The same, asked square by square, for callers who would rather decide than fill arrays. */
export interface Obstruction {
  shut(square: number, side: Side): boolean;
  filled(square: number): Quarters;
}

export function createCover(grid: Grid, sides: Sides = createSides(grid)): Cover {
  return { grid, sides, solids: new Uint8Array(grid.size) };
}

export function obstructionOf(cover: Cover): Obstruction {
  return {
    shut: (square, side) => isShut(cover.sides, square, side),
    filled: square => cover.solids[square]!,
  };
}

/** One of the two ways round a corner from a square to its diagonal neighbour. */
export interface Way {
  /** The side by which the first square is left. */
  readonly out: Side;
  /** The square passed. */
  readonly via: number;
  /** The side by which that square is left. */
  readonly on: Side;
  /** The quarter of it that touches the corner. */
  readonly quarter: Quarters;
}

/** Both ways round the corner of a square that lies in a diagonal direction, the anticlockwise one first. */
export function waysRound(grid: Grid, square: number, corner: Direction): readonly [Way, Way] {
  const left = turn(corner, -1) as Side;
  const right = turn(corner, 1) as Side;
  return [
    { out: left, via: neighbour(grid, square, left), on: right, quarter: quarterAt(turn(corner, 2)) },
    { out: right, via: neighbour(grid, square, right), on: left, quarter: quarterAt(turn(corner, -2)) },
  ];
}

/**
 * Whether two squares touch with nothing between them: a side that is not shut, or a corner with at least one way round
 * it that is open. What fills the two squares themselves does not matter here.
 */
export function areAdjacent(cover: Cover, a: number, b: number): boolean {
  const { grid, sides, solids } = cover;
  if (range(grid, a, b) !== 1) return false;
  const { dx, dy } = vectorBetween(grid, a, b);
  const direction = directionBySigns(dx, dy);
  if (isSide(direction)) return !isShut(sides, a, direction);
  return waysRound(grid, a, direction).some(
    ({ out, via, on, quarter }) => !isShut(sides, a, out) && !isShut(sides, via, on) && !(solids[via]! & quarter),
  );
}
