import { type DustupView, groundOf, type Place } from '@sightline/dustup';
import type { Point, Spot } from '../game.ts';

/** Where a place of the table is in the picture: inches, with the north at the top. */
export function shownAt({ map }: Pick<DustupView, 'map'>, { x, y }: Place): Point {
  return { x: x / 1000, y: map.depth - y / 1000 };
}

/** The place that a point of the picture means. */
export function placeAt({ map }: Pick<DustupView, 'map'>, { x, y }: Point): Place {
  return { x: Math.round(x * 1000), y: Math.round((map.depth - y) * 1000) };
}

/** Room at the north edge for the names of the units that stand there. */
const NAMES = 1.4;

export function extent({ map }: DustupView): Spot {
  return { x: 0, y: -NAMES, width: map.width, height: map.depth + NAMES };
}

/** The box round a piece of terrain in the picture. */
export function spotOfPiece(view: DustupView, id: number): Spot | null {
  const ground = groundOf(view);
  const piece = id < FEATURES ? ground.areas[id] : ground.features[id - FEATURES];
  if (!piece) return null;
  const { minX, minY, maxX, maxY } = piece.box;
  const { x, y } = shownAt(view, { x: minX, y: maxY });
  return { x, y, width: Math.max(0.4, (maxX - minX) / 1000), height: Math.max(0.4, (maxY - minY) / 1000) };
}

/** What a piece of the sight table is called. */
export function nameOfPiece(view: DustupView, id: number): string | null {
  const ground = groundOf(view);
  return (id < FEATURES ? ground.areas[id]?.type.name : ground.features[id - FEATURES]?.type.name) ?? null;
}

/** Lines are numbered from here in the sight table. */
const FEATURES = 1000;
