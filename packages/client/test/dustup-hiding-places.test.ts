import type { Dustup } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import { expect, test } from 'vitest';
import { hidingPlace } from '../src/games/dustup/hiding-places.ts';

// A place to begin at is called by what hides it there, or by who sees it.

const { system: dustup, board: rules } = edition;
const table: Dustup = dustup.begin({ scenario: 'crossroads', switches: {} });
const view = dustup.view(table, 'red');
const called = (x: number, y: number): string => hidingPlace(rules, view, 0, { x: x * 1000, y: y * 1000 });

test('what stands between a place and the enemy hides it; the open is seen from there', () => {
  expect(called(8, 35)).toMatch(/^behind the light woods/);
  expect(called(8, 21)).toMatch(/^behind the south house/);
  expect(called(8, 25)).toMatch(/seen (only )?from the (north-|south-)?east$/);
});
