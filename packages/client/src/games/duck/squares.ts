import { type DuckView, type Figure, planOf, type SquareSide } from '@sightline/duck';
import { columnOf, rowOf, sideOfPosition, squareAt } from '@sightline/geometry/grid';
import type { Point, Spot } from '../game.ts';

/** A square of the ship in the picture; (0, 0) is the corner of the map. */
export function spotOfSquare({ arena }: DuckView, square: number): Spot {
  const { grid } = planOf(arena);
  return { x: columnOf(grid, square), y: rowOf(grid, square), width: 1, height: 1 };
}

export function centreOf(view: DuckView, square: number): Point {
  const { x, y } = spotOfSquare(view, square);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The square under a point; null off the map. */
export function squareUnder({ arena }: DuckView, { x, y }: Point): number | null {
  const square = squareAt(planOf(arena).grid, Math.floor(x), Math.floor(y));
  return square < 0 ? null : square;
}

/** Degrees clockwise from north. */
export function degreesOf(direction: number): number {
  return (direction - 1) * 45;
}

/** The line of a square-side, from one corner to the other. */
export function lineOfSide(view: DuckView, { square, side }: SquareSide): { from: Point; to: Point } {
  const { x, y } = spotOfSquare(view, square);
  switch (side) {
    case 1:
      return { from: { x, y }, to: { x: x + 1, y } };
    case 3:
      return { from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } };
    case 5:
      return { from: { x, y: y + 1 }, to: { x: x + 1, y: y + 1 } };
    default:
      return { from: { x, y }, to: { x, y: y + 1 } };
  }
}

/** A door as a place to point at: a band over its square-sides. */
export function spotOfDoor(view: DuckView, door: number): Spot {
  const lines = planOf(view.arena).doors[door]!.segments.map(segment => lineOfSide(view, segment));
  const xs = lines.flatMap(({ from, to }) => [from.x, to.x]);
  const ys = lines.flatMap(({ from, to }) => [from.y, to.y]);
  const [left, top] = [Math.min(...xs) - 0.25, Math.min(...ys) - 0.25];
  return { x: left, y: top, width: Math.max(...xs) + 0.25 - left, height: Math.max(...ys) + 0.25 - top };
}

/** Where a figure stands: in the middle, or towards the side that its position means (DK-MOVE-014). */
export function pointOf(view: DuckView, figure: Figure): Point {
  const { x, y } = centreOf(view, figure.at);
  const side = sideOfPosition(figure.facing, figure.position);
  const shift = 0.24;
  const above = figure.overhead ? OVERHEAD : 0;
  if (side === 1) return { x: x + above, y: y - shift - above };
  if (side === 3) return { x: x + shift + above, y: y - above };
  if (side === 5) return { x: x + above, y: y + shift - above };
  return { x: (side === 7 ? x - shift : x) + above, y: y - above };
}

/** The upper level is drawn a little up and to the right, as if it lay above. */
export const OVERHEAD = 0.28;
