import type { Point } from '../games/game.ts';
import type { Insets, Size } from './camera.ts';

/** Half of what it takes up, in pixels, so that all of it is seen. */
const HALF = { width: 66, height: 24 };

/** Where at the edge of the picture an arrow to a point stands, and which way it points; null where the point is in sight. */
export function beaconAt(
  to: Point,
  size: Size,
  { left, top, right, bottom }: Insets,
): (Point & { readonly degrees: number }) | null {
  const [leftmost, rightmost] = [left, size.width - right];
  const [topmost, lowest] = [top, size.height - bottom];
  if (to.x >= leftmost && to.x <= rightmost && to.y >= topmost && to.y <= lowest) return null;
  const x = Math.max(leftmost + HALF.width, Math.min(rightmost - HALF.width, to.x));
  const y = Math.max(topmost + HALF.height, Math.min(lowest - HALF.height, to.y));
  return { x, y, degrees: Math.round((Math.atan2(to.y - y, to.x - x) * 180) / Math.PI) };
}
