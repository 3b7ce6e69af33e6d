import { type Direction, directionBySigns, isSide, type Side, turn, vectorOf } from './directions.ts';
import { columnOf, type Grid, NOWHERE, range, rowOf, squareAt } from './grid.ts';
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
  return [way(grid, square, left, right), way(grid, square, right, left)];
}

function way(grid: Grid, square: number, out: Side, on: Side): Way {
  const { dx, dy } = vectorOf(out);
  const via = squareAt(grid, columnOf(grid, square) + dx, rowOf(grid, square) + dy);
  // Seen from the square passed, the corner lies back along the way out and onward along the way on.
  const back = vectorOf(on);
  return { out, via, on, quarter: quarterAt(directionBySigns(back.dx - dx, back.dy - dy)) };
}

/**
 * Whether two squares touch with nothing between them: a side that is not shut, or a corner with at least one way round
 * it that is open. What fills the two squares themselves does not matter here.
 */
export function areAdjacent(cover: Cover, a: number, b: number): boolean {
  const { grid, sides, solids } = cover;
  if (range(grid, a, b) !== 1) return false;
  const direction = directionBySigns(
    columnOf(grid, b) - columnOf(grid, a),
    rowOf(grid, b) - rowOf(grid, a),
  );
  if (isSide(direction)) return !isShut(sides, a, direction);
  return waysRound(grid, a, direction).some(
    ({ out, via, on, quarter }) =>
      via !== NOWHERE && !isShut(sides, a, out) && !isShut(sides, via, on) && !(solids[via]! & quarter),
  );
}
