import { expect, test } from 'vitest';
import {
  between,
  fit,
  isInSight,
  lookAt,
  NO_INSETS,
  opening,
  pan,
  toBoard,
  toPicture,
  withNear,
  zoom,
} from '../src/board/camera.ts';
import { meantBy } from '../src/board/meant.ts';

const board = { x: 0, y: 0, width: 20, height: 20 };
const picture = { width: 800, height: 600, insets: NO_INSETS };
const whole = fit(board, picture);

test('at first the whole board is in the middle of the picture', () => {
  expect(toBoard(whole, { x: 400, y: 300 })).toEqual({ x: 10, y: 10 });
  expect(toBoard(whole, { x: 0, y: 0 }).y).toBeLessThan(0);
  expect(toBoard(whole, { x: 800, y: 600 }).y).toBeGreaterThan(20);
});

test('a board that does not begin at nought is in the middle too, and is held near its own edges', () => {
  const aside = { x: 30, y: -10, width: 20, height: 20 };
  const seen = fit(aside, picture);
  expect(toBoard(seen, { x: 400, y: 300 })).toEqual({ x: 40, y: 0 });
  const corner = pan(zoom(seen, aside, picture, { x: 400, y: 300 }, 3), aside, picture, 1e6, 1e6);
  const { x, y } = toPicture(corner, { x: 30, y: -10 });
  expect([x, y]).toEqual([expect.closeTo(800 * 0.3), expect.closeTo(600 * 0.3)]);
});

test('zooming keeps the point under the pointer where it is', () => {
  const pixel = { x: 420, y: 310 };
  const close = zoom(whole, board, picture, pixel, 3);
  expect(close.scale).toBeCloseTo(whole.scale * 3);
  expect(toBoard(close, pixel).x).toBeCloseTo(toBoard(whole, pixel).x);
  expect(toBoard(close, pixel).y).toBeCloseTo(toBoard(whole, pixel).y);
});

test('the board can be pushed a little beyond its edge and never out of the picture', () => {
  expect(pan(whole, board, picture, 500, 500)).toEqual(whole);
  const close = zoom(whole, board, picture, { x: 400, y: 300 }, 3);
  const corner = pan(close, board, picture, 1e6, 1e6);
  const { x, y } = toPicture(corner, { x: 0, y: 0 });
  expect([x, y]).toEqual([expect.closeTo(800 * 0.3), expect.closeTo(600 * 0.3)]);
});

test('the picture moves to a point only when it is out of sight', () => {
  const close = zoom(whole, board, picture, { x: 400, y: 300 }, 3);
  expect(lookAt(close, board, picture, [{ x: 10, y: 10 }])).toBe(close);
  const { x, y } = lookAt(close, board, picture, [{ x: 17, y: 10 }]);
  expect(x).toBeGreaterThan(close.x);
  expect(y).toBeCloseTo(close.y);
});

test('the picture does not grow by itself when a panel goes, while what is looked at is in sight', () => {
  const crowded = { ...picture, insets: { left: 0, top: 0, right: 0, bottom: 250 } };
  const small = fit(board, crowded);
  const middle = toBoard(small, { x: 400, y: 175 });
  expect(lookAt(small, board, picture, [middle])).toBe(small);
});

test('a finger that presses once more means the same place, though the board has moved away under it', () => {
  const first = meantBy({ x: 400, y: 300 }, whole, 0, null);
  const moved = { ...whole, x: whole.x + 5 };
  expect(meantBy({ x: 408, y: 296 }, moved, 900, first).meant).toEqual(toBoard(whole, { x: 400, y: 300 }));
  expect(meantBy({ x: 440, y: 300 }, moved, 900, first).meant).toEqual(toBoard(moved, { x: 440, y: 300 }));
  expect(meantBy({ x: 400, y: 300 }, moved, 2000, first).meant).toEqual(toBoard(moved, { x: 400, y: 300 }));
});

test('where there is little room its edge takes less of it', () => {
  const phone = { width: 390, height: 844, insets: { left: 0, top: 160, right: 0, bottom: 440 } };
  const apart = [
    { x: 8, y: 8 },
    { x: 11, y: 11 },
  ];
  expect(withNear(phone, [apart[0]!], [[apart[1]!]], 55)).toEqual(apart);
  const seen = lookAt({ x: 0, y: 0, scale: 55 }, board, phone, apart);
  expect(seen.scale).toBe(55);
  for (const point of apart) expect(isInSight(seen, phone, point)).toBe(true);
});

test('what lies under panels is not in sight, and the whole board keeps clear of them', () => {
  const covered = { ...picture, insets: { left: 200, top: 60, right: 0, bottom: 120 } };
  const seen = fit(board, covered);
  const corner = toPicture(seen, { x: 0, y: 0 });
  expect([corner.x >= 200, corner.y >= 60]).toEqual([true, true]);
  expect(toPicture(seen, { x: 20, y: 20 }).y).toBeLessThanOrEqual(480);
  const close = zoom(seen, board, covered, { x: 500, y: 300 }, 4);
  expect(isInSight(close, covered, toBoard(close, { x: 100, y: 300 }))).toBe(false);
  const moved = lookAt(close, board, covered, [toBoard(close, { x: 100, y: 300 })]);
  expect(isInSight(moved, covered, toBoard(close, { x: 100, y: 300 }))).toBe(true);
});

test('whatever is under the small map is not in sight, and comes out from under it though it is at the corner of the board', () => {
  const close = zoom(whole, board, picture, { x: 400, y: 300 }, 4);
  const mapped = { ...picture, under: [{ left: 600, top: 60, width: 190, height: 140 }] };
  const corner = { x: 19.5, y: 0.5 };
  const seen = pan(close, board, picture, -1e6, 1e6);
  const under = { ...mapped, under: [{ left: 0, top: 0, width: 800, height: 300 }] };
  expect(isInSight(seen, under, corner)).toBe(false);
  expect(isInSight(lookAt(close, board, mapped, [corner]), mapped, corner)).toBe(true);
});

test('a picture that was drawn back for what did not fit is as close as before at the next question', () => {
  const close = zoom(whole, board, picture, { x: 400, y: 300 }, 3);
  const ends = [
    { x: 2, y: 10 },
    { x: 16, y: 10 },
  ];
  const back = lookAt(close, board, picture, ends);
  expect(back.scale).toBeLessThan(close.scale);
  expect(lookAt(back, board, picture, [{ x: 10, y: 10 }])).toBe(back);
  expect(lookAt(back, board, picture, [{ x: 10, y: 10 }], close.scale).scale).toBeCloseTo(close.scale);
});

test('where a card leaves no room to look at anything the picture stays as it is', () => {
  const close = zoom(whole, board, picture, { x: 400, y: 300 }, 3);
  const low = { ...picture, insets: { left: 0, top: 200, right: 0, bottom: 300 } };
  expect(lookAt(close, board, low, [{ x: 2, y: 10 }])).toBe(close);
});

test('on a small screen the picture opens on one of them rather than so far off that nobody is known', () => {
  const phone = { width: 390, height: 844, insets: { left: 0, top: 150, right: 0, bottom: 190 } };
  const apart = [
    { x: 1, y: 10 },
    { x: 8, y: 10 },
    { x: 19, y: 10 },
  ];
  const opened = opening(board, phone, apart, 56, 46);
  expect(opened.scale).toBeGreaterThanOrEqual(45);
  expect(isInSight(opened, phone, apart[1]!)).toBe(true);
});

test('the picture opens so close on the acting group that figures can be known, unless all of the board is as close', () => {
  const group = [
    { x: 9, y: 10 },
    { x: 11, y: 10 },
  ];
  const opened = opening(board, picture, group, 56);
  expect(opened.scale).toBe(56);
  expect(toPicture(opened, { x: 10, y: 10 }).x).toBeCloseTo(400);
  expect(opening(board, picture, group, 10)).toEqual(whole);
});

test('two points far apart are shown together, a little smaller', () => {
  const close = zoom(whole, board, picture, { x: 400, y: 300 }, 3);
  const ends = [
    { x: 2, y: 10 },
    { x: 16, y: 10 },
  ];
  const moved = lookAt(close, board, picture, ends);
  expect(moved.scale).toBeLessThan(close.scale);
  expect(ends.every(end => toPicture(moved, end).x > 0 && toPicture(moved, end).x < 800)).toBe(true);
});

test('on its way the picture begins where it was, ends where it goes, and keeps a fixed point fixed', () => {
  const close = zoom(whole, board, picture, { x: 500, y: 300 }, 3);
  expect(between(whole, close, 0)).toEqual(whole);
  expect(between(whole, close, 1).x).toBeCloseTo(close.x);
  const half = between(whole, close, 0.5);
  expect(toPicture(half, toBoard(whole, { x: 500, y: 300 })).x).toBeCloseTo(500);
});

test('whom it is about is seen with as many of the others as can be known then, the first of them first', () => {
  const [man, foe, far] = [
    { x: 3, y: 3 },
    { x: 7, y: 3 },
    { x: 18, y: 3 },
  ];
  expect(withNear(picture, [man], [[foe], [far]], 60)).toEqual([man, foe]);
  expect(withNear(picture, [man], [[foe], [far]], 40)).toEqual([man, foe, far]);
  expect(withNear(picture, [man], [[far], [foe]], 60)).toEqual([man, foe]);
});
