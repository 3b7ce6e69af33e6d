import { type Desk, openLocal } from '@sightline/desk';
import type { DustupView } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import { create, isListed, type Question } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { dustupGame } from '../src/games/dustup/index.ts';
import type { Game } from '../src/games/game.ts';

// Odds of what comes from above, as the card of a choice says them: whom it may harm, one's own named as harm.

const GAME = dustupGame(edition) as unknown as Game;

/** The lesson about shells, as far as its first question of that kind. */
async function lessonTo(kind: string): Promise<{ readonly desk: Desk; readonly question: Question }> {
  const { options, secret, steps } = GAME.lessons.find(({ id }) => id === 'above')!;
  const desk = openLocal(GAME, create(GAME.system, { ...options, secret })).at('red');
  for (const step of steps) {
    for (let isOver = step.kind === 'telling'; !isOver; ) {
      const { view, questions } = desk.now();
      const question = questions[0]!;
      if (question.kind === kind || step.kind === 'telling') return { desk, question };
      const offered = isListed(question) ? question.options : desk.candidates(question);
      const wanted = offered.find(answer => step.wants(question, answer, view));
      await desk.answer(wanted ?? GAME.foldedAnswer?.(view, question));
      isOver = wanted !== undefined && (step.ends?.(question, wanted, view) ?? true);
    }
  }
  throw new Error(`expected to be asked ${kind}`);
}

const plainOf = async (desk: Desk, question: Question, answer: unknown) => {
  const odds = await desk.odds(question, answer);
  return GAME.plainOdds!(desk.now().view, question, answer, odds!)!;
};

test('the card of a mission names who is in it, and adds up', async () => {
  const { desk, question } = await lessonTo('placeMission');
  const [aim] = desk.candidates(question);
  const { rows, totals } = await plainOf(desk, question, aim);
  expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(totals.map(({ text }) => text)).toContain('Blue Command post: somebody down');
  expect(totals.every(({ tone, error }) => tone !== 'bad' && error! > 0)).toBe(true);
});

test("rounds on one's own are said to be harm, first and by name", async () => {
  const { desk, question } = await lessonTo('placeMission');
  const view = desk.now().view as DustupView;
  const { x, y } = view.figures[view.units[0]!.leader]!;
  const { rows, totals } = await plainOf(desk, question, { at: { x, y }, ammunition: 'generalPurpose' });
  expect(totals[0]).toMatchObject({ text: 'Red Observers, your own: somebody down', tone: 'bad' });
  expect(totals[0]!.chance).toBeGreaterThan(0.5);
  expect(rows[0]).toMatchObject({ text: 'nobody but your own is in it', tone: 'bad' });
});
