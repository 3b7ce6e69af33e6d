import { SIZE } from '@sightline/drill';
import type { Point, Spot } from '../game.ts';

/** The square under a point; null beyond the edge of the field. */
export function squareAt({ x, y }: Point): number | null {
  const column = Math.floor(x);
  const row = Math.floor(y);
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? row * SIZE + column : null;
}

export function spotOfSquare(square: number): Spot {
  return { x: square % SIZE, y: Math.floor(square / SIZE), width: 1, height: 1 };
}

export function centreOf(square: number): Point {
  const { x, y } = spotOfSquare(square);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The square itself, or the nearest one on the field. */
export function nearestSquare({ x, y }: Point): number {
  const onField = (n: number): number => Math.min(SIZE - 1, Math.max(0, Math.floor(n)));
  return onField(y) * SIZE + onField(x);
}
