import { expect, test } from 'vitest';
import { areaOf, roundAreaOf } from '../src/board/area.ts';

const square = (x: number, y: number) => ({ x, y, width: 1, height: 1 });
const strokes = (path: string): number => path.split('M').length - 1;

test('squares side by side are one area with one rim', () => {
  expect(strokes(areaOf([square(0, 0), square(1, 0)]).rim)).toBe(6);
});

test('a hole that somebody stands in is filled, and a bay is not', () => {
  const ring = [square(1, 0), square(0, 1), square(2, 1), square(1, 2)];
  expect(strokes(areaOf(ring).inside)).toBe(5);
  expect(strokes(areaOf(ring.slice(1)).inside)).toBe(3);
});

test('nothing is no area', () => expect(areaOf([])).toEqual({ inside: '', rim: '' }));

test('an area without corners is drawn in one curve, and round a hole in a second one', () => {
  expect(strokes(roundAreaOf([square(0, 0), square(1, 0), square(0, 1)]).rim)).toBe(1);
  const wide = Array.from({ length: 16 }, (_, i) => square(i % 4, Math.floor(i / 4)));
  const holed = wide.filter(({ x, y }) => !((x === 1 || x === 2) && (y === 1 || y === 2)));
  expect(strokes(roundAreaOf(wide).rim)).toBe(1);
  expect(strokes(roundAreaOf(holed).rim)).toBe(2);
  expect(roundAreaOf(wide).rim).not.toMatch(/[hv]/);
});
