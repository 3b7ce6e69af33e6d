import type { Question } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { type DeedId, deeds } from '../src/games/deeds.ts';
import type { Game } from '../src/games/game.ts';
import type { Option } from '../src/play/use-considering.ts';
import { withGreyed } from '../src/rooms/table/greyed.ts';
import { deedOf, grouped, inListOrder, keysOf, withFirst } from '../src/rooms/table/groups.ts';
import { placesIn, withSpent } from '../src/rooms/table/spent.ts';

// How the bar lays out what is open, and what is not.

const ORDER = deeds.map(({ id }) => id);
const option = (label: string, deed: DeedId | null, more: Partial<Option> = {}): Option => ({
  answer: label,
  label,
  spot: null,
  act: deed && { deed },
  ...more,
});
const many = (count: number, deed: DeedId | null, more: Partial<Option> = {}): Option[] =>
  Array.from({ length: count }, (_, i) => option(`${deed} ${i}`, deed, more));

test('what a question is about is never one button that is called Other', () => {
  const units = grouped([...many(14, null), option('pass', 'wait')], ORDER);
  expect(units.filter(({ kind }) => kind === 'one')).toHaveLength(15);
  const among = grouped([...many(12, null), ...many(20, 'move'), option('that is all', 'done')], ORDER);
  expect(among.map(deedOf)).toEqual(['move', 'other', 'done']);
});

test('choices that are buttons of their own stay so beside many others', () => {
  const paces = many(4, 'drive').map(each => ({ ...each, act: { deed: 'drive' as const, apart: true } }));
  const groups = grouped([...paces, ...many(9, 'mount')], ORDER);
  expect(groups.map(({ kind }) => kind)).toEqual(['deed', 'one', 'one', 'one', 'one']);
});

test('what the game is won by stands beside the moves, wherever its kind would stand', () => {
  const examine = option('examine', null, { act: { deed: 'look', first: true, apart: true } });
  const usual = [option('move', 'move'), option('dash', 'run'), option('shoot', 'shoot'), option('wait', 'wait')];
  const labels = (options: readonly Option[]) =>
    withFirst(grouped(options, ORDER)).map(group => (group.kind === 'one' ? group.option.label : group.deed));
  expect(labels([...usual, ...many(6, 'look'), examine])).toEqual(['move', 'dash', 'examine', 'shoot', 'wait', 'look']);
  expect(labels(usual.toReversed())).toEqual(['move', 'dash', 'shoot', 'wait']);
  expect(labels([option('shoot', 'shoot'), examine])).toEqual(['examine', 'shoot']);
});

test('a list goes by rank, and what is seldom wanted comes last', () => {
  const listed = inListOrder([
    option('house', 'shoot', { rank: 3 }),
    option('empty house', 'shoot', { rank: 3, seldom: true }),
    option('tank', 'shoot', { rank: 1 }),
    option('only one gun', 'shoot', { seldom: true }),
    option('squad', 'shoot'),
  ]);
  expect(listed.map(({ label }) => label)).toEqual(['squad', 'tank', 'house', 'only one gun', 'empty house']);
});

test('a usual act that is withheld keeps its place among the others where there is room for it', () => {
  const shown = grouped([...many(5, 'move'), ...many(5, 'prone')], ORDER);
  const refusal = { rule: 'DU-TURN-017', code: 'no' } as const;
  const withheld = [
    { label: 'shoot', act: { deed: 'shoot' as const }, refusal },
    { label: 'move', act: { deed: 'move' as const }, refusal },
    { label: 'search', act: { deed: 'look' as const }, refusal },
  ];
  const named = (room: number) =>
    withGreyed(shown, ['Move', 'Down or up'], withheld, room).map(each =>
      each.kind === 'greyed' ? `no ${each.deed}` : deedOf(each),
    );
  expect(named(60)).toEqual(['move', 'no shoot', 'prone']);
  expect(named(12)).toEqual(['move', 'prone']);
});

test('an act has its letter at every question, and several of a kind are numbered', () => {
  const keysFor = (options: readonly Option[]): readonly string[] => [
    ...keysOf(grouped(options, ORDER), deed => deeds.find(({ id }) => id === deed)!.key).values(),
  ];
  const shot = (label: string): Option => option(label, 'shoot', { strikes: true });
  const done = option('that is all', 'done');
  expect(keysFor([shot('one'), shot('two'), done])).toEqual(['1', '2', 'p']);
  expect(keysFor([shot('one'), done])).toEqual(['s', 'p']);
  expect(keysFor([option('walk', 'move'), done])).toEqual(['m', 'p']);
});

const UNITS = ['Anna', 'Bert', 'Cora'].map((name, figure) => ({
  figure,
  name,
  letters: name.slice(0, 2),
  state: 'fit',
  tone: 'ready' as const,
  mark: 'red' as const,
  at: null,
}));
const whoActs = (room: number, ...names: readonly string[]) => {
  const asked = {
    game: { onlyPicks: (_: unknown, answer: unknown) => answer !== 'pass', roster: () => UNITS } as unknown as Game,
    view: {},
    viewer: 'red',
    turn: { seat: 'red', question: { kind: 'who' } as unknown as Question },
  };
  const groups = grouped([...names.map(name => option(`Act with ${name}`, 'other')), option('pass', 'wait')], ORDER);
  const keys = keysOf(groups, deed => deeds.find(({ id }) => id === deed)!.key, placesIn(asked));
  return withSpent(groups, asked, room).map(each =>
    each.kind === 'spent'
      ? `no ${each.entry.name}`
      : each.kind === 'one'
        ? `${keys.get(each)} ${each.option.label}`
        : '',
  );
};

test('whoever can be called on keeps his place and his number, and those who are spent theirs, where there is room', () => {
  expect(whoActs(60, 'Anna', 'Bert', 'Cora')).toEqual([
    '1 Act with Anna',
    '2 Act with Bert',
    '3 Act with Cora',
    'w pass',
  ]);
  expect(whoActs(60, 'Bert', 'Cora')).toEqual(['no Anna', '2 Act with Bert', '3 Act with Cora', 'w pass']);
  expect(whoActs(60, 'Cora')).toEqual(['no Anna', 'no Bert', '3 Act with Cora', 'w pass']);
  expect(whoActs(14, 'Bert')).toEqual(['2 Act with Bert', 'w pass']);
});
