import type { Point } from '../games/game.ts';
import type { Box } from './beside.ts';
import type { Insets, Size } from './camera.ts';

/** How far apart places are that are tried where the nearest is taken, in pixels. */
const STRIDE = 12;
const GAP = 8;

export interface EdgeArrow {
  readonly left: number;
  readonly top: number;
  /** Which way it points, clockwise from the right. */
  readonly degrees: number;
}

/**
 * Where at the edge of the picture an arrow of a size to a point stands: as near to the point as may be without lying over
 * anything. Null where the point is in sight.
 */
export function edgeArrow(
  to: Point,
  picture: Size,
  { left, top, right, bottom }: Insets,
  { width, height }: Size,
  clear: readonly Box[] = [],
): EdgeArrow | null {
  if (to.x >= left && to.x <= picture.width - right && to.y >= top && to.y <= picture.height - bottom) return null;
  const from = { left: left + GAP, top: top + GAP };
  const last = { left: picture.width - right - width - GAP, top: picture.height - bottom - height - GAP };
  const span = (a: number, b: number): number[] =>
    Array.from({ length: Math.max(0, Math.floor((b - a) / STRIDE)) + 1 }, (_, i) => Math.min(b, a + i * STRIDE));
  const held = (at: number, a: number, b: number): number => Math.max(a, Math.min(b, at));
  const nearest = {
    left: held(to.x - width / 2, from.left, last.left),
    top: held(to.y - height / 2, from.top, last.top),
  };
  const round = [
    ...[...span(from.left, last.left), last.left].flatMap(x => [
      { left: x, top: from.top },
      { left: x, top: last.top },
    ]),
    ...[...span(from.top, last.top), last.top].flatMap(y => [
      { left: from.left, top: y },
      { left: last.left, top: y },
    ]),
  ];
  const off = (at: { left: number; top: number }): number => Math.hypot(at.left - nearest.left, at.top - nearest.top);
  const isFree = (at: { left: number; top: number }): boolean =>
    clear.every(
      box =>
        at.left + width <= box.left ||
        at.left >= box.left + box.width ||
        at.top + height <= box.top ||
        at.top >= box.top + box.height,
    );
  const laid = [nearest, ...round.toSorted((a, b) => off(a) - off(b))].find(isFree) ?? nearest;
  const turn = Math.atan2(to.y - laid.top - height / 2, to.x - laid.left - width / 2);
  return { ...laid, degrees: Math.round((turn * 180) / Math.PI) };
}
