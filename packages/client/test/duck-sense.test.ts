import type { DuckView, Figure } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import { oddsOnView, type Question } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { duckGame } from '../src/games/duck/index.ts';
import { withoutTwins } from '../src/play/twins.ts';
import { playDuck } from './support/duck-games.ts';

// What the table of DUCK! says is what a newcomer would make of it.

const game = duckGame(edition);
const { system, board } = edition;

const optionsOf = (question: Question): readonly unknown[] =>
  (question as Question & { readonly options: readonly unknown[] }).options;
const shotIn = (answer: unknown): number | null => {
  const { do: deed, target } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  return deed === 'shoot' ? Number(target) : null;
};

test('a shot that one’s own men stand in the way of says so, on its card and as a hint', () => {
  let blocked = 0;
  let clear = 0;
  for (const seed of [1, 2, 3, 4, 5])
    playDuck({ scenario: 'M02', seed, questions: 500 }, ({ view, seat, question }) => {
      if (question.kind !== 'act') return;
      const { figure } = question as Question & { readonly figure: number };
      for (const answer of optionsOf(question)) {
        const target = shotIn(answer);
        if (target === null) continue;
        const men = board.inTheWayOf!(view, view.figures[figure]!, view.figures[target]!);
        const notes = game.notes(view, seat, question, answer).map(({ text }) => text);
        const isSaid = notes.some(text => text.includes('would have to DUCK!'));
        expect(isSaid).toBe(men.length > 0);
        expect(notes.some(text => text.includes('The line is clear.'))).toBe(men.length === 0);
        if (men.length > 0) expect(game.hintReason!(view, question, answer)).toContain('DUCK!');
        if (men.length > 0) blocked++;
        else clear++;
      }
    });
  expect(blocked).toBeGreaterThan(0);
  expect(clear).toBeGreaterThan(0);
});

test('the number on a target is said in words: how much of it is killed and how much wounded', () => {
  let said = 0;
  playDuck({ scenario: 'M02', seed: 2, questions: 600 }, ({ view, seat, question }) => {
    for (const answer of optionsOf(question)) {
      if (said > 5 || question.kind !== 'act' || shotIn(answer) === null) continue;
      const odds = oddsOnView(system, view, seat, question, answer, { leaves: 200, samples: 100 });
      const plain = odds && game.plainOdds!(view, question, answer, odds);
      if (!plain) continue;
      const percent = Math.round(plain.headline * 100);
      if (plain.headline > 0) expect(plain.summary).toMatch(new RegExp(`^stopped ${percent} %: (killed|wounded) `));
      else expect(plain.summary).toBeUndefined();
      if (plain.headline > 0) said++;
    }
  });
  expect(said).toBeGreaterThan(0);
});

test('nothing of the objective is ticked before anybody has done a thing', () => {
  for (const { id } of system.scenarios)
    playDuck({ scenario: id, seed: 5, questions: 30 }, ({ view, seat }) => {
      if (view.turn > 1) return;
      const { parts } = game.objective!(view, seat)!;
      expect(parts.filter(({ done }) => done)).toEqual([]);
    });
});

test('no step is offered apart from the walk that ends with it, once it takes all that is left', () => {
  let whole = 0;
  let started = 0;
  playDuck({ scenario: 'M02', seed: 3, questions: 300 }, ({ view, question }) => {
    if (question.kind !== 'walk') return;
    const { points } = question as Question & { readonly points: number };
    const options = optionsOf(question) as readonly { readonly to?: number; readonly via?: number }[];
    const left = withoutTwins(game as never, view, question, options);
    for (const { via } of options) {
      if (via === undefined) continue;
      const spent = board.foresightOf(view, question, { to: via }, true)?.way?.at(-1)?.spent;
      const isWalk = options.some(({ to }) => to === via) && spent === points;
      expect(left.some(each => each.via === via)).toBe(!isWalk);
      if (isWalk) whole++;
      else started++;
    }
  });
  expect(whole).toBeGreaterThan(0);
  expect(started).toBeGreaterThan(0);
});

test('two men of a square act alone unless somebody says otherwise', () => {
  let asked = 0;
  playDuck({ scenario: 'M02', seed: 3, questions: 300 }, ({ view, question }) => {
    if (question.kind !== 'concert') return;
    asked++;
    expect(game.foldedAnswer!(view, question)).toEqual({ with: null });
  });
  expect(asked).toBeGreaterThan(0);
});

test('whoever is left behind in a phase is not summed up as nobody lost', () => {
  let put: DuckView | null = null;
  playDuck({ scenario: 'M02', seed: 3, questions: 200 }, ({ view }) => {
    if (view.phase === 'team') put ??= structuredClone(view);
  });
  const before = { ...put!, phase: 'threat' as const } as DuckView;
  const events = [
    { type: 'grappleBegun', figure: 2, threat: 9 },
    { type: 'leftBehind', figure: 2 },
  ] as never;
  const text = game.sumUp!({ phase: 'threat', before, after: before, events })!;
  expect(text).toContain('lost');
  expect(text).not.toContain('nobody lost');
  expect(text).not.toContain('grabbed');
});

test('a man with a square to himself stands within it, and a heap of three is spread', () => {
  let put: DuckView | null = null;
  playDuck({ scenario: 'M02', seed: 3, questions: 200 }, ({ view }) => {
    if (view.phase === 'team') put ??= structuredClone(view);
  });
  const view = put!;
  const at = view.figures[0]!.at;
  const apart = (figures: readonly Figure[]) => {
    const seen = { ...view, figures } as DuckView;
    return figures.map(({ id }) => game.pointOf!(seen, id)!);
  };
  const alone = view.figures.map(figure => (figure.id === 0 ? figure : { ...figure, at: -1 }));
  const { x, y } = apart(alone)[0]!;
  expect(Math.hypot((x % 1) - 0.5, (y % 1) - 0.5)).toBeLessThan(0.1);
  const heap = view.figures.map(figure => ({ ...figure, at: figure.id < 3 ? at : -1 }));
  const points = apart(heap).slice(0, 3);
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.55);
});
