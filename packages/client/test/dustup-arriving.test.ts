import { type Dustup, type DustupQuestion, type DustupView, dustup } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import { legalAnswers, nowOf, openQuestions } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { deeds } from '../src/games/deeds.ts';
import { dustupGame } from '../src/games/dustup/index.ts';
import type { Game } from '../src/games/game.ts';
import { broughtOn, playedTo } from './support/from-above.ts';

const GAME = dustupGame(edition) as unknown as Game;

/** A gunship is about to come in, over whichever edge. */
function comingIn() {
  const wish = broughtOn({ 0: [6, 30], 2: [38, 30], 3: [38, 14, 270] }, [0, 20, 90]);
  const match = playedTo({
    red: ['gunship'],
    blue: ['lightTank'],
    wish,
    isThere: ({ question }) => question.kind === 'arrive',
  });
  const { seat, question } = openQuestions(match)[0]!;
  const table = nowOf(match) as Dustup;
  const answers = legalAnswers(dustup, table, seat, question);
  return { view: dustup.view(table, seat) as DustupView, question: question as DustupQuestion, answers };
}

/** So many pixels an inch has on a phone that shows the whole table. */
const onPhone = ({ map }: DustupView): number => 390 / map.width;

test('where an aircraft may come in is wide enough to be pressed, and called by its edge', () => {
  const { view, question, answers } = comingIn();
  const labels = answers.map(each => GAME.label!(view, question, each)!);
  expect(new Set(labels).size).toBe(answers.length);
  for (const label of labels) {
    expect(label).toMatch(
      /^arrive here: the (north|east|south|west) edge, (in the middle|(north|east|south|west) part)$/,
    );
  }
  for (const each of answers) {
    const { width, height } = GAME.spotOf(view, question, each)!;
    expect(Math.min(width, height) * onPhone(view)).toBeGreaterThanOrEqual(24);
  }
  expect(GAME.deedName!(question, 'move')).toBe('Arrive');
});

test('whoever points into the table means the nearest edge, however clumsy the finger', () => {
  const { view, question } = comingIn();
  const { at } = GAME.answerAt(view, question, { x: 7, y: view.map.depth / 2 }) as { readonly at: object };
  expect(at).toEqual({ x: 0, y: (view.map.depth / 2) * 1000 });
  const spot = GAME.spotOf(view, question, { at })!;
  expect(spot.x).toBe(0);
});

test('no key of an act looks like a zero', () => {
  expect(deeds.map(({ key }) => key)).not.toContain('o');
});
