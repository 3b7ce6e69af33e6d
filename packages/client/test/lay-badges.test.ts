import { expect, test } from 'vitest';
import { shared } from '../src/board/labels.ts';
import { type BadgedPlace, layBadges } from '../src/board/lay-badges.ts';

const place = (x: number, y: number): BadgedPlace => ({ x, y, width: 30, height: 30 });

test('a badge that has room says its word, over its place', () => {
  const [badge] = layBadges([place(200, 100)]);
  expect(badge!.isShort).toBe(false);
  expect(badge!.top).toBeLessThan(100);
  expect(badge!.left).toBeLessThan(200);
  expect(badge!.left + badge!.width).toBeGreaterThan(200);
});

test('where places crowd a badge goes to a side that is free, or shows only its number, and none lies over another', () => {
  const laid = layBadges([place(200, 100), place(225, 100), place(212, 128), place(600, 400)]);
  expect(laid.map(({ isShort }) => isShort)).toEqual([false, false, true, false]);
  for (const [i, box] of laid.entries()) for (const other of laid.slice(i + 1)) expect(shared(box, other)).toBe(0);
});

test('with no free side left a badge still stands at its place', () => {
  const laid = layBadges(Array.from({ length: 12 }, () => place(200, 100)));
  expect(laid).toHaveLength(12);
  const { isShort, left, top, width, height } = laid.at(-1)!;
  expect(isShort).toBe(true);
  expect([left + width / 2, top + height]).toEqual([200, 100]);
});

test('a badge keeps off whoever else stands there, and takes the side of its own where nobody is', () => {
  const above = { left: 150, top: 60, width: 100, height: 40 };
  const own = { left: 185, top: 100, width: 30, height: 30 };
  const [badge] = layBadges([place(200, 100)], [own, above]);
  expect(badge!.isShort).toBe(false);
  expect(shared(badge!, above)).toBe(0);
  // Nobody else there: it may lie on its own.
  expect(layBadges([place(200, 100)], [own])[0]!.isShort).toBe(false);
});
