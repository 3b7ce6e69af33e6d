import type { DuckTable } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import { AUDIENCE, type Course, type Intent } from '@sightline/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { duckGame } from '../src/games/duck/index.ts';

// What Threats are about to do, in words and on the board.

const game = duckGame(edition);
const { system, board: rules } = edition;

/** Brick Okoro in the middle of the first tile, and a Harpy in its corner. */
function met() {
  const table: DuckTable = system.begin({ scenario: 'M02', switches: {} });
  const [corner, , , , , , , , , , , , middle] = rules.planOf(table.arena).tiles[0]!.squares;
  table.figures[1]!.at = middle!;
  const harpy = rules.newThreat(table.figures.length, 'harpy', corner!, 5);
  table.figures.push(harpy);
  return { view: system.view(table, AUDIENCE), harpy, middle: middle! };
}

const course = (does: string, chance: number, rest: Partial<Course> = {}): Course => ({
  ...{ does, whom: [], at: -1, chance, error: 0 },
  ...rest,
});

test('deeds are said with their chances, likeliest first, and the seldom ones left out', () => {
  const { view, harpy, middle } = met();
  const courses = [
    course('grabs', 0.71, { whom: [1] }),
    course('comes', 0.27, { at: middle }),
    course('stays', 0.02, { at: harpy.at }),
  ];
  const intent: Intent = { figure: harpy.id, exact: true, courses };
  expect(game.intentText!(view, intent)).toMatch(/^grabs Brick Okoro 71\u00a0%, comes to .+, centre 27\u00a0%$/);
  // Where the ways of the dice were too many to be counted, it says how far off it may be.
  const sampled = { ...intent, exact: false, courses: [{ ...courses[0]!, error: 0.014 }] };
  expect(game.intentText!(view, sampled)).toMatch(/^grabs Brick Okoro 71 ± 1\u00a0%/);
  expect(game.intentText!(view, { ...intent, courses: [course('hides', 1)] })).toBe('hides');
});

test('the board has an arrow to each, and a word with letters for what is more than a move', () => {
  const { view, harpy, middle } = met();
  const courses = [course('comes', 0.6, { at: middle }), course('grabs', 0.4, { whom: [1] })];
  const intent: Intent = { figure: harpy.id, exact: true, courses };
  const drawn = renderToStaticMarkup(createElement(game.Intents!, { view, intents: [intent], focus: null }));
  expect(drawn.match(/class="arrow"/g)).toHaveLength(2);
  expect(drawn.match(/intent--strikes/g)).toHaveLength(1);
  expect(game.intentGlance!(view, intent)).toBe('grabs BO 40\u00a0%');
  // Among several the words say whose they are.
  const two = { ...view, figures: [...view.figures, { ...harpy, id: view.figures.length }] };
  expect(game.intentGlance!(two, intent)).toBe(`${harpy.id}: grabs BO 40\u00a0%`);
});
