import { expect, test } from 'vitest';
import { shared } from '../src/board/labels.ts';
import { type BadgedPlace, layBadges, leaderOf } from '../src/board/lay-badges.ts';

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

test('with no free side left a badge stands farther off, over nobody, and a line leads to its place', () => {
  const [step, size] = [40, 40];
  const crowd = [-1, 0, 1].flatMap(x =>
    [-1, 0, 1].map(y => ({ left: 280 + x * step, top: 280 + y * step, width: size, height: size })),
  );
  const target = { x: 300, y: 280, width: size, height: size };
  const [badge] = layBadges([target], crowd, { width: 600, height: 600 });
  for (const box of crowd) expect(shared(badge!, box)).toBe(0);
  const leader = leaderOf(badge!, target)!;
  expect(Math.hypot(leader.to.x - 300, leader.to.y - 300)).toBeCloseTo(size / 2);
  // Where the picture ends there is no room: it stays at its place.
  const [inside] = layBadges([target], crowd, { width: 100, height: 100 });
  expect(leaderOf(inside!, target)).toBeNull();
  expect(leaderOf(layBadges([target])[0]!, target)).toBeNull();
});

test('with no room at all a badge still stands at its place', () => {
  const places = Array.from({ length: 60 }, () => place(200, 100));
  const laid = layBadges(places);
  expect(laid).toHaveLength(60);
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
