import { expect, test } from 'vitest';
import { stepFrom, stepToward } from '../src/play/stepping.ts';
import type { Option } from '../src/play/use-considering.ts';

const at = (x: number, y: number): Option => ({
  answer: `${x},${y}`,
  label: '',
  spot: { x, y, width: 1, height: 1 },
  act: null,
});
const hold: Option = { answer: { pass: true }, label: '', spot: null, act: null };
const options = [hold, at(2, 2), at(5, 2), at(3, 1), at(2, 6)];

test('N and P go through all options and round again', () => {
  expect(stepFrom(options, undefined, 1)).toEqual({ pass: true });
  expect(stepFrom(options, undefined, -1)).toBe('2,6');
  expect(stepFrom(options, { pass: true }, 1)).toBe('2,2');
  expect(stepFrom(options, '2,6', 1)).toEqual({ pass: true });
  expect(stepFrom([], undefined, 1)).toBeUndefined();
});

test('an arrow leads to the next place in its direction, straight ahead rather than aside', () => {
  const from = options[1]!.spot;
  expect(stepToward(options, null, { x: 1, y: 0 })).toBe('2,2');
  expect(stepToward(options, from, { x: 1, y: 0 })).toBe('5,2');
  expect(stepToward(options, from, { x: 0, y: 1 })).toBe('2,6');
  expect(stepToward(options, from, { x: 0, y: -1 })).toBe('3,1');
  expect(stepToward(options, from, { x: -1, y: 0 })).toBeUndefined();
});
