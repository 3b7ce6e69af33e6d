/** The eight directions, numbered as the direction die: 1 is north, then clockwise to 8, north-west. y grows south. */
export type Direction = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The four directions that name a side of a square. */
export type Side = 1 | 3 | 5 | 7;

export interface Vector {
  readonly dx: number;
  readonly dy: number;
}

export const NORTH = 1;
export const NORTH_EAST = 2;
export const EAST = 3;
export const SOUTH_EAST = 4;
export const SOUTH = 5;
export const SOUTH_WEST = 6;
export const WEST = 7;
export const NORTH_WEST = 8;

export const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];
export const SIDES: readonly Side[] = [NORTH, EAST, SOUTH, WEST];

const VECTORS: readonly Vector[] = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: 1 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: -1 },
];

/** Directions by the signs of a vector, row by row from north-west to south-east; 0 marks no movement. */
const BY_SIGN: readonly (Direction | 0)[] = [8, 1, 2, 7, 0, 3, 6, 5, 4];

export function vectorOf(direction: Direction): Vector {
  return VECTORS[direction - 1]!;
}

/** The direction reached by turning clockwise that many eighths of a circle; negative turns anticlockwise. */
export function turn(direction: Direction, eighths: number): Direction {
  return (((direction - 1 + eighths) & 7) + 1) as Direction;
}

export function opposite(direction: Direction): Direction {
  return turn(direction, 4);
}

export function oppositeSide(side: Side): Side {
  return opposite(side) as Side;
}

export function isSide(direction: Direction): direction is Side {
  return direction % 2 === 1;
}

/** How many eighths of a circle lie between two directions, the shorter way: 0 to 4. */
export function eighthsBetween(a: Direction, b: Direction): number {
  const clockwise = (b - a + 8) % 8;
  return clockwise > 4 ? 8 - clockwise : clockwise;
}

/** The direction whose steps have these signs; a bug if nothing moves. */
export function directionBySigns(dx: number, dy: number): Direction {
  const direction = BY_SIGN[(Math.sign(dy) + 1) * 3 + Math.sign(dx) + 1]!;
  if (direction === 0) throw new Error('A direction needs a vector that is not zero');
  return direction;
}

/**
 * The nearest of the eight directions to a vector. A vector is nearer to its row or column than to the diagonal when
 * the tangent of its slope is below root 2 minus 1; squared, so that whole numbers decide it and no tie is possible.
 */
export function directionTowards(dx: number, dy: number): Direction {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  const sum = (x + y) * (x + y);
  if (sum < 2 * x * x) return directionBySigns(dx, 0);
  if (sum < 2 * y * y) return directionBySigns(0, dy);
  return directionBySigns(dx, dy);
}

/** The next direction clockwise from the given one, itself included, that passes the test; null if none of the eight does. */
export function firstClockwise(from: Direction, passes: (direction: Direction) => boolean): Direction | null {
  for (let eighths = 0; eighths < 8; eighths++) {
    const direction = turn(from, eighths);
    if (passes(direction)) return direction;
  }
  return null;
}
