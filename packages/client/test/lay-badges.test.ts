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

test('where places crowd only numbers are shown, and none lies over another', () => {
  const laid = layBadges([place(200, 100), place(225, 100), place(212, 128), place(600, 400)]);
  expect(laid.map(({ isShort }) => isShort)).toEqual([true, true, true, false]);
  for (const [i, box] of laid.entries()) for (const other of laid.slice(i + 1)) expect(shared(box, other)).toBe(0);
});

test('with no free side left a badge still stands at its place', () => {
  const laid = layBadges(Array.from({ length: 12 }, () => place(200, 100)));
  expect(laid).toHaveLength(12);
  expect(laid.at(-1)).toMatchObject({ isShort: true, top: laid[0]!.top, left: laid[0]!.left });
});
