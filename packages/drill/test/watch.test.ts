import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { Drill } from '../src/index.ts';
import { at, idle, PASS, play, skirmish, take } from './skirmish.ts';

/** A wall on row 8 with a gap at (12,8). Red walks east along row 10; from (11,5) blue sees (12,10) and (13,10). */
function watched(...watchers: number[]): Drill {
  const wall = Array.from({ length: 20 }, (_, x) => at(x, 8)).filter(square => square !== at(12, 8));
  const table = skirmish({ red: [at(10, 10)], blue: watchers, obstacles: wall, on: ['overwatch'] });
  for (const unit of table.units) unit.watching = unit.side === 'blue' && unit.health > 0;
  return table;
}

const pick = ['red', 0] as const;
const walkEast = ['red', at(14, 10)] as const;
const hold = ['red', 'hold'] as const;

rule('DR-WATCH-001', 'overwatch is offered in place of a shot when the switch is on', () => {
  const offered = (on: readonly 'overwatch'[]) =>
    play(skirmish({ red: [at(5, 5)], blue: [at(5, 19)], on }), [pick, ['red', at(5, 5)], hold]).optionsOf('shoot');
  expect(offered([])).toEqual(['hold']);
  expect(offered(['overwatch'])).toEqual(['overwatch', 'hold']);
});

rule('DR-WATCH-001', 'it lasts beyond the round, until the unit is picked again', () => {
  const table = skirmish({ red: [at(5, 5)], blue: [at(5, 19)], on: ['overwatch'] });
  play(table, [pick, ['red', at(5, 5)], ['red', 'overwatch']]);
  idle(table);
  expect(table.round).toBe(2);
  idle(table);
  expect(table.units[0]!.watching).toBe(true);
  idle(table);
  expect(table.units[0]!.watching).toBe(false);
});

rule('DR-WATCH-002', 'a unit on overwatch may interrupt at each square it has a legal shot at', () => {
  const table = watched(at(11, 5));
  const played = play(table, [pick, walkEast, ['blue', take(10)], hold], 4, 4, 1);
  expect(table.units[0]).toMatchObject({ health: 1, at: at(14, 10) });
  expect(played.optionsOf('react')).toEqual([take(10), PASS]);
});

rule('DR-WATCH-002', 'it is asked at those squares and at no others', () => {
  const table = watched(at(11, 5));
  const played = play(table, [pick, walkEast, ['blue', PASS], ['blue', PASS], hold]);
  // The second and the third of its four squares are in sight.
  expect(played.questions).toEqual(['red pick', 'red walk', 'blue react', 'blue react', 'red shoot']);
});

rule('DR-WATCH-003', 'who has passed may interrupt later; who has shot is off overwatch', () => {
  const table = skirmish({ red: [at(10, 10)], blue: [at(12, 6)], on: ['overwatch'] });
  table.units[10]!.watching = true;
  const played = play(table, [pick, walkEast, ['blue', PASS], ['blue', take(10)], hold], 1, 1, 1);
  expect(played.questions.filter(question => question === 'blue react')).toHaveLength(2);
  expect(table.units[10]!.watching).toBe(false);
});

rule('DR-WATCH-004', 'several may interrupt at one square, one after the other', () => {
  const table = watched(at(11, 5), at(12, 5));
  const played = play(table, [pick, ['red', at(12, 10)], ['blue', take(11)], ['blue', PASS], hold], 4, 1, 1);
  expect(played.optionsOf('react', 0)).toEqual([take(10), take(11), PASS]);
  expect(played.optionsOf('react', 1)).toEqual([take(10), PASS]);
});

rule('DR-WATCH-004', 'nobody is asked again about a walker that has fallen', () => {
  const table = watched(at(11, 5), at(12, 5));
  const played = play(table, [pick, walkEast, ['blue', take(11)]], 4, 4, 4);
  expect(played.questions).toEqual(['red pick', 'red walk', 'blue react']);
  expect(table.units[0]).toMatchObject({ health: 0, at: at(12, 10) });
});

rule('DR-WATCH-005', 'a walker that still stands goes on to the square it named, and may shoot', () => {
  const table = skirmish({ red: [at(10, 10)], blue: [at(12, 5)], on: ['overwatch'] });
  table.units[10]!.watching = true;
  const played = play(
    table,
    [pick, walkEast, ['blue', PASS], ['blue', take(10)], ['red', 10]],
    ...[4, 4, 1],
    ...[1, 1, 1],
  );
  const interrupted = played.asked.filter(({ question }) => question.kind === 'react').length;
  expect(interrupted).toBe(2);
  expect(table.units[0]).toMatchObject({ health: 1, at: at(14, 10) });
});

rule('DR-WATCH-002', 'one that has fallen interrupts no more', () => {
  const table = watched(at(11, 5));
  table.units[11]!.health = 3;
  table.units[11]!.at = at(0, 19);
  table.units[10]!.health = 0;
  expect(play(table, [pick, walkEast, hold]).questions).not.toContain('blue react');
});
