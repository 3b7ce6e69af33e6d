import type { Grid } from './grid.ts';
import { type Point, UNITS } from './quarters.ts';

/**
 * One of the four sectors of 90 degrees round a viewer, described so that all four can be worked alike, row by row:
 * depth grows away from the viewer and x from left to right, both in quarter squares. Left is west or north.
 */
export interface Sector {
  /** From a square to the next row, and to the next square to the right. */
  readonly deeper: number;
  readonly across: number;
  /** The number of rows beyond the viewer's own, and of squares in a row. */
  readonly rows: number;
  readonly length: number;
  /** The leftmost square of the viewer's row, and how far the viewer is from the left end and near side of that row. */
  readonly first: number;
  readonly viewerX: number;
  readonly viewerDepth: number;
  /** The bits of sides and quarters as they lie in this sector. */
  readonly farSide: number;
  readonly leftSide: number;
  readonly nearLeft: number;
  readonly nearRight: number;
  readonly farLeft: number;
  readonly farRight: number;
}

export function sectorsAround({ width, height }: Grid, { x, y }: Point): readonly Sector[] {
  const column = x >> 2;
  const row = y >> 2;
  const alongRow = { across: 1, length: width, first: row * width, viewerX: x, leftSide: 8 };
  const alongColumn = { across: width, length: height, first: column, viewerX: y, leftSide: 1 };
  return [
    { ...alongRow, deeper: -width, rows: row, viewerDepth: UNITS - (y & 3), ...NORTH_BITS },
    { ...alongColumn, deeper: 1, rows: width - 1 - column, viewerDepth: x & 3, ...EAST_BITS },
    { ...alongRow, deeper: width, rows: height - 1 - row, viewerDepth: y & 3, ...SOUTH_BITS },
    { ...alongColumn, deeper: -1, rows: column, viewerDepth: UNITS - (x & 3), ...WEST_BITS },
  ];
}

const NORTH_BITS = { farSide: 1, nearLeft: 8, nearRight: 4, farLeft: 1, farRight: 2 };
const EAST_BITS = { farSide: 2, nearLeft: 1, nearRight: 8, farLeft: 2, farRight: 4 };
const SOUTH_BITS = { farSide: 4, nearLeft: 1, nearRight: 2, farLeft: 8, farRight: 4 };
const WEST_BITS = { farSide: 8, nearLeft: 2, nearRight: 4, farLeft: 1, farRight: 8 };
