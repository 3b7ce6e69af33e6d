import { type Cover, type Obstruction, obstructionOf, type Way, waysRound } from './cover.ts';
import type { Side } from './directions.ts';
import type { Grid } from './grid.ts';
import { type Crossing, lineCrosses, type SquareLine, squareLine } from './line.ts';
import type { Point } from './quarters.ts';

/** What stops a line: a shut side, the filling of a square, or a corner with both ways round it blocked. */
export type Blocker =
  | { readonly kind: 'side'; readonly square: number; readonly side: Side }
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'corner'; readonly square: number; readonly into: number; readonly ways: readonly Blocker[] };

/** A line that has been judged. Every blocker is listed, nearest first; blocker is the first of them. */
export interface SightLine extends SquareLine {
  readonly clear: boolean;
  readonly blocker: Blocker | null;
  readonly blockers: readonly Blocker[];
}

/**
 * Judges the straight line between two points. A filled quarter blocks when the line runs through its inside, a side
 * when the line crosses it; along an edge or past a corner the line is clear. Through the meeting point of four squares
 * it is clear if at least one of the two ways round that corner is.
 */
export function sightLine(grid: Grid, from: Point, to: Point, obstruction: Obstruction): SightLine {
  const line = squareLine(grid, from, to);
  const blockers: Blocker[] = [];
  line.squares.forEach((square, index) => {
    if (lineCrosses(grid, line, square, obstruction.filled(square))) blockers.push({ kind: 'square', square });
    const crossing = line.crossings[index];
    const blocker = crossing && blockerAt(grid, crossing, obstruction);
    if (blocker) blockers.push(blocker);
  });
  return { ...line, clear: blockers.length === 0, blocker: blockers[0] ?? null, blockers };
}

/** sightLine over the arrays of a cover. */
export function sightLineIn(cover: Cover, from: Point, to: Point): SightLine {
  return sightLine(cover.grid, from, to, obstructionOf(cover));
}

function blockerAt(grid: Grid, crossing: Crossing, obstruction: Obstruction): Blocker | null {
  const { square, into } = crossing;
  switch (crossing.kind) {
    case 'side':
      return obstruction.shut(square, crossing.side) ? { kind: 'side', square, side: crossing.side } : null;
    case 'corner': {
      const ways: Blocker[] = [];
      for (const way of waysRound(grid, square, crossing.corner)) {
        const blocker = blockerOfWay(square, way, obstruction);
        if (blocker === null) return null;
        ways.push(blocker);
      }
      return { kind: 'corner', square, into, ways };
    }
    default:
      return crossing satisfies never;
  }
}

function blockerOfWay(square: number, { out, via, on, quarter }: Way, obstruction: Obstruction): Blocker | null {
  if (obstruction.shut(square, out)) return { kind: 'side', square, side: out };
  if (obstruction.filled(via) & quarter) return { kind: 'square', square: via };
  if (obstruction.shut(via, on)) return { kind: 'side', square: via, side: on };
  return null;
}
