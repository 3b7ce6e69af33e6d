import { advance, answer, create, openQuestions, whyNotAnswerTo } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { type Drill, drill } from '../src/index.ts';
import { at, duck, idle, PASS, play, skirmish, take } from './skirmish.ts';

/** Two red units in front of one blue unit, and another blue one far away. */
const duel = (on: readonly ('duck' | 'overwatch')[] = ['duck']): Drill =>
  skirmish({ red: [at(5, 5), at(6, 5)], blue: [at(5, 9), at(0, 19)], on });

const shootWith = (unit: number, square: number) =>
  [
    ['red', unit],
    ['red', square],
    ['red', 10],
  ] as const;

rule('DR-DUCK-001', 'the target is asked only when the switch is on', () => {
  expect(play(duel([]), shootWith(0, at(5, 5)), 1, 1, 1).questions).toEqual(['red pick', 'red walk', 'red shoot']);
  const played = play(duel(), [...shootWith(0, at(5, 5)), ['blue', PASS]], 1, 1, 1);
  expect(played.questions.at(-1)).toBe('blue react');
  expect(played.optionsOf('react')).toEqual([duck(10), PASS]);
});

rule('DR-DUCK-001', 'no die falls until the target has answered', () => {
  const match = create(drill, { scenario: 'open', secret: 'x', switches: { mines: false, overwatch: false } });
  match.table = duel();
  advance(drill, match);
  for (const given of [0, at(5, 5), 10]) answer(drill, match, 'red', given);
  expect(openQuestions(match)).toMatchObject([{ seat: 'blue', question: { kind: 'react', trigger: { on: 'shot' } } }]);
  expect(match.pause?.draws).toBe(0);
  answer(drill, match, 'blue', PASS);
  expect(match.draws).toBe(3);
});

rule('DR-DUCK-001', 'an overwatch shot can be ducked under too', () => {
  const table = skirmish({ red: [at(5, 5)], blue: [at(5, 9)], on: ['duck', 'overwatch'] });
  table.units[10]!.watching = true;
  const answers = [
    ['red', 0],
    ['red', at(6, 5)],
    ['blue', take(10)],
    ['red', duck(0)],
    ['red', 'hold'],
  ] as const;
  play(table, answers, 4, 4, 5);
  expect(table.units[0]!.health).toBe(2);
});

rule('DR-DUCK-002', 'the dice of that shot hit on 5 or more, those of later shots on 4 or more', () => {
  const table = duel();
  play(table, [...shootWith(0, at(5, 5)), ['blue', duck(10)]], 4, 4, 5);
  expect(table.units[10]!.health).toBe(2);
  idle(table);
  play(table, shootWith(1, at(6, 5)), 4, 1, 1);
  expect(table.units[10]!.health).toBe(1);
});

rule('DR-DUCK-003', 'a unit ducks once in a round, and again in the next', () => {
  const table = duel();
  play(table, [...shootWith(0, at(5, 5)), ['blue', duck(10)]], 1, 1, 1);
  idle(table);
  const second = play(table, shootWith(1, at(6, 5)), 1, 1, 1);
  expect(second.questions).not.toContain('blue react');
  while (table.round === 1) idle(table);
  idle(table);
  const third = play(table, [...shootWith(0, at(5, 5)), ['blue', PASS]], 1, 1, 1);
  expect(third.questions).toContain('blue react');
});

rule('DR-DUCK-004', 'a unit that ducked loses its next walk, and only that', () => {
  const table = duel();
  play(table, [...shootWith(0, at(5, 5)), ['blue', duck(10)]], 1, 1, 1);
  const next = play(
    table,
    [
      ['blue', 10],
      ['blue', at(5, 9)],
      ['blue', 0],
      ['red', PASS],
    ],
    1,
    1,
    1,
  );
  expect(next.optionsOf('walk')).toEqual([at(5, 9)]);
  expect(next.optionsOf('shoot')).toEqual([0, 1, 'hold']);
  while (table.round === 1) idle(table);
  const after = play(table, [
    ['blue', 10],
    ['blue', at(5, 8)],
    ['blue', 'hold'],
  ]);
  expect(after.optionsOf('walk').length).toBeGreaterThan(1);
});

rule('DR-DUCK-004', 'a walk that was lost is refused with that reason', () => {
  const table = duel();
  const question = { kind: 'walk', rule: 'DR-WALK-001', unit: 10, options: [at(5, 9)] } as const;
  expect(whyNotAnswerTo(drill, table, 'blue', question, at(5, 10))).toMatchObject([
    { rule: 'DR-DUCK-004', code: 'pinned', remedy: { code: 'nextActivation' } },
  ]);
});

rule('DR-DUCK-004', 'a unit that ducks in the middle of its walk finishes it and loses the next one', () => {
  const table = skirmish({ red: [at(5, 5), at(0, 0)], blue: [at(5, 9)], on: ['duck', 'overwatch'] });
  table.units[10]!.watching = true;
  const answers = [
    ['red', 0],
    ['red', at(7, 5)],
    ['blue', take(10)],
    ['red', duck(0)],
    ['red', 'hold'],
  ] as const;
  play(table, answers, 1, 1, 1);
  expect(table.units[0]!.at).toBe(at(7, 5));
  while (table.round === 1) idle(table);
  table.turn = 'red';
  const next = play(table, [
    ['red', 0],
    ['red', at(7, 5)],
    ['red', 'hold'],
  ]);
  expect(next.optionsOf('walk')).toEqual([at(7, 5)]);
});

rule('DR-DUCK-004', 'ducking again before then costs no second walk', () => {
  const table = duel();
  play(table, [...shootWith(0, at(5, 5)), ['blue', duck(10)]], 1, 1, 1);
  // The unit has not acted yet when the next round begins, in which it ducks again.
  table.units[10]!.acted = true;
  while (table.round === 1) idle(table);
  table.turn = 'red';
  play(table, [...shootWith(0, at(5, 5)), ['blue', duck(10)]], 1, 1, 1);
  play(table, [
    ['blue', 10],
    ['blue', at(5, 9)],
    ['blue', 'hold'],
  ]);
  while (table.round === 2) idle(table);
  table.turn = 'blue';
  const after = play(table, [
    ['blue', 10],
    ['blue', at(5, 8)],
    ['blue', 'hold'],
  ]);
  expect(after.optionsOf('walk').length).toBeGreaterThan(1);
});
