import { expect, test } from 'vitest';
import { badgeAt } from '../src/board/Badges.tsx';
import { percents } from '../src/parts/fraction.ts';

// Badges as they are pressed, and shares as they are written.

const badge = {
  spot: { x: 3, y: 4, width: 1, height: 1 },
  answer: 1,
  chance: 0.3,
  about: 'kept down',
  whom: 'Blue 1st Squad',
};

test('a press on a badge means it, and a press beside it does not', () => {
  const projection = {
    size: { width: 400, height: 400 },
    scale: 10,
    at: ({ x, y }: { x: number; y: number }) => ({ x: x * 10, y: y * 10 }),
  };
  // It lies over its target and to the left.
  expect(badgeAt([badge], [], { x: 20, y: 30 }, projection)).toBe(badge);
  expect(badgeAt([badge], [], { x: 200, y: 300 }, projection)).toBeNull();
});

test('shares of a whole are written so that they make a hundred', () => {
  expect(percents([0.176, 0.426, 0.398])).toHaveLength(3);
  const sum = (shares: readonly number[]) => percents(shares).reduce((all, text) => all + Number.parseFloat(text), 0);
  for (const shares of [
    [0.176, 0.426, 0.398],
    [0.315, 0.375, 0.31],
    [0.333, 0.333, 0.334],
  ])
    expect(sum(shares)).toBe(100);
  // What is no whole is left as it is.
  expect(percents([0.5, 0.2])).toEqual(['50 %', '20 %'].map(text => expect.stringMatching(text.replace(' ', '.'))));
});
