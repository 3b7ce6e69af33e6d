import type { Grid } from './grid.ts';
import type { Quarters } from './quarters.ts';

/** How high things stand in each quarter of each square: four bytes a square, in the order of the quarter bits. */
export type Heights = Uint8Array;

export function createHeights(grid: Grid): Heights {
  return new Uint8Array(grid.size * 4);
}

/** Fills the given quarters of a square up to a height; 0 clears them. */
export function setHeight(heights: Heights, square: number, quarters: Quarters, height: number): void {
  for (let index = 0; index < 4; index++) if (quarters & (1 << index)) heights[square * 4 + index] = height;
}

/** The quarters of a square that are filled above a level. */
export function quartersAbove(heights: Heights, square: number, level: number): Quarters {
  let quarters = 0;
  for (let index = 0; index < 4; index++) if (heights[square * 4 + index]! > level) quarters |= 1 << index;
  return quarters;
}

/** quartersAbove for every square: the solids of a cover as seen by figures whose higher one stands at that level. */
export function solidsAbove(
  heights: Heights,
  level: number,
  solids: Uint8Array = new Uint8Array(heights.length / 4),
): Uint8Array {
  for (let square = 0; square < solids.length; square++) solids[square] = quartersAbove(heights, square, level);
  return solids;
}
