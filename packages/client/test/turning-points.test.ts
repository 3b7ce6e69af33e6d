import { expect, test } from 'vitest';
import { type Strength, turningPoints } from '../src/rooms/after/turning-points.ts';

function game(red: readonly number[], blue: readonly number[]): Strength[] {
  return red.map((left, inputs) => ({ inputs, of: { red: left, blue: blue[inputs]! } }));
}

test('the heaviest blow comes first, and what belongs to it is not told twice', () => {
  const red = [10, 10, 9, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5];
  const blue = [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 8, 8, 8, 8, 8];
  expect(turningPoints(game(red, blue))).toEqual([
    { inputs: 4, seat: 'red', lost: 5 },
    { inputs: 15, seat: 'blue', lost: 2 },
  ]);
});

test('a game in which nobody loses much at once has none', () => {
  expect(turningPoints(game([3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]))).toEqual([]);
  expect(turningPoints([])).toEqual([]);
});
