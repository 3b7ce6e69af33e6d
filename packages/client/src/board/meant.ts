import type { Point } from '../games/game.ts';
import { type Camera, toBoard } from './camera.ts';

/** Where a finger came down, which point of the board was meant, and when. */
export interface Pressed {
  readonly at: Point;
  readonly meant: Point;
  readonly time: number;
}

/** A second press comes so soon after the first, in milliseconds, and no farther from it than this, in pixels. */
const SOON = 1500;
const NEAR = 24;

/**
 * Which point of the board a finger means. The first press lays a card over the board, which may move out from under the
 * finger: the second press at the same spot of the screen means what the first one did.
 */
export function meantBy(at: Point, camera: Camera, time: number, last: Pressed | null): Pressed {
  const isSame = last !== null && time - last.time < SOON && Math.hypot(at.x - last.at.x, at.y - last.at.y) < NEAR;
  return isSame ? last : { at, meant: toBoard(camera, at), time };
}
