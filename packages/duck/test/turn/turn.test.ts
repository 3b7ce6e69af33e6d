import type { Setup } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { begin, TWO_TEAMS } from '../../src/rules/set-up/setup.ts';
import { step } from '../../src/rules/turn/step.ts';
import { SWITCHES } from '../../src/switches.ts';
import { isTeamer } from '../../src/table/figures.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { type DrivenIo, driven } from '../support/driven.ts';
import { addThreat, lockInGrapple } from '../support/tables.ts';

const switches = Object.fromEntries(SWITCHES.map(({ id, values }) => [id, values[0]]));
const setup = (scenario: string): Setup => ({ scenario, switches, details: { arena: 'slack-margin' } });

/** The events of one turn, played by men who do nothing. */
function turnOf(scenario: string, turn: number): { table: DuckTable; io: DrivenIo; types: string[]; phases: string[] } {
  const table = begin(setup(scenario));
  const io = driven();
  while (table.turn < turn) step(table, io);
  const from = io.told.length;
  while (table.turn === turn && !table.ending) step(table, io);
  const told = io.told.slice(from);
  return {
    table,
    io,
    types: told.map(({ type }) => type),
    phases: told.flatMap(event => (event.type === 'phaseBegan' ? [event.phase] : [])),
  };
}

rule('DK-TURN-005', 'a later turn has its four phases once each and in their order', () => {
  const { phases } = turnOf('M01', 2);
  // The first of turn 3 closes the log.
  expect(phases).toEqual(['team', 'threat', 'housekeeping', 'exploration']);
});

rule(['DK-TURN-004', 'DK-TURN-001'], 'turn 1 goes from boarding to the Team phase without exploration', () => {
  const table = begin(setup('M01'));
  const io = driven();
  while (table.turn < 2) step(table, io);
  const phases = io.told.flatMap(event => (event.type === 'phaseBegan' ? [event.phase] : []));
  expect(phases).toEqual(['team', 'threat', 'housekeeping', 'exploration']);
});

rule('DK-TURN-008', 'with two Teams cards of the sequence pack replace the two phases, then one Housekeeping', () => {
  const { types, phases, table } = turnOf(TWO_TEAMS, 2);
  expect(phases).toEqual(['housekeeping']);
  expect(types).toContain('sequenceCardDrawn');
  expect(types.filter(type => type === 'roundBegan')).toHaveLength(1);
  expect(table.turn).toBe(3);
});

rule('DK-TURN-009', 'with two Teams every figure has one chit a round', () => {
  const table = begin(setup(TWO_TEAMS));
  const men = table.figures.filter(isTeamer);
  expect(new Set(men.map(({ ready }) => ready))).toEqual(new Set([1]));
  const io = driven();
  while (table.turn < 2) step(table, io);
  expect(men.filter(({ at }) => at >= 0).every(({ ready }) => ready === 1)).toBe(true);
});

rule('DK-TURN-014', 'each player sets his deck when a round begins and is not asked again before the next', () => {
  const { io } = turnOf(TWO_TEAMS, 3);
  const orders = io.asked.filter(({ question }) => question.kind === 'order');
  expect(orders.map(({ seat }) => seat)).toEqual(['team', 'team2', 'team', 'team2', 'team', 'team2']);
});

rule('DK-TURN-016', 'with two Teams a grapple is fought once the pack has been worked through', () => {
  const table = begin(setup(TWO_TEAMS));
  const io = driven();
  while (table.turn < 2) step(table, io);
  const man = table.figures.filter(isTeamer).find(({ at, grapple }) => at >= 0 && !grapple)!;
  // No Pistol speaks first.
  man.hand = 'empty';
  lockInGrapple(man, addThreat(table, man.at));
  const from = io.told.length;
  while (table.phase !== 'housekeeping') step(table, io);
  const fights = io.told.slice(from).filter(event => event.type === 'grappleFought' && event.figure === man.id);
  expect(fights.length).toBeGreaterThanOrEqual(1);
  expect(fights.length).toBeLessThanOrEqual(2);
});

rule(
  ['DK-GRAP-013', 'DK-GRAP-051', 'DK-THREAT-027'],
  'a grapple fought while exploring has new rounds in the Team phase',
  () => {
    const table = begin(setup('M01'));
    const io = driven();
    while (table.phase !== 'exploration') step(table, io);
    const man = table.figures.filter(isTeamer).find(({ at, grapple }) => at >= 0 && !grapple)!;
    lockInGrapple(man, addThreat(table, man.at));
    Object.assign(man.grapple!, { rounds: 2, advancing: true });
    step(table, io);
    expect([table.phase, man.grapple]).toMatchObject(['team', { rounds: 0, advancing: false }]);
  },
);
