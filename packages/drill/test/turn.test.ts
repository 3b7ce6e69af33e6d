import { advance, answer, create, enterDie } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { drill } from '../src/index.ts';
import { at, idle, play, skirmish } from './skirmish.ts';

const OFF = { overwatch: false, duck: false, mines: false };
const fresh = () => drill.begin({ scenario: 'open', switches: OFF });

rule('DR-TURN-001', 'the sides take turns, red first in round 1', () => {
  const table = fresh();
  expect([1, 2, 3, 4].map(() => idle(table).side)).toEqual(['red', 'blue', 'red', 'blue']);
});

rule('DR-TURN-001', 'a side with nobody left is passed over, and blue opens round 2', () => {
  const table = skirmish({ red: [at(0, 0)], blue: [at(5, 19), at(6, 19), at(7, 19)] });
  const sides = Array.from({ length: 5 }, () => [table.round, idle(table).side]);
  expect(sides).toEqual([
    [1, 'red'],
    [1, 'blue'],
    [1, 'blue'],
    [1, 'blue'],
    [2, 'blue'],
  ]);
});

rule('DR-TURN-002', 'an activation picks a unit that has not acted; it walks, then it does one thing more', () => {
  const table = fresh();
  const played = play(table, [
    ['red', 0],
    ['red', at(5, 2)],
    ['red', 'hold'],
  ]);
  expect(played.questions).toEqual(['red pick', 'red walk', 'red shoot']);
  idle(table);
  expect(idle(table).ready).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

rule('DR-TURN-002', 'a unit that has shot is not asked to walk any more', () => {
  const table = skirmish({ red: [at(5, 5)], blue: [at(5, 9)] });
  const played = play(
    table,
    [
      ['red', 0],
      ['red', at(5, 5)],
      ['red', 10],
    ],
    1,
    1,
    1,
  );
  expect(played.questions).toEqual(['red pick', 'red walk', 'red shoot']);
  expect(table.turn).toBe('blue');
});

rule('DR-TURN-003', 'a round is one activation for each unit', () => {
  const table = fresh();
  let activations = 0;
  for (; table.round === 1; activations++) idle(table);
  expect(activations).toBe(20);
  expect(table.units.every(unit => !unit.acted)).toBe(true);
});

rule('DR-TURN-003', 'a unit that falls before it has acted shortens the round', () => {
  const table = fresh();
  table.units[10]!.health = 1;
  table.units[10]!.at = at(5, 5);
  const shot = play(
    table,
    [
      ['red', 0],
      ['red', at(5, 0)],
      ['red', 10],
    ],
    4,
    1,
    1,
  );
  expect(shot.told.at(-1)).toMatchObject({ type: 'fell' });
  let activations = 1;
  for (; table.round === 1; activations++) idle(table);
  expect(activations).toBe(19);
});

rule('DR-TURN-004', 'a side that has lost its last unit has lost, and nobody is asked any more', () => {
  const match = create(drill, { scenario: 'open', switches: OFF, secret: 'x', dice: 'entered' });
  match.table = skirmish({ red: [at(5, 5)], blue: [at(5, 9)] });
  match.table.units[10]!.health = 1;
  advance(drill, match);
  for (const given of [0, at(5, 5), 10]) answer(drill, match, 'red', given);
  for (const face of [4, 1, 1]) enterDie(drill, match, face);
  expect(match.outcome).toMatchObject({ winners: ['red'], rule: 'DR-TURN-004' });
  expect(match.pause).toBeNull();
});

/** The last activation of the last round. */
function lastActivation(red: number, blue: number) {
  const row = (y: number, count: number) => Array.from({ length: count }, (_, x) => at(x, y));
  const table = skirmish({ red: row(0, red), blue: row(19, blue), round: 30, turn: 'blue' });
  for (const unit of table.units) unit.acted = unit.id !== 10;
  expect(drill.outcome(table)).toBeNull();
  idle(table);
  return table;
}

rule('DR-TURN-005', 'after round 30 the side with more units wins', () => {
  expect(drill.outcome(lastActivation(4, 3))).toMatchObject({ winners: ['red'], rule: 'DR-TURN-005' });
  expect(drill.outcome(lastActivation(2, 3))).toMatchObject({ winners: ['blue'], rule: 'DR-TURN-005' });
});

rule('DR-TURN-005', 'as many units on both sides are a draw, whatever their health', () => {
  const table = lastActivation(3, 3);
  table.units[0]!.health = 1;
  expect(drill.outcome(table)).toMatchObject({ winners: [], rule: 'DR-TURN-005' });
});

rule('DR-TURN-006', 'a unit that falls in its own activation does nothing more', () => {
  const mines = [{ side: 'blue', at: at(5, 6) }] as const;
  const table = skirmish({ red: [at(5, 5)], blue: [at(5, 9)], mines: [...mines], on: ['mines'] });
  table.units[0]!.health = 2;
  table.units[1]!.health = 3;
  const played = play(
    table,
    [
      ['red', 0],
      ['red', at(5, 8)],
    ],
    2,
  );
  expect(played.questions).toEqual(['red pick', 'red walk']);
  expect(table.units[0]).toMatchObject({ health: 0, at: at(5, 6) });
  expect(table.turn).toBe('blue');
});
