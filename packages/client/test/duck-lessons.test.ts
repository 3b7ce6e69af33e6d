import { openLocal } from '@sightline/desk';
import type { DuckView } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import { AUDIENCE, create, isListed, type Question } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { duckGame } from '../src/games/duck/index.ts';
import type { Game } from '../src/games/game.ts';
import type { Lesson } from '../src/games/lesson.ts';

// What the lessons of DUCK! say is what the table shows: nobody is told to leave it at that who has a good shot.

const game = duckGame(edition) as unknown as Game;

/** A shot that stops its target as often as not is one that a player sees and wants. */
const GOOD = 0.5;

/** More questions than any lesson asks. */
const MOST = 300;

interface Told {
  readonly step: string;
  readonly given: unknown;
  /** The best badge that was shown beside it. */
  readonly best: number;
}

/** Takes a lesson by what is lit, and looks at the badges wherever a man is to leave it at that. */
async function heldBack({ options, secret, steps }: Lesson): Promise<readonly Told[]> {
  const desks = openLocal(game, create(game.system, { ...options, secret }));
  const desk = desks.at(desks.at(AUDIENCE).now().ours[0]!);
  const told: Told[] = [];
  for (let at = 0, asked = 0; at < steps.length && asked < MOST; asked++) {
    const { view, questions } = desk.now();
    const [question] = questions;
    const step = steps[at]!;
    if (!question || !isListed(question)) break;
    const all = question.options;
    const lit = step.kind === 'doing' ? all.filter(answer => step.wants(question, answer, view)) : [];
    const folded = lit.length > 0 ? undefined : game.foldedAnswer?.(view, question);
    if (folded === undefined && step.kind === 'telling') at++;
    else {
      const given = folded ?? lit[0];
      if (isLeftAtThat(question, given)) {
        const shots = all.filter(answer => game.isAimed!(view, question, answer) && isFree(view, question, answer));
        const chances = await Promise.all(
          shots.map(async answer => {
            const odds = await desk.odds(question, answer);
            const plain = odds && game.plainOdds!(view, question, answer, odds);
            return plain?.about === 'stopped' ? plain.headline : 0;
          }),
        );
        told.push({ step: step.title, given, best: Math.max(0, ...chances) });
      }
      await desk.answer(given);
      if (step.kind === 'doing' && folded === undefined && (step.ends?.(question, given, view) ?? true)) at++;
    }
  }
  return told;
}

/** A shot for which comrades would have to DUCK! is one that a lesson may well advise against. */
function isFree(view: unknown, question: Question, answer: unknown): boolean {
  const seen = view as DuckView;
  const { figure } = question as Question & { readonly figure: number };
  const { target } = answer as { readonly target: number };
  return edition.board.inTheWayOf!(seen, seen.figures[figure]!, seen.figures[target]!).length === 0;
}

const isLeftAtThat = ({ kind }: Question, answer: unknown): boolean =>
  kind === 'act' && (answer as { readonly do?: string }).do === 'done';

test.each(game.lessons.map(lesson => ({ id: lesson.id, lesson })))(
  'in $id nobody is told to hold his fire who would stop his target as often as not',
  async ({ lesson }) => {
    const told = await heldBack(lesson);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ best }) => best >= GOOD)).toEqual([]);
  },
  60_000,
);

test('the first lesson meets its Threats soon, names them as they are called, and lasts until one has grabbed somebody', async () => {
  const lesson = game.lessons[0]!;
  expect(lesson.steps.length).toBeLessThanOrEqual(14);
  const desks = openLocal(game, create(game.system, { ...lesson.options, secret: lesson.secret }));
  const desk = desks.at(desks.at(AUDIENCE).now().ours[0]!);
  const met: number[] = [];
  const shots = new Set<string>();
  const grabbed: number[] = [];
  for (let at = 0, asked = 0; at < lesson.steps.length && asked < MOST; asked++) {
    const { view, questions } = desk.now();
    const [question] = questions;
    const step = lesson.steps[at]!;
    if (!question || !isListed(question)) break;
    const { figures } = view as DuckView;
    if (figures.some(({ kind }) => kind === 'threat')) met.push(at + 1);
    if (figures.some(figure => figure.kind === 'teamer' && figure.grapple !== null)) grabbed.push(at + 1);
    const lit = step.kind === 'doing' ? question.options.filter(answer => step.wants(question, answer, view)) : [];
    const folded = lit.length > 0 ? undefined : game.foldedAnswer?.(view, question);
    if (folded === undefined && step.kind === 'telling') {
      at++;
      continue;
    }
    for (const answer of lit.filter(each => game.isAimed!(view, question, each))) {
      const name = /Harpy \d+/.exec(
        game.label?.(view, question, answer) ?? game.system.words.option(question, answer),
      )!;
      expect(step.text).toContain(name[0]);
      shots.add(step.title);
    }
    const given = folded ?? lit[0];
    await desk.answer(given);
    if (step.kind === 'doing' && folded === undefined && (step.ends?.(question, given, view) ?? true)) at++;
  }
  expect(met[0]).toBeLessThanOrEqual(8);
  expect(shots.size).toBeGreaterThan(1);
  expect(grabbed).toEqual([lesson.steps.length]);
});
