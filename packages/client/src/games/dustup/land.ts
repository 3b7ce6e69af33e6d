import type { DustupBoard, DustupView, Place } from '@sightline/dustup';
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
export function spotOfPiece(rules: DustupBoard, view: DustupView, id: number): Spot | null {
  const piece = rules.pieceOf(view, id);
  if (!piece) return null;
  const { minX, minY, maxX, maxY } = piece.box;
  const { x, y } = shownAt(view, { x: minX, y: maxY });
  return { x, y, width: Math.max(0.4, (maxX - minX) / 1000), height: Math.max(0.4, (maxY - minY) / 1000) };
}

/** The middle of a building, of a house or of what is left of a wall; null where nothing is left. */
export function middleOfBuilding(rules: DustupBoard, view: DustupView, id: number): Place | null {
  const building = view.buildings[id];
  if (building === undefined) return null;
  const { areas, features } = rules.groundOf(view);
  const { area } = building;
  const box = (area === null ? features.find(({ line }) => line === building.line) : areas[area])?.box;
  return box ? { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 } : null;
}
