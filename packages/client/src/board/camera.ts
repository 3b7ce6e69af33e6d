import type { Point, Spot } from '../games/game.ts';

/** Which part of the board is seen: the board's point in the corner of the picture, and pixels per unit. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Room left around the board when all of it is shown, in units of the board. */
const MARGIN = 0.9;
const CLOSEST = 140;

export function fit(board: Spot, picture: Size): Camera {
  const scale = Math.min(picture.width / (board.width + 2 * MARGIN), picture.height / (board.height + 2 * MARGIN));
  return centred(board, picture, { x: board.x + board.width / 2, y: board.y + board.height / 2 }, scale);
}

export function toBoard(camera: Camera, pixel: Point): Point {
  return { x: camera.x + pixel.x / camera.scale, y: camera.y + pixel.y / camera.scale };
}

export function pan(camera: Camera, board: Spot, picture: Size, dx: number, dy: number): Camera {
  return held(board, picture, { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale });
}

/** Zooms so that the point of the board under the pixel stays there. */
export function zoom(camera: Camera, board: Spot, picture: Size, pixel: Point, factor: number): Camera {
  const furthest = fit(board, picture).scale * 0.8;
  const scale = Math.min(CLOSEST, Math.max(furthest, camera.scale * factor));
  const at = toBoard(camera, pixel);
  return held(board, picture, { scale, x: at.x - pixel.x / scale, y: at.y - pixel.y / scale });
}

/** Moves the picture only if the point is outside it or close to its edge. */
export function lookAt(camera: Camera, board: Spot, picture: Size, point: Point): Camera {
  const edge = 1.2;
  const { width, height } = seen(camera, picture);
  const isInside =
    point.x > camera.x + edge &&
    point.x < camera.x + width - edge &&
    point.y > camera.y + edge &&
    point.y < camera.y + height - edge;
  return isInside ? camera : centred(board, picture, point, camera.scale);
}

/** The picture with a point of the board in its middle. */
export function centred(board: Spot, picture: Size, point: Point, scale: number): Camera {
  const { width, height } = seen({ scale }, picture);
  return held(board, picture, { scale, x: point.x - width / 2, y: point.y - height / 2 });
}

function seen({ scale }: Pick<Camera, 'scale'>, picture: Size): Size {
  return { width: picture.width / scale, height: picture.height / scale };
}

/** The board never leaves the picture: its middle is held where the whole fits, its edges where it does not. */
function held(board: Spot, picture: Size, camera: Camera): Camera {
  const { width, height } = seen(camera, picture);
  return {
    ...camera,
    x: along(camera.x, board.x, board.width, width),
    y: along(camera.y, board.y, board.height, height),
  };
}

function along(at: number, start: number, length: number, shown: number): number {
  if (shown >= length + 2 * MARGIN) return start + (length - shown) / 2;
  return Math.min(start + length + MARGIN - shown, Math.max(start - MARGIN, at));
}
