import { createGrid, type Grid } from '@sightline/geometry/grid';

/** An arena of 80 by 80 squares with blocks scattered over it, the same for both sides of a comparison. */
export const SIZE = 80;

/** One square in so many is a block. */
const ONE_IN = 20;

export interface Arena {
  readonly grid: Grid;
  /** 1 for a square that is filled to the top. */
  readonly blocks: Uint8Array;
  /** Where somebody stands who looks or walks: open squares all over the arena. */
  readonly places: readonly number[];
}

export function blockArena(): Arena {
  const grid = createGrid(SIZE, SIZE);
  const blocks = Uint8Array.from({ length: grid.size }, (_, square) => (scattered(square) % ONE_IN === 0 ? 1 : 0));
  const places: number[] = [];
  for (let square = 0; square < grid.size; square += 97) if (blocks[square] === 0) places.push(square);
  return { grid, blocks, places };
}

/** A whole number that shows no pattern from one square to the next. */
function scattered(square: number): number {
  let word = Math.imul(square + 1, 0x9e3779b1);
  word = Math.imul(word ^ (word >>> 15), 0x85ebca6b);
  return (word ^ (word >>> 13)) >>> 0;
}
