import { expect, test } from 'vitest';
import { turningPoints } from '../src/rooms/after/turning-points.ts';
import { played } from './support/played.ts';

test.each([
  ['duck', 'M02'],
  ['dustup', 'crossroads'],
  ['killzone', 'toll-road'],
] as const)('%s turns a few times, in the order of the game, each time in a sentence', (id, scenario) => {
  const { game, view, told } = played(id, scenario, 'read aloud');
  const points = turningPoints(game, view, told);
  expect(points.length).toBeGreaterThan(1);
  expect(points.length).toBeLessThanOrEqual(5);
  const keys = points.map(({ key }) => key);
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  const last = told.at(-1)!.after;
  for (const { text, chapter, after } of points) {
    expect(text).toMatch(/^[\p{Lu}\d].*[.!]$/u);
    expect(chapter).toMatch(/^Turn \d+/);
    expect(after).toBeLessThanOrEqual(last);
  }
});

test('a game in which nothing weighs much has no turning point', () => {
  const { game, view, told } = played('duck', 'M02', 'read aloud');
  expect(turningPoints({ ...game, weightOf: () => 1 / told.length }, view, told)).toEqual([]);
});
