import { type Desk, openLocal } from '@sightline/desk';
import { edition as dustupEdition } from '@sightline/dustup/edition';
import { AUDIENCE, create, isListed, type Question } from '@sightline/kernel';
import { edition as killzoneEdition } from '@sightline/killzone/edition';
import { expect, test } from 'vitest';
import { dustupGame } from '../src/games/dustup/index.ts';
import type { Game } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';
import type { Lesson, Step } from '../src/games/lesson.ts';

// Whatever a step of a lesson accepts leads on to its applause: wherever on the ground somebody places his people or walks
// them to, and whomever he shoots at.

const GAMES = [dustupGame(dustupEdition), killzoneGame(killzoneEdition)] as unknown as readonly Game[];
const LESSONS = GAMES.flatMap(game =>
  game.lessons.map(lesson => ({ name: `${game.system.id} ${lesson.id}`, game, lesson })),
);

/** Each lesson is taken so many times, always with other choices. */
const TIMES = 24;
/** Points of the board that are pressed, in each direction. */
const GRID = 24;
/** Longer than any lesson: whoever has given so many answers goes round in circles. */
const MOST = 120;

/** A choice among so many: the same ones every time the test is run. */
function chooser(seed: number): (count: number) => number {
  let state = seed * 2654435761 + 12345;
  return count => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
}

/** Everything that the step accepts: what is offered, and what a press on the board means. */
function accepted(game: Game, desk: Desk, question: Question, step: Step): readonly unknown[] {
  if (step.kind !== 'doing') return [];
  const { view } = desk.now();
  const offered = isListed(question) ? question.options : desk.candidates(question);
  const { x, y, width, height } = game.extent(view);
  const pressed = Array.from({ length: GRID * GRID }, (_, i) =>
    game.answerAt(view, question, {
      x: x + (width * ((i % GRID) + 0.5)) / GRID,
      y: y + (height * (Math.floor(i / GRID) + 0.5)) / GRID,
    }),
  );
  const wanted = [...offered, ...pressed].filter(
    answer => answer !== undefined && step.wants(question, answer, view) && desk.whyNot(question, answer).length === 0,
  );
  return wanted;
}

/** Takes a lesson, choosing among all that is accepted; says where it ended. */
async function take(game: Game, { options, secret, steps }: Lesson, choose: (of: number) => number): Promise<string> {
  const desks = openLocal(game, create(game.system, { ...options, secret }));
  const desk = desks.at(desks.at(AUDIENCE).now().ours[0]!);
  const given: string[] = [];
  let at = 0;
  for (let answers = 0; answers < MOST; answers++) {
    const step = steps[at];
    if (!step) return 'applause';
    const [question] = desk.now().questions;
    if (!question) {
      if (step.kind !== 'telling') return `nobody is asked in "${step.title}" after ${given.join(', ')}`;
      at++;
      continue;
    }
    const { view } = desk.now();
    const wanted = accepted(game, desk, question, step);
    const folded = wanted.length > 0 ? undefined : game.foldedAnswer?.(view, question);
    if (folded === undefined && step.kind === 'telling') at++;
    else if (folded === undefined && wanted.length === 0) {
      return `"${question.kind}" cannot be answered in "${step.title}" after ${given.join(', ')}`;
    } else {
      const answer = folded ?? wanted[choose(wanted.length)];
      given.push(game.label?.(view, question, answer) ?? game.system.words.option(question, answer));
      await desk.answer(answer);
      const isLast = step.kind === 'doing' && (step.ends?.(question, answer, view) ?? true);
      if (folded === undefined && isLast) at++;
    }
  }
  return `"${steps[at]?.title}" never ends`;
}

test.each(LESSONS)('$name comes to its applause from whatever its steps accept', async ({ game, lesson }) => {
  const ends: string[] = [];
  for (let i = 0; i < TIMES; i++) ends.push(await take(game, lesson, chooser(i + 1)));
  expect(ends.filter(end => end !== 'applause')).toEqual([]);
});
