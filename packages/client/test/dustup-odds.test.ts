import { type Desk, openLocal } from '@sightline/desk';
import { type Act, type Dustup, type DustupView, dustup } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import {
  answer,
  create,
  isListed,
  legalAnswers,
  load,
  nowOf,
  oddsOnView,
  openQuestions,
  type Question,
} from '@sightline/kernel';
import { expect, test } from 'vitest';
import { dustupGame } from '../src/games/dustup/index.ts';
import type { Game } from '../src/games/game.ts';
import { aboutToBeShotDown } from './support/airfield.ts';

// Odds of what comes from above, as the card of a choice says them: whom it may harm, one's own named as harm.

const GAME = dustupGame(edition) as unknown as Game;

/** A lesson as far as its first question of that kind; the one about shells if none is said. */
async function lessonTo(
  kind: string,
  lesson = 'above',
  isIt = (_: Question, __: Desk): boolean => true,
): Promise<{ readonly desk: Desk; readonly question: Question }> {
  const { options, secret, steps } = GAME.lessons.find(({ id }) => id === lesson)!;
  const desk = openLocal(GAME, create(GAME.system, { ...options, secret })).at('red');
  for (const step of steps) {
    for (let isOver = step.kind === 'telling'; !isOver; ) {
      const { view, questions } = desk.now();
      const question = questions[0]!;
      if ((question.kind === kind && isIt(question, desk)) || step.kind === 'telling') return { desk, question };
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
  expect(rows[0]).toMatchObject({ text: 'it only reaches your own', tone: 'bad' });
});

/** A battle with a move to be made. */
const moving = () => lessonTo('act', GAME.lessons[0]!.id);

test('a way too far for any die says so, and how far it gets in half of all cases', async () => {
  const { desk, question } = await moving();
  const view = desk.now().view as DustupView;
  const { unit } = question as Question & { readonly unit: { readonly id: number } };
  const { x, y } = view.figures[view.units[unit.id]!.leader]!;
  const far = { do: 'move', route: [{ x: x < view.map.width * 500 ? x + 20_000 : x - 20_000, y }] };
  expect(desk.whyNot(question, far)).toEqual([]);
  const { rows, totals, headline, about, counts } = await plainOf(desk, question, far);
  expect(rows.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\d+(–\d+)? inches of the way$/)]),
  );
  expect(rows.some(({ text, chance }) => /all the way|part of/.test(text) || chance === 0)).toBe(false);
  expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(totals[0]!.text).toMatch(/^at least \d+ inch(es)? of the way$/);
  expect(totals[0]!.chance).toBeGreaterThanOrEqual(0.5);
  expect(headline).toBe(totals[0]!.chance);
  expect(`${about} ${counts}`).not.toMatch(/works|⟨/);
  expect(about).toMatch(/^at least \d+"$/);
});

test('a way that a good die gets to the end of has both: all the way, and how far at least', async () => {
  const { desk, question } = await moving();
  const view = desk.now().view as DustupView;
  const { unit } = question as Question & { readonly unit: { readonly id: number } };
  const { x, y } = view.figures[view.units[unit.id]!.leader]!;
  const { about, headline, totals } = await plainOf(desk, question, { do: 'move', route: [{ x, y: y + 6000 }] });
  expect(about).toBe('all the way');
  expect(headline).toBeGreaterThan(0);
  expect(headline).toBeLessThan(1);
  expect(totals).toHaveLength(1);
});

const shotIn = (question: Question, desk: Desk): Extract<Act, { readonly do: 'shoot' }> | undefined =>
  (desk.candidates(question) as readonly Act[]).find(act => act.do === 'shoot');

test('whoever has never been fired on may panic though the shot misses, and confidence is said to be rolled later', async () => {
  const { desk, question } = await lessonTo('act', GAME.lessons[0]!.id, (asked, at) => shotIn(asked, at) !== undefined);
  const shot = shotIn(question, desk)!;
  const odds = (await desk.odds(question, shot))!;
  const seen = (quality: 'green' | 'veteran'): DustupView => {
    const view = structuredClone(desk.now().view as DustupView);
    Object.assign(view.units[shot.target]!, { quality, die: 6, lv: 2, frights: [], passedPanic: false });
    return view;
  };
  const panic = (view: DustupView) =>
    GAME.plainOdds!(view, question, shot, odds)!.totals.find(({ text }) => text.startsWith('they panic'));
  expect(panic(seen('green'))?.chance).toBeCloseTo(2 / 6);
  expect(panic(seen('veteran'))).toBeUndefined();
  const notes = GAME.notes(seen('veteran'), 'red', question, shot).map(({ text }) => text);
  expect(notes.some(text => text.includes('rolled afterwards'))).toBe(true);
});

test('every way out of a lock shows its odds before it is taken, and is marked first', () => {
  const loaded = load(aboutToBeShotDown(), [dustup]);
  if (!loaded.ok) throw new Error('expected a match');
  const { match } = loaded.value;
  answer(dustup, match, 'blue', { do: 'fireAtAircraft', target: 1, weapon: 0 });
  const { seat, question } = openQuestions(match)[0]!;
  expect(question.kind).toBe('underLock');
  const table = nowOf(match) as Dustup;
  const view = dustup.view(table, seat);
  const answers = legalAnswers(dustup, table, seat, question);
  const told = answers.flatMap(each => {
    const odds = oddsOnView(dustup, view, seat, question, each);
    return odds ? [{ each, plain: GAME.plainOdds!(view, question, each, odds)! }] : [];
  });
  expect(told.map(({ each }) => each)).toEqual(answers.filter(each => each !== 'abort'));
  expect(answers.filter(each => !GAME.strikes!(view, question, each))).toEqual(['abort']);
  for (const { plain } of told) {
    expect(plain.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(plain.about).toBe('gets away');
  }
  const carryOn = told.find(({ each }) => each === 'carryOn')!.plain;
  expect(carryOn.rows.map(({ text }) => text)).toContain('it is shot down');
  // Whoever evades has to be found once more, or is not fired at at all.
  for (const { each, plain } of told) if (each !== 'carryOn') expect(plain.headline).toBeGreaterThan(carryOn.headline);
});
