import type { Point, Spot } from '../games/game.ts';
import type { Box } from './beside.ts';
import { middleOf } from './middle.ts';

/** Which part of the board is seen: the board's point in the corner of the picture, and pixels per unit. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much of each edge of the picture lies under panels, in pixels. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** A picture and what of it is free of panels. */
export interface Frame extends Size {
  readonly insets: Insets;
  /** What lies over it besides, without covering a whole edge: the small map. */
  readonly under?: readonly Box[];
}

/** Room left around the board when all of it is shown, in units of the board. */
const MARGIN = 0.9;
/** Of a picture that shows a part of the board so much may lie beyond its edge, in pixels, or the next where it takes that. */
const STRIPS = [72, 110, 160];
/** So much of it where it takes that, or is moved there by hand: a fight at the edge is seen in the middle, and beside the small map. */
const BEYOND = 0.3;
const CLOSEST = 140;
/** A point nearer to the edge of what is free than this is not comfortably seen, in pixels; or than this share of little room. */
const EDGE = 56;
const SHARE = 0.14;
/** What just fits is in sight, whatever the last digit says. */
const HAIR = 0.5;

/** All of the board, in the part of the picture that is free. */
export function fit(board: Spot, frame: Frame): Camera {
  const { width, height } = free(frame);
  const scale = Math.min(width / (board.width + 2 * MARGIN), height / (board.height + 2 * MARGIN));
  return centred(board, frame, middleOf(board), scale);
}

export function toBoard(camera: Camera, pixel: Point): Point {
  return { x: camera.x + pixel.x / camera.scale, y: camera.y + pixel.y / camera.scale };
}

export function toPicture(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) * camera.scale, y: (point.y - camera.y) * camera.scale };
}

export function pan(camera: Camera, board: Spot, frame: Frame, dx: number, dy: number): Camera {
  return held(board, frame, { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale });
}

/** Zooms so that the point of the board under the pixel stays there. */
export function zoom(camera: Camera, board: Spot, frame: Frame, pixel: Point, factor: number): Camera {
  const furthest = fit(board, frame).scale * 0.8;
  const scale = Math.min(CLOSEST, Math.max(furthest, camera.scale * factor));
  const at = toBoard(camera, pixel);
  return held(board, frame, { scale, x: at.x - pixel.x / scale, y: at.y - pixel.y / scale });
}

/** So much farther off than was chosen is no difference to the eye. */
const NEARLY = 0.95;

/**
 * Moves the picture only if one of the points is outside what is free of it, or close to its edge; or if it was drawn back
 * for something that did not fit, and is closer again now.
 */
export function lookAt(
  camera: Camera,
  board: Spot,
  frame: Frame,
  points: readonly Point[],
  chosen = camera.scale,
): Camera {
  if (points.length === 0) return camera;
  const box = around(points);
  // Under a card that leaves hardly anything free, nothing would be seen better.
  const room = free(frame);
  if (Math.min(room.width, room.height) <= 2 * EDGE) return camera;
  // What does not fit at this size is shown a little smaller; never larger than somebody has chosen, though there is room.
  const scale = Math.max(Math.min(chosen, fitting(frame, box)), Math.min(chosen, fit(board, frame).scale));
  if (camera.scale >= scale * NEARLY && points.every(point => isInSight(camera, frame, point))) return camera;
  return seeing(board, frame, points, middleOf(box), scale);
}

/** As little beyond the edge of the board as it takes to have all of them in sight. */
function seeing(board: Spot, frame: Frame, points: readonly Point[], middle: Point, scale: number): Camera {
  const cameras = STRIPS.map(strip => centred(board, frame, middle, scale, strip));
  const close = cameras.find(camera => points.every(point => isInSight(camera, frame, point)));
  return close ?? centred(board, frame, middle, scale);
}

/**
 * Those whom it is about in the middle, so close that a figure has as many pixels as it takes to know it; farther off where
 * they would not all be seen, but not farther than `least`: on a small screen one of them is better seen than all guessed at.
 */
export function opening(board: Spot, frame: Frame, points: readonly Point[], closeness: number, least = 0): Camera {
  const whole = fit(board, frame);
  if (points.length === 0 || whole.scale >= closeness) return whole;
  const box = around(points);
  const fits = fitting(frame, box);
  const scale = Math.max(whole.scale, Math.min(closeness, Math.max(fits, least)));
  return seeing(board, frame, points, fits < least ? nearestTo(middleOf(box), points) : middleOf(box), scale);
}

/**
 * The points, and of those who had better be seen with them as many as have room at a scale: who comes first before all
 * others, and each whole or not at all.
 */
export function withNear(
  frame: Frame,
  points: readonly Point[],
  near: readonly (readonly Point[])[],
  least: number,
): readonly Point[] {
  const seen = [...points];
  for (const somebody of near) if (fitting(frame, around([...seen, ...somebody])) >= least) seen.push(...somebody);
  return seen;
}

function nearestTo(at: Point, points: readonly Point[]): Point {
  const far = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y);
  return points.reduce((nearest, point) => (far(point) < far(nearest) ? point : nearest));
}

/** The largest scale at which a box is comfortably seen. */
function fitting(frame: Frame, box: Spot): number {
  const room = free(frame);
  const edge = edgeOf(room);
  return Math.min((room.width - 2 * edge.x) / (box.width || 1), (room.height - 2 * edge.y) / (box.height || 1));
}

function edgeOf({ width, height }: Size): Point {
  return { x: Math.min(EDGE, width * SHARE), y: Math.min(EDGE, height * SHARE) };
}

export function isInSight(camera: Camera, frame: Frame, point: Point): boolean {
  const { x, y } = toPicture(camera, point);
  const { insets, width, height, under = [] } = frame;
  const edge = edgeOf(free(frame));
  const isUnder = under.some(
    box => x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height,
  );
  return (
    !isUnder &&
    x > insets.left + edge.x - HAIR &&
    x < width - insets.right - edge.x + HAIR &&
    y > insets.top + edge.y - HAIR &&
    y < height - insets.bottom - edge.y + HAIR
  );
}

/** The picture with a point of the board in the middle of what is free of it, and not more than so many pixels beyond the board. */
export function centred(board: Spot, frame: Frame, point: Point, scale: number, beyond?: number): Camera {
  const { insets } = frame;
  const { width, height } = free(frame);
  const middle = { x: point.x - (insets.left + width / 2) / scale, y: point.y - (insets.top + height / 2) / scale };
  return held(board, frame, { scale, ...middle }, beyond);
}

/** A camera on its way from one place to another, so far along as a share of the way. */
export function between(from: Camera, to: Camera, share: number): Camera {
  // Zooming is felt as a ratio, so its half way is the geometric middle.
  const scale = from.scale * (to.scale / from.scale) ** share;
  const along =
    Math.abs(to.scale - from.scale) < 1e-6 ? share : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { scale, x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
}

function free({ width, height, insets }: Frame): Size {
  return {
    width: Math.max(1, width - insets.left - insets.right),
    height: Math.max(1, height - insets.top - insets.bottom),
  };
}

function around(points: readonly Point[]): Spot {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The board never leaves what is free: its middle is held where the whole fits, and its edges do not go far in where it does not. */
function held(board: Spot, frame: Frame, camera: Camera, strip = Number.POSITIVE_INFINITY): Camera {
  const { insets } = frame;
  const { width, height } = free(frame);
  const { scale } = camera;
  return {
    scale,
    x: along(camera.x + insets.left / scale, board.x, board.width, width / scale, strip / scale) - insets.left / scale,
    y: along(camera.y + insets.top / scale, board.y, board.height, height / scale, strip / scale) - insets.top / scale,
  };
}

function along(at: number, start: number, length: number, shown: number, strip: number): number {
  if (shown >= length + 2 * MARGIN) return start + (length - shown) / 2;
  const beyond = Math.max(MARGIN, Math.min(strip, BEYOND * Math.min(shown, length + 2 * MARGIN - shown)));
  return Math.min(start + length + beyond - shown, Math.max(start - beyond, at));
}
