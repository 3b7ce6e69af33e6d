import type { DrillBoard } from '@sightline/drill';
import type { Point, Spot } from '../game.ts';

/** The square under a point; null beyond the edge of the field. */
export function squareAt({ size }: DrillBoard, { x, y }: Point): number | null {
  const column = Math.floor(x);
  const row = Math.floor(y);
  return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : null;
}

export function spotOfSquare({ size }: DrillBoard, square: number): Spot {
  return { x: square % size, y: Math.floor(square / size), width: 1, height: 1 };
}

export function centreOf(rules: DrillBoard, square: number): Point {
  const { x, y } = spotOfSquare(rules, square);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The square itself, or the nearest one on the field. */
export function nearestSquare({ size }: DrillBoard, { x, y }: Point): number {
  const onField = (n: number): number => Math.min(size - 1, Math.max(0, Math.floor(n)));
  return onField(y) * size + onField(x);
}
