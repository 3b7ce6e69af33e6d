import type { Dustup } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import { expect, test } from 'vitest';
import { shownAt } from '../src/games/dustup/land.ts';
import { measure } from '../src/games/dustup/sight.ts';

// A line that runs over woods, or through a little of them, says why they do not stop it (DU-SHOOT-051).

const { system: dustup, board: rules } = edition;
const table: Dustup = dustup.begin({ scenario: 'ridgeRoad', switches: {} });
const view = dustup.view(table, 'red');
const said = (from: readonly [number, number], to: readonly [number, number]): string => {
  const [a, b] = [from, to].map(([x, y]) => shownAt(view, { x: x * 1000, y: y * 1000 }));
  return measure(rules, view, a!, b!).text;
};

test('woods below the line, woods that it only begins in, and woods that stop it', () => {
  expect(said([5, 39], [46, 36])).toMatch(/The line is clear: it passes above the light woods/);
  expect(said([5, 38], [38, 39])).toMatch(/blocks the line|line is blocked/);
  expect(said([27, 38], [5, 38])).toMatch(/The line is clear: one end is in the light woods/);
  expect(said([5, 24], [12, 24])).toMatch(/The line is clear\.$/);
});
