import type { DuckBoard, DuckView, Figure, SquareSide } from '@sightline/duck';
import { columnOf, rowOf, sideOfPosition, squareAt } from '@sightline/geometry/grid';
import type { Point, Spot } from '../game.ts';
import { ceilingUnder, shiftOf } from './levels.ts';

/** A square of the ship in the picture, on its deck or on the plan of its ceiling. */
export function spotOfSquare(rules: DuckBoard, view: DuckView, square: number, overhead = false): Spot {
  const { grid } = rules.planOf(view.arena);
  const shift = shiftOf(rules, view, square, overhead);
  return { x: columnOf(grid, square) + shift.x, y: rowOf(grid, square) + shift.y, width: 1, height: 1 };
}

export function centreOf(rules: DuckBoard, view: DuckView, square: number, overhead = false): Point {
  const { x, y } = spotOfSquare(rules, view, square, overhead);
  return { x: x + 0.5, y: y + 0.5 };
}

/** A square of one of the two levels. */
export interface Place {
  readonly square: number;
  readonly overhead: boolean;
}

/** The square under a point and its level; null off the map. */
export function placeUnder(rules: DuckBoard, view: DuckView, point: Point): Place | null {
  const above = ceilingUnder(rules, view, point);
  const { x, y } = above ? { x: point.x - above.right, y: point.y - above.down } : point;
  const square = squareAt(rules.planOf(view.arena).grid, Math.floor(x), Math.floor(y));
  return square < 0 ? null : { square, overhead: above !== undefined };
}

/** Degrees clockwise from north. */
export function degreesOf(direction: number): number {
  return (direction - 1) * 45;
}

/** The line of a square-side, from one corner to the other. */
export function lineOfSide(rules: DuckBoard, view: DuckView, { square, side }: SquareSide): { from: Point; to: Point } {
  const { x, y } = spotOfSquare(rules, view, square);
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
export function spotOfDoor(rules: DuckBoard, view: DuckView, door: number): Spot {
  const lines = rules.planOf(view.arena).doors[door]!.segments.map(segment => lineOfSide(rules, view, segment));
  const xs = lines.flatMap(({ from, to }) => [from.x, to.x]);
  const ys = lines.flatMap(({ from, to }) => [from.y, to.y]);
  const [left, top] = [Math.min(...xs) - 0.25, Math.min(...ys) - 0.25];
  return { x: left, y: top, width: Math.max(...xs) + 0.25 - left, height: Math.max(...ys) + 0.25 - top };
}

/** Where a figure stands: in the middle, or towards the side that its position means (DK-MOVE-014). */
export function pointOf(rules: DuckBoard, view: DuckView, figure: Figure): Point {
  const { x, y } = centreOf(rules, view, figure.at, figure.overhead);
  const side = sideOfPosition(figure.facing, figure.position);
  const shift = 0.24;
  if (side === 1) return { x, y: y - shift };
  if (side === 3) return { x: x + shift, y };
  if (side === 5) return { x, y: y + shift };
  return { x: side === 7 ? x - shift : x, y };
}
