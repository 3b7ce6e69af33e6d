import { edition as drill } from '@sightline/drill/edition';
import { edition as duck } from '@sightline/duck/edition';
import { edition as dustup } from '@sightline/dustup/edition';
import { AUDIENCE, type Edition, type Event, type Question } from '@sightline/kernel';
import { edition as killzone } from '@sightline/killzone/edition';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drillGame } from '../src/games/drill/index.ts';
import { duckGame } from '../src/games/duck/index.ts';
import { dustupGame } from '../src/games/dustup/index.ts';
import { type Game, plug } from '../src/games/game.ts';
import { gameUnder } from '../src/games/index.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';

// Each game under the rules as they are and under a copy with another board: the copy is asked, and only the copy.

const change = <E extends Edition<unknown>>(edition: E, board: Partial<E['board']>): E => ({
  ...edition,
  board: { ...(edition.board as object), ...board },
});

const markup = <P extends object>(Part: ComponentType<P>, props: P): string =>
  renderToStaticMarkup(createElement('svg', null, createElement(Part, props)));

/** The whole table of a scenario: board, panel and words. */
function shown<T, E extends Event, V>(game: Game<T, E, V>, scenario: string): string {
  const view = game.system.view(game.system.begin({ scenario, switches: {} }), AUDIENCE);
  const board = markup(game.Board, { view, recent: [], underWay: [] });
  const panel = markup(game.Panel, { view, lookAt: () => {} });
  return `${board}${panel}${JSON.stringify(game.text(view, AUDIENCE))}`;
}

test('The Drill: another size of the field, another name of its squares', () => {
  const old = drillGame(change(drill, { size: 30, squareName: square => `field ${square}` }));
  expect(shown(old, 'open')).toContain('field 5');
  expect(shown(old, 'open')).toContain('width="31.5"');
  expect(shown(drillGame(drill), 'open')).not.toMatch(/field 5|width="31\.5"/);
  expect(old.extent(drill.system.begin({ scenario: 'open', switches: {} }))).toMatchObject({ width: 30 });
});

test('DUCK!: other names, another sight, other squares touched', () => {
  const old = duckGame(
    change(duck, {
      nameOf: ({ id }) => `Soldier ${id}`,
      foresightOf: () => ({ overhead: false, touched: [{ square: 40, how: 'fire' }] }),
      rangeBetween: () => 77,
    }),
  );
  expect(shown(old, 'M02')).toContain('Soldier 0');
  expect(shown(duckGame(duck), 'M02')).not.toContain('Soldier 0');
  const view = duck.system.view(duck.system.begin({ scenario: 'M02', switches: {} }), AUDIENCE);
  const question: Question = { kind: 'act', rule: 'DK-ACT-011' };
  const props = { view, seat: 'team', question, answer: { do: 'move' }, allowed: true };
  expect(markup(old.Preview, props)).toContain('touched--fire');
  expect(markup(duckGame(duck).Preview, props)).toBe('<svg></svg>');
  const { x, y } = old.extent(view);
  expect(old.measure(view, { x: x + 1, y: y + 1 }, { x: x + 2, y: y + 1 }).text).toContain('77');
  expect(old.figureName(view, 0)).toBe('Soldier 0');
});

test('Dustup: other ground, other weapons, another way to a place', () => {
  const old = dustupGame(
    change(dustup, {
      groundOf: view => ({ ...dustup.board.groundOf(view), areas: [] }),
      weaponName: (_view, id) => `old ${id}`,
      wayTo: (_view, _unit, to) => [{ x: 1, y: 1 }, to],
    }),
  );
  expect(shown(old, 'crossroads')).not.toContain('class="area ');
  expect(shown(old, 'crossroads')).toMatch(/old [a-z]/);
  expect(shown(dustupGame(dustup), 'crossroads')).toContain('class="area ');
  const view = dustup.system.begin({ scenario: 'crossroads', switches: {} });
  const question = { kind: 'act', rule: 'DU-TURN-017', unit: { id: 0 } } as Question;
  const act = { do: 'move', route: [{ x: 1, y: 1 }, expect.anything()] };
  expect(old.answerAt(view, question, { x: 30, y: 20 })).toEqual(act);
  expect(dustupGame(dustup).answerAt(view, question, { x: 30, y: 20 })).not.toEqual(act);
});

test('Killzone: vehicles as long as that edition has them, and whoever is in play by it', () => {
  const old = killzoneGame(
    change(killzone, {
      modelOf: (view, vehicle) => ({ ...killzone.board.modelOf(view, vehicle), length: 9.25 }),
      isInPlay: () => true,
    }),
  );
  expect(shown(old, 'hot-pursuit')).toContain('height="9.25"');
  expect(shown(old, 'hot-pursuit')).toContain('class="token ');
  expect(shown(killzoneGame(killzone), 'hot-pursuit')).not.toMatch(/height="9.25"|class="token /);
});

test('set-up chooses among what that edition has', () => {
  const { shipped } = duck.board;
  const old = duckGame(change(duck, { shipped: { ...shipped, arenas: shipped.arenas.slice(0, 1) } }));
  const ships = (game: Pick<Game, 'choices'>) =>
    game.choices!({ scenario: 'M01', switches: {} }, []).find(({ id }) => id === 'ship');
  expect(ships(old)).toHaveProperty('options.length', 2);
  expect(ships(duckGame(duck))).toHaveProperty('options.length', shipped.arenas.length + 1);
});

test('one edition is one game, and two editions are two', async () => {
  const plain = (edition: object): Edition => edition as Edition;
  const copy = change(drill, {});
  const [first, again, other] = await Promise.all([drill, drill, copy].map(each => gameUnder(plain(each))));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(other!.system).toBe(plug(drillGame)(plain(copy)).system);
});
