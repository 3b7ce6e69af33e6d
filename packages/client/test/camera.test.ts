import { expect, test } from 'vitest';
import { fit, lookAt, pan, toBoard, zoom } from '../src/board/camera.ts';

const board = { x: 0, y: 0, width: 20, height: 20 };
const picture = { width: 800, height: 600 };
const whole = fit(board, picture);

test('at first the whole board is in the middle of the picture', () => {
  expect(toBoard(whole, { x: 400, y: 300 })).toEqual({ x: 10, y: 10 });
  expect(toBoard(whole, { x: 0, y: 0 }).y).toBeLessThan(0);
  expect(toBoard(whole, { x: 800, y: 600 }).y).toBeGreaterThan(20);
});

test('a board that does not begin at nought is in the middle too, and is held at its own edges', () => {
  const aside = { x: 30, y: -10, width: 20, height: 20 };
  const seen = fit(aside, picture);
  expect(toBoard(seen, { x: 400, y: 300 })).toEqual({ x: 40, y: 0 });
  const corner = pan(zoom(seen, aside, picture, { x: 400, y: 300 }, 3), aside, picture, 1e6, 1e6);
  expect([corner.x, corner.y]).toEqual([29.1, -10.9]);
});

test('zooming keeps the point under the pointer where it is', () => {
  const pixel = { x: 420, y: 310 };
  const close = zoom(whole, board, picture, pixel, 3);
  expect(close.scale).toBeCloseTo(whole.scale * 3);
  expect(toBoard(close, pixel).x).toBeCloseTo(toBoard(whole, pixel).x);
  expect(toBoard(close, pixel).y).toBeCloseTo(toBoard(whole, pixel).y);
});

test('the board cannot be pushed out of the picture', () => {
  expect(pan(whole, board, picture, 500, 500)).toEqual(whole);
  const close = zoom(whole, board, picture, { x: 400, y: 300 }, 3);
  const corner = pan(close, board, picture, 1e6, 1e6);
  expect([corner.x, corner.y]).toEqual([-0.9, -0.9]);
});

test('the picture moves to a point only when it is out of sight', () => {
  const close = zoom(whole, board, picture, { x: 400, y: 300 }, 3);
  expect(lookAt(close, board, picture, { x: 10, y: 10 })).toBe(close);
  const { x, y } = lookAt(close, board, picture, { x: 17, y: 10 });
  expect(x).toBeGreaterThan(close.x);
  expect(y).toBeCloseTo(close.y);
});
