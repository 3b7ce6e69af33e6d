import type { DustupBoard, DustupView, Hull, Vehicle } from '@sightline/dustup';
import type { Point, Spot } from '../game.ts';
import { shownAt } from './land.ts';

export type Extent = ReturnType<NonNullable<DustupBoard['vehicles']>['extentOf']>;

/** How long and wide a hull is in the picture. Rules that do not say it have no vehicles. */
export function extentOfHull(rules: DustupBoard, hull: Hull): Extent {
  return rules.vehicles?.extentOf(hull) ?? { length: 1, width: 1, isRound: true };
}

/** Half of what a hull takes up in the picture to the right and upwards, however it stands. */
function reachOfHull(
  { length, width, isRound }: Extent,
  facing: number,
): { readonly right: number; readonly up: number } {
  if (isRound) return { right: width / 2, up: width / 2 };
  const turn = (facing * Math.PI) / 180;
  const [along, across] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  return { right: (along * length + across * width) / 2, up: (across * length + along * width) / 2 };
}

/** The box round a hull in the picture. */
export function spotOfHull(rules: DustupBoard, view: DustupView, hull: Hull): Spot {
  const { x, y } = shownAt(view, hull);
  const { right, up } = reachOfHull(extentOfHull(rules, hull), hull.facing);
  return { x: x - right, y: y - up, width: 2 * right, height: 2 * up };
}

/** How far from a hull its badges hang, how wide they are and how far below one another, in inches. */
export const HUNG = { off: 0.15, width: 1.3, step: 0.85 } as const;

/** Where the badges hang that every hull with somebody aboard has, or with harm done to it. */
export function besideHull(rules: DustupBoard, view: DustupView, { id, hull, suppression }: Vehicle): readonly Spot[] {
  const isCarrying = view.units.some(({ carrier }) => carrier === id);
  const count = [hull.damage > 0, suppression > 0, isCarrying, hull.opened].filter(Boolean).length;
  if (count === 0) return [];
  const { x, y, width, height } = spotOfHull(rules, view, hull);
  const high = count * HUNG.step;
  return [{ x: x + width + HUNG.off, y: y + height / 2 - high / 2, width: HUNG.width, height: high }];
}

/** Whether a point of the picture is on a hull. */
export function isOnHull(rules: DustupBoard, view: DustupView, hull: Hull, point: Point): boolean {
  const { x, y } = shownAt(view, hull);
  const [right, down] = [point.x - x, point.y - y];
  const { length, width, isRound } = extentOfHull(rules, hull);
  if (isRound) return Math.hypot(right, down) <= width / 2;
  const turn = (hull.facing * Math.PI) / 180;
  const along = right * Math.sin(turn) - down * Math.cos(turn);
  const across = right * Math.cos(turn) + down * Math.sin(turn);
  return Math.abs(along) <= length / 2 && Math.abs(across) <= width / 2;
}
