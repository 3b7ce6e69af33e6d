import type { DustupView, Place } from '@sightline/dustup';
import type { Point } from '../game.ts';
import { shownAt } from './land.ts';

// Where things are that come from the sky.

/** So many inches off in degrees clockwise from north; behind for less than none. */
export function ahead({ x, y }: Place, degrees: number, inches: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.round(x + inches * 1000 * Math.sin(angle)), y: Math.round(y + inches * 1000 * Math.cos(angle)) };
}

/** The same place, or the nearest at the edge of the table: nothing is shown beyond it. */
export function onTheTable({ map }: Pick<DustupView, 'map'>, { x, y }: Place): Place {
  return { x: Math.max(0, Math.min(map.width * 1000, x)), y: Math.max(0, Math.min(map.depth * 1000, y)) };
}

/** How far off a round is seen first, in inches: it comes down steeply. */
const [ASIDE, UP] = [3, 11];

/** A point of the sky, from which something falls to a place of the table. */
export function skyOver(view: DustupView, at: Place): Point {
  const { x, y } = shownAt(view, onTheTable(view, at));
  return { x: Math.max(0, x - ASIDE), y: Math.max(0, y - UP) };
}
