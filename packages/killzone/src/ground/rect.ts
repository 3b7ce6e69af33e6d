import { compareToSegment, inches, type Point } from '@sightline/geometry/field';

/** An upright rectangle in mils: rooms, houses and patches of ground are nothing else. */
export interface Rect {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** From two corners in inches. */
export function rectOf(x1: number, y1: number, x2: number, y2: number): Rect {
  return { minX: inches(x1), minY: inches(y1), maxX: inches(x2), maxY: inches(y2) };
}

export function isInRect(rect: Rect, x: number, y: number): boolean {
  return x >= rect.minX && x <= rect.maxX && y >= rect.minY && y <= rect.maxY;
}

/** Where the latest line that `crossesRect` said yes to came in and went out, in fractions of its way. */
export const crossing = { from: 0, to: 0 };

/**
 * Whether the segment runs through the inside of the rectangle grown by `padX` and `padY`; its way in and out are then
 * in `crossing`. Nothing is allocated, for this is asked for every look and every leg.
 */
export function crossesRect(a: Point, b: Point, rect: Rect, padX = 0, padY = 0): boolean {
  const left = rect.minX - padX;
  const right = rect.maxX + padX;
  const bottom = rect.minY - padY;
  const top = rect.maxY + padY;
  if ((a.x <= left && b.x <= left) || (a.x >= right && b.x >= right)) return false;
  if ((a.y <= bottom && b.y <= bottom) || (a.y >= top && b.y >= top)) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let from = 0;
  let to = 1;
  if (dx !== 0) {
    const t1 = ((dx > 0 ? left : right) - a.x) / dx;
    const t2 = ((dx > 0 ? right : left) - a.x) / dx;
    if (t1 > from) from = t1;
    if (t2 < to) to = t2;
  }
  if (dy !== 0) {
    const t1 = ((dy > 0 ? bottom : top) - a.y) / dy;
    const t2 = ((dy > 0 ? top : bottom) - a.y) / dy;
    if (t1 > from) from = t1;
    if (t2 < to) to = t2;
  }
  if (from >= to && !(dx === 0 && dy === 0)) return false;
  crossing.from = from;
  crossing.to = to;
  return true;
}

/** Whether a round base on its way along the segment would overlap the rectangle; touching is allowed. */
export function sweepsRect(a: Point, b: Point, radius: number, rect: Rect): boolean {
  if (!crossesRect(a, b, rect, radius, radius)) return false;
  if (crossesRect(a, b, rect, radius, 0) || crossesRect(a, b, rect, 0, radius)) return true;
  for (let corner = 0; corner < 4; corner++) {
    const p = { x: corner < 2 ? rect.minX : rect.maxX, y: corner % 2 === 0 ? rect.minY : rect.maxY };
    if (compareToSegment(p, a, b, radius) < 0) return true;
  }
  return false;
}
