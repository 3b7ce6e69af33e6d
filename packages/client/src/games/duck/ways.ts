import { type DuckView, type Figure, planOf, sidesOf } from '@sightline/duck';
import { neighbour } from '@sightline/geometry/grid';
import { isShut } from './Ship.tsx';

const CROSS = [1, 3, 5, 7] as const;

/** A short way by square-sides that are open now, for the picture; the rules walk their own. Null when there is none. */
export function wayTo(view: DuckView, { at }: Figure, to: number): number[] | null {
  const { grid, tileAt } = planOf(view.arena);
  const { movement } = sidesOf(view);
  const isFloor = (square: number): boolean => tileAt[square]! >= 0 || view.bridge.squares.includes(square);
  const cameFrom = new Map<number, number>([[at, at]]);
  const queue = [at];
  for (const square of queue) {
    if (square === to) break;
    for (const side of CROSS) {
      const next = neighbour(grid, square, side);
      if (next < 0 || cameFrom.has(next) || isShut(movement, square, side) || !isFloor(next)) continue;
      cameFrom.set(next, square);
      queue.push(next);
    }
  }
  if (!cameFrom.has(to)) return null;
  const way = [to];
  while (way[0] !== at) way.unshift(cameFrom.get(way[0]!)!);
  return way;
}
