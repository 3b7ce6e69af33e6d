import { type Desk, openLocal } from '@sightline/desk';
import { edition as drillEdition } from '@sightline/drill/edition';
import { edition as duckEdition } from '@sightline/duck/edition';
import { edition as dustupEdition } from '@sightline/dustup/edition';
import { AUDIENCE, create, isListed, type Question } from '@sightline/kernel';
import { edition as killzoneEdition } from '@sightline/killzone/edition';
import { expect, test } from 'vitest';
import { drillGame } from '../src/games/drill/index.ts';
import { duckGame } from '../src/games/duck/index.ts';
import { dustupGame } from '../src/games/dustup/index.ts';
import type { Game } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';
import type { Lesson } from '../src/games/lesson.ts';

// Lessons are scripts, and rules are in work: each is taken here from start to end as the page would have it taken.

const DRILL = drillGame(drillEdition);
const GAMES = [
  DRILL,
  duckGame(duckEdition),
  dustupGame(dustupEdition),
  killzoneGame(killzoneEdition),
] as unknown as readonly Game[];
const LESSONS = GAMES.flatMap(game =>
  game.lessons.map(lesson => ({ name: `${game.system.id} ${lesson.id}`, game, lesson })),
);

const optionsOf = (desk: Desk, question: Question): readonly unknown[] =>
  isListed(question) ? question.options : desk.candidates(question);

/** Longer than any lesson: whoever has given so many answers goes round in circles. */
const MOST = 300;

/** Gives an answer that each step wants, and what the table folds by itself; says where it ended. */
async function take(game: Game, { options, secret, steps }: Lesson, choice: 0 | -1): Promise<string> {
  const desks = openLocal(game, create(game.system, { ...options, secret }));
  const desk = desks.at(desks.at(AUDIENCE).now().ours[0]!);
  let at = 0;
  for (let answers = 0; answers < MOST; answers++) {
    const { view, questions } = desk.now();
    const [question] = questions;
    const step = steps[at];
    if (!step) return 'taken';
    if (!question) {
      // What is only read needs no question.
      if (step.kind !== 'telling') return `nobody is asked in "${step.title}"`;
      at++;
      continue;
    }
    const lit =
      step.kind === 'doing' ? optionsOf(desk, question).filter(answer => step.wants(question, answer, view)) : [];
    const folded = lit.length > 0 ? undefined : game.foldedAnswer?.(view, question);
    if (folded === undefined && step.kind === 'telling') at++;
    else if (folded === undefined && lit.length === 0)
      return `"${question.kind}" is asked in "${step.title}", which is about something else`;
    else {
      const given = folded ?? lit.at(choice);
      const refusals = await desk.answer(given);
      if (refusals.length > 0) return `${JSON.stringify(given)} is refused in "${step.title}"`;
      const isLast = step.kind === 'doing' && (step.ends?.(question, given, view) ?? true);
      if (folded === undefined && isLast) at++;
    }
  }
  return `"${steps[at]?.title}" never ends`;
}

test.each(LESSONS)('$name is taken from its first step to its last', async ({ game, lesson }) => {
  // Whatever is lit may be pressed: the first of it, or the last.
  expect(await take(game, lesson, 0)).toBe('taken');
  expect(await take(game, lesson, -1)).toBe('taken');
});

test.each(LESSONS)('$name is said in few words', ({ lesson }) => {
  const { title, promise, briefing, ending, steps } = lesson;
  const said = steps.flatMap(step => [step.title, step.text, ...(step.kind === 'doing' ? [step.otherwise] : [])]);
  for (const sentence of [title, promise, briefing, ending, ...said]) {
    expect(sentence.length, sentence).toBeGreaterThan(0);
    expect(sentence.length, sentence).toBeLessThan(320);
  }
  expect(new Set(steps.map(step => step.title)).size).toBe(steps.length);
});

const TAUGHT = GAMES.filter(game => game !== (DRILL as unknown) && game.lessons.length > 0);

test.each(TAUGHT.map(game => ({ name: game.system.title, game })))(
  '$name has three to five lessons of five to ten minutes',
  ({ game: { lessons } }) => {
    expect([3, 4, 5]).toContain(lessons.length);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    for (const { minutes } of lessons) {
      expect(minutes).toBeGreaterThanOrEqual(5);
      expect(minutes).toBeLessThanOrEqual(10);
    }
  },
);
