import { expect, test } from 'vitest';
import { lateSkips } from '../src/rooms/table/use-settling.ts';

// What is pressed too late for what was shown.

test('a key that skipped what was shown answers nothing before it has been left alone', () => {
  const isLate = lateSkips();
  expect(isLate(true, 1000)).toBe(false);
  // Pressed on and on, it is never meant for the question, however long that goes on.
  for (const at of [1200, 1700, 2250, 2800]) expect(isLate(false, at)).toBe(true);
  expect(isLate(false, 3500)).toBe(false);
  expect(isLate(false, 3600)).toBe(false);
});

test('whoever has skipped nothing is taken at his word', () => {
  const isLate = lateSkips();
  expect(isLate(false, 0)).toBe(false);
  expect(isLate(false, 10)).toBe(false);
});
