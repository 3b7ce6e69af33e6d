import type { DuckView, Teamer, Threat } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import type { Question } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { duckGame } from '../src/games/duck/index.ts';
import { type Put, playDuck } from './support/duck-games.ts';

// What a DASH, a heavy load, gas and fire do to somebody is said before it is felt.

const game = duckGame(edition);
const { board, system } = edition;

/** The first question of a kind at which something is offered, as it was put. */
function putOf(kind: string, isOffered: (option: { readonly do?: string }) => boolean): Put {
  const found: Put[] = [];
  playDuck({ scenario: 'M02', seed: 3, questions: 400 }, put => {
    const { options = [] } = put.question as Question & { readonly options?: readonly never[] };
    if (found.length === 0 && put.question.kind === kind && options.some(isOffered)) found.push(structuredClone(put));
  });
  return found[0]!;
}

const offered = ({ question }: Put, deed: string): unknown =>
  (question as Question & { readonly options: readonly { readonly do?: string }[] }).options.find(
    each => each.do === deed,
  );

const asked = ({ question }: Put): number => (question as Question & { readonly figure: number }).figure;

/** The same table after a man has made a DASH in the turn before. */
function afterDash({ view }: Put, id: number): DuckView {
  const figures = view.figures.map(each => (each.id === id ? { ...each, dashed: 1 } : each)) as DuckView['figures'];
  return { ...view, turn: 2, figures };
}

describe('a DASH', () => {
  test('says on its card what it costs in the next turn, and a rest what it brings', () => {
    const put = putOf('act', each => each.do === 'dash');
    expect(game.act!(put.view, put.question, { do: 'dash' })?.means).toMatch(/next turn.*2 less.*Rest/);
    expect(game.act!(put.view, put.question, { do: 'rest' })?.means).toMatch(/breath/);
  });

  test('is named where it makes a test worse, row by row, and on the list of one’s own', () => {
    const put = putOf('act', each => each.do === 'openDoor');
    const id = asked(put);
    const tired = afterDash(put, id);
    const answer = offered(put, 'openDoor');
    const rows = (view: DuckView) => game.notes(view, put.seat, put.question, answer).map(({ text }) => text);
    expect(rows(put.view).join()).not.toContain('out of breath');
    expect(rows(tired)).toEqual(expect.arrayContaining(['−2 out of breath after last turn’s DASH']));
    expect(rows(tired).at(-1)).toContain('Rest');
    const stateOf = (view: DuckView) => game.roster!(view, put.seat).find(({ figure }) => figure === id)?.state;
    expect(stateOf(put.view)).not.toContain('out of breath (−2)');
    expect(stateOf(tired)).toContain('out of breath (−2)');
  });

  test('says beforehand that whoever is first into a room pays for it', () => {
    const put = putOf('act', each => each.do === 'dash');
    const modules = put.view.modules.map(module => ({ ...module, entered: false }));
    const text = (view: DuckView) => game.notes(view, put.seat, put.question, { do: 'dash' }).map(each => each.text);
    expect(text({ ...put.view, modules }).join(' ')).toMatch(/Nobody has been in .+: the first one in takes/);
    const entered = put.view.modules.map(module => ({ ...module, entered: true }));
    expect(text({ ...put.view, modules: entered }).join(' ')).not.toContain('first one in');
  });
});

test('a heavy load stands on the card with what it costs, where it shortens the move', () => {
  const { view, seat } = putOf('act', each => each.do === 'dash');
  const men = view.figures.filter((each): each is Teamer => each.kind === 'teamer' && board.isOnMap(each));
  const isLoaded = ({ id }: Teamer) => board.movePartsOf!(view, id, false).some(({ why }) => why === 'encumbered');
  for (const man of men) expect(game.card!(view, seat, man.id)!.state.includes('heavy load')).toBe(isLoaded(man));
  expect(men.some(isLoaded)).toBe(true);
  expect(men.every(isLoaded)).toBe(false);
});

test('gas is told where it lies, and by the shot that sets it alight', () => {
  const put = putOf('act', each => each.do === 'shoot');
  const answer = offered(put, 'shoot') as { readonly target: number };
  const target = put.view.figures[answer.target] as Threat;
  const plan = board.planOf(put.view.arena);
  const module = plan.tiles[plan.tileAt[target.at]!]!.module;
  const modules = put.view.modules.map((each, id) =>
    id === module ? { ...each, lasting: [{ effect: 'gasPocket', until: 5 }] } : each,
  );
  const text = (view: DuckView) =>
    game
      .notes(view, put.seat, put.question, answer)
      .map(each => each.text)
      .join(' ');
  expect(text(put.view)).not.toContain('Gas');
  expect(text({ ...put.view, modules })).toMatch(/Gas: .+ burning.+Harpy.* stands there.*don’t count it/);
});

test('a square that nobody may throw at is refused with its reason', () => {
  const put = putOf('act', each => each.do === 'throw');
  const man = put.table.figures[asked(put)] as Teamer;
  const { grid, tileAt } = board.planOf(put.view.arena);
  const question = { kind: 'throwAt', rule: 'DK-GREN-001', figure: man.id, grenade: 'fragmentation-grenade' };
  const throwAt = { ...question, byProjector: false, options: [] } as unknown as Question;
  const why = (square: number) => system.whyNot(put.table, put.seat, throwAt, square).map(({ code }) => code);
  const codes = new Set(
    Array.from({ length: grid.size }, (_, square) => square)
      .filter(square => tileAt[square]! >= 0)
      .flatMap(why),
  );
  expect(codes).toContain('outOfRange');
  // Off the ship there is nothing to be said, however far.
  expect(why(grid.size + 5)).toEqual(['notOffered']);
});

test('a Threat phase in which nothing moved says so', () => {
  const { view } = putOf('act', each => each.do === 'shoot');
  const before = { ...view, phase: 'threat' as const } as DuckView;
  expect(game.sumUp!({ phase: 'threat', before, after: before, events: [] })).toMatch(
    /^Threats: (all \d+|the only one) stayed put, nobody lost\.$/,
  );
});

describe('a rotten deck', () => {
  test('is told with its odds to whoever may be the first on it, and to whoever presses the room', () => {
    const put = putOf('walk', each => 'to' in each);
    const { tiles, tileAt } = board.planOf(put.view.arena);
    const man = put.view.figures[asked(put)]!;
    const roomOf = (square: number): number | undefined => tiles[tileAt[square] ?? -1]?.module;
    const { options } = put.question as Question & { readonly options: readonly { readonly to?: number }[] };
    const into = options.find(
      ({ to }) => to !== undefined && roomOf(to) !== undefined && roomOf(to) !== roomOf(man.at),
    )!;
    const risky = (view: DuckView) =>
      game.notes(view, put.seat, put.question, into).filter(({ text }) => /rotten/.test(text));
    expect(risky(put.view)).toEqual([]);
    const modules = put.view.modules.map((module, id) =>
      id === roomOf(into.to!) ? { ...module, lasting: [{ effect: 'rottenDeck' as const, until: 0 }] } : module,
    );
    const view = { ...put.view, modules } as DuckView;
    expect(risky(view)).toMatchObject([{ tone: 'warning', text: expect.stringMatching(/\d+ %: you fall flat/) }]);
    const { x, y } = game.spotOf(view, put.question, into)!;
    expect(game.whatLies!(view, { x: x + 0.5, y: y + 0.5 })).toMatch(/Rotten deck/);
  });
});

describe('a place that a Move cannot reach', () => {
  test('takes no DASH up by itself: it says that one might get there', () => {
    const squaresOf = ({ view, question }: Put, answer: object): number[] =>
      (board.foresightOf(view, question, answer, true)?.touched ?? []).map(({ square }) => square);
    const farther = (put: Put): number | undefined =>
      squaresOf(put, { do: 'dash' }).find(square => !squaresOf(put, { do: 'move' }).includes(square));
    const found: Put[] = [];
    playDuck({ scenario: 'M02', seed: 3, questions: 400 }, each => {
      if (found.length > 0 || each.question.kind !== 'act' || !offered(each, 'dash')) return;
      if (squaresOf(each, { do: 'move' }).length > 0 && farther(each) !== undefined) found.push(structuredClone(each));
    });
    const put = found[0]!;
    const far = farther(put)!;
    const near = squaresOf(put, { do: 'move' });
    const pointOf = (square: number) => {
      const { x, y } = game.spotOf(put.view, { ...put.question, kind: 'walk' }, { to: square })!;
      return { x: x + 0.5, y: y + 0.5 };
    };
    expect(game.leadsTo!(put.view, put.question, pointOf(far))).toEqual([]);
    expect(game.tooFar!(put.view, put.question, pointOf(far))).toMatch(/A DASH might get there/);
    expect(game.leadsTo!(put.view, put.question, pointOf(near[0]!))).toEqual([{ do: 'move' }]);
    expect(game.tooFar!(put.view, put.question, pointOf(near[0]!))).toBeNull();
  });
});

test('to skip a chit and to WAIT with one have a key and a picture each', () => {
  const put = putOf('act', each => each.do === 'pass');
  expect(game.act!(put.view, put.question, { do: 'pass' })?.deed).toBe('skip');
  expect(game.act!(put.view, put.question, { do: 'wait' })?.deed).toBe('wait');
});
