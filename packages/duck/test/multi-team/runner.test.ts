import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { runThreats } from '../../src/rules/multi-team/round.ts';
import { chooseRunner, runnerOf } from '../../src/rules/multi-team/runner.ts';
import type { Threat } from '../../src/table/figure.ts';
import type { DuckTable, MultiTeam } from '../../src/table/table.ts';
import { addMan, addThreat, at, play, testTable } from '../support/tables.ts';

/** Two tiles; red men of Team 0 and blue men of Team 1 stand on the first of them. */
function ship(red: readonly number[], blue: readonly number[]): { table: DuckTable; multi: MultiTeam } {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const multi: MultiTeam = { pack: [], decks: [[], []], nextRunner: 0, runner: -1 };
  table.multiTeam = multi;
  for (const column of red) addMan(table, at(table, column, 3));
  for (const column of blue) Object.assign(addMan(table, at(table, column, 3)), { team: 1 });
  return { table, multi };
}

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

function runner(table: DuckTable, multi: MultiTeam, threat: Threat, dice: readonly string[] = []): string | null {
  play({ dice }, io => chooseRunner(table, io, multi, threat));
  return runnerOf(table);
}

rule('DK-TURN-010', 'a Threat on a tile with one Team is run by the other', () => {
  const { table, multi } = ship([1], []);
  expect(runner(table, multi, addThreat(table, at(table, 5, 3)))).toBe('team2');
  const other = ship([], [1]);
  expect(runner(other.table, other.multi, addThreat(other.table, at(other.table, 5, 3)))).toBe('team');
});

rule('DK-TURN-010', 'with both Teams on the tile the farther one runs it, and equals throw', () => {
  const { table, multi } = ship([1], [4]);
  expect(runner(table, multi, addThreat(table, at(table, 5, 3)))).toBe('team');
  const equal = ship([1], [5]);
  const harpy = addThreat(equal.table, at(equal.table, 3, 3));
  expect(runner(equal.table, equal.multi, harpy, ['D6=2', 'D6=2', 'D6=2', 'D6=5'])).toBe('team2');
});

rule('DK-TURN-011', 'otherwise the players take turns from the one who won the throw', () => {
  const { table, multi } = ship([1], [2]);
  const harpy = addThreat(table, at(table, 3, 3, 1));
  multi.nextRunner = 1;
  expect([1, 2, 3].map(() => runner(table, multi, harpy))).toEqual(['team2', 'team', 'team2']);
});

rule('DK-TURN-011', 'they take turns Threat by Threat, though one card brings several up', () => {
  const { table, multi } = ship([], []);
  addMan(table, at(table, 1, 3));
  multi.nextRunner = 1;
  const [near, far] = [2, 5].map(column => addThreat(table, at(table, column, 3, 1), 3, 'steel-scorpion'));
  const answers = ['team2', 'team'].map(seat => ({ seat, answer: { do: 'stay' } }));
  const io = play({ answers }, io => runThreats(table, io, multi));
  const runs = io.told.flatMap(event => (event.type === 'threatRunBy' ? [[event.threat, event.team]] : []));
  expect([runs, multi.nextRunner]).toEqual([
    [
      [near!.id, 1],
      [far!.id, 0],
    ],
    1,
  ]);
});
