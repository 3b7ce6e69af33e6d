import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../src/content/deck.ts';
import { attachBridge } from '../../src/rules/boarding/bridge.ts';
import { endOfTurn, LONGEST_MISSION } from '../../src/rules/missions/withdrawal.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable, Ending } from '../../src/table/table.ts';
import { addMan, addThreat, at, play, testTable } from '../support/tables.ts';

const WITHDRAW = { seat: 'team', answer: 'withdraw' };
const STAY = { seat: 'team', answer: 'stayAboard' };

/** Three men on the bridge before the north airlock and one inside. */
function party(mission = MISSIONS[0]!): { table: DuckTable; inside: Teamer } {
  const table = testTable({ mission });
  play({}, io => attachBridge(table, io, { square: at(table, 3, 1), side: 1, door: 0 }, 0));
  const [first, second] = table.bridge.squares as [number, number];
  for (const square of [first, first, second]) addMan(table, square);
  const inside = addMan(table, at(table, 3, 3));
  return { table, inside };
}

const endingOf = (table: DuckTable): Ending | null => table.ending;

rule('DK-GAP-013', 'those on the bridge come home and the man left inside is struck off', () => {
  const { table, inside } = party();
  inside.condition = 'incapacitated';
  table.progress.sourceCleared = true;
  table.turn = 5;
  const io = play({ answers: [WITHDRAW] }, scripted => endOfTurn(table, scripted));
  expect(endingOf(table)).toEqual({ result: 'part', reason: 'withdrawn', home: [0, 1, 2] });
  expect(inside.condition).toBe('lost');
  expect(table.phase).toBe('over');
  expect(io.told.map(({ type }) => type)).toEqual(['leftBehind', 'missionEnded']);
});

test('a Team that stays plays on, and nobody is asked while nobody stands on the bridge', () => {
  const { table } = party();
  table.turn = 5;
  play({ answers: [STAY] }, io => endOfTurn(table, io));
  expect(endingOf(table)).toBeNull();
  for (const figure of table.figures) figure.at = at(table, 3, 3);
  table.turn = 6;
  play({}, io => endOfTurn(table, io));
  expect(endingOf(table)).toBeNull();
});

rule('DK-GAP-013', 'Mother casts off at the turn limit of the card without asking', () => {
  const limited = MISSIONS.find(({ turnLimit }) => turnLimit !== null)!;
  const { table } = party(limited);
  table.turn = limited.turnLimit! - 1;
  play({ answers: [STAY] }, io => endOfTurn(table, io));
  table.turn = limited.turnLimit!;
  play({}, io => endOfTurn(table, io));
  expect(endingOf(table)).toMatchObject({ reason: 'castOff', home: [0, 1, 2] });
});

test('without a limit on the card Mother waits long, but not for ever', () => {
  const { table } = party();
  table.turn = LONGEST_MISSION;
  play({}, io => endOfTurn(table, io));
  expect(endingOf(table)?.reason).toBe('castOff');
});

rule('DK-GAP-013', 'with all dead, incapacitated or dragged off the mission is over and has failed', () => {
  const { table, inside } = party();
  const harpy = addThreat(table, at(table, 3, 3));
  harpy.captive = inside.id;
  inside.condition = 'stunned';
  for (const man of table.figures.slice(0, 3)) Object.assign(man, { condition: 'killed', at: -1 });
  table.turn = 5;
  play({}, io => endOfTurn(table, io));
  expect(endingOf(table)).toEqual({ result: 'failed', reason: 'nobodyLeft', home: [] });
  expect(harpy.captive).toBeNull();
});

rule('DK-GAP-013', 'a man in the claws of a Threat does not come home, though they stand on the bridge', () => {
  const { table } = party();
  const [held] = table.figures as [Teamer];
  const harpy = addThreat(table, held.at);
  Object.assign(held, { condition: 'stunned', ducked: true });
  harpy.captive = held.id;
  table.turn = 5;
  play({ answers: [WITHDRAW] }, io => endOfTurn(table, io));
  expect([endingOf(table)?.home, held.condition]).toEqual([[1, 2], 'lost']);
});
