import type { Setup } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { begin } from '../../src/rules/set-up/setup.ts';
import { step } from '../../src/rules/turn/step.ts';
import { SWITCHES } from '../../src/switches.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { isTeamer, threats } from '../../src/table/figures.ts';
import type { DuckTable, Phase } from '../../src/table/table.ts';
import { driven } from '../support/driven.ts';
import { placeName, play } from '../support/tables.ts';

const switches = Object.fromEntries(SWITCHES.map(({ id, values }) => [id, values[0]]));
const setup: Setup = { scenario: 'M01', switches, details: { arena: 'slack-margin' } };
const WORKSPACE = 2;

/** Answers of the Team in their order; what is a function looks for its answer in the question. */
const team = (...answers: readonly unknown[]) => answers.map(answer => ({ seat: 'team', answer }));

/** The Slack Margin as the example has it: nothing in the Workspace but a blank Source chit and the card G05. */
function slackMargin(): DuckTable {
  const table = begin(setup);
  step(table, driven());
  table.tiles[WORKSPACE]!.markers = [{ ping: 'NONE', shown: false }];
  table.modules[WORKSPACE]!.cards = [{ id: 'G05', shown: false }];
  table.chits = [
    { tile: WORKSPACE, at: -1, isEntrance: false, turned: false },
    { tile: 4, at: -1, isEntrance: true, turned: false },
  ];
  return table;
}

rule('DK-GAP-029', 'the example of the first two turns', () => {
  const table = slackMargin();
  const [you, brick] = table.figures.filter(isTeamer) as [Teamer, Teamer];
  const to = (place: string) => (question: { options: readonly { to?: number }[] }) =>
    question.options.find(option => option.to !== undefined && placeName(table, option.to) === place);
  const asHeStands = (question: { options: readonly unknown[] }) => question.options[0];
  const north = (question: { options: readonly { door: number | null }[] }) =>
    question.options.find(({ door }) => door === 9);

  play({ dice: ['D6=1', 'D6=3'], answers: team(north, { do: 'inPairs' }) }, io => step(table, io));
  expect(placeName(table, table.chits[0]!.at)).toBe('Workspace (1,3)');
  expect(threats(table)).toEqual([]);

  const inConcert = team({ with: 1 }, { together: 'move' }, to('Workspace (3,3)'), asHeStands, asHeStands);
  const again = team({ figure: 0 }, { do: 'move' }, to('Workspace (2,3)'), asHeStands);
  const dice = ['AvD=4', 'AvD=3', 'D6=5', 'AvD=3'];
  play({ dice, answers: [...inConcert, ...again, ...team({ do: 'done' })] }, io => step(table, io));
  expect([you, brick].map(({ at }) => placeName(table, at))).toEqual(['Workspace (2,3)', 'Workspace (3,3)']);
  expect(you.binge).toBe(5);

  const idle = driven();
  const idleUntil = (phase: Phase): void => {
    while (table.phase !== phase) step(table, idle);
  };
  idleUntil('housekeeping');
  play({ dice: ['D6=3', 'D6=4'], answers: team('stayAboard') }, io => step(table, io));
  expect([you.binge, brick.binge]).toEqual([6, 6]);
  expect(you).toMatchObject({ ready: 2, waiting: 0, acted: 0 });
  expect(table.turn).toBe(2);

  idleUntil('team');
  const examine = (question: { options: readonly { do: string }[] }) =>
    question.options.find(option => option.do === 'examineChit');
  const answers = team({ do: 'activate', figure: 0 }, examine, { do: 'done' });
  play({ dice: ['D6=5'], answers }, io => step(table, io));
  expect(table.chits.map(({ tile }) => tile)).toEqual([4]);
  // What he does not use is passed at the end of his activation.
  expect(you).toMatchObject({ ready: 0, acted: 2 });
});
