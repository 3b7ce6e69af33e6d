import { parseSeed, type Question, randomBot, SilentIo, seedOf } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { whyNotAct } from '../../src/rules/actions/menu.ts';
import type { ActQuestion } from '../../src/rules/actions/questions.ts';
import type { WalkQuestion } from '../../src/rules/movement/questions.ts';
import { whyNotGo } from '../../src/rules/movement/ways.ts';
import { begin } from '../../src/rules/set-up/setup.ts';
import { SWITCHES } from '../../src/switches.ts';
import { duck } from '../../src/system.ts';
import type { Act } from '../../src/table/acts.ts';
import { teamer } from '../../src/table/figures.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, at, codes, testTable } from '../support/tables.ts';

const switches = Object.fromEntries(SWITCHES.map(({ id, values }) => [id, values[0]]));
const TURNS = 6;

/** What is wrong with the options of a question, in the words of the judge. */
function refusedOptions(table: DuckTable, question: Question): string[] {
  if (question.kind === 'act') {
    const { figure, options } = question as ActQuestion;
    const acts = options.filter((act): act is Act => act.do !== 'done');
    return acts.flatMap(act => whyNotAct(table, teamer(table, figure), act).map(({ code }) => `${act.do}: ${code}`));
  }
  if (question.kind !== 'walk') return [];
  const { party, points, options } = question as WalkQuestion;
  const men = party.map(id => teamer(table, id));
  return options.flatMap(where => whyNotGo(table, men, points, where).map(({ code }) => `walk: ${code}`));
}

/** Six turns of a mission between random players; every question is looked at before it is answered. */
function playTurns(scenario: string, seed: string): { refused: string[]; asked: number } {
  const table = begin({ scenario, switches });
  const bots = { team: randomBot, threats: randomBot };
  const io = new SilentIo(duck, table, bots, parseSeed(seedOf(seed)));
  const refused: string[] = [];
  let asked = 0;
  const ask = io.ask.bind(io);
  io.ask = (seat, question) => {
    asked++;
    refused.push(...refusedOptions(table, question));
    return ask(seat, question);
  };
  while (table.turn <= TURNS && duck.outcome(table) === null) duck.step(table, io);
  return { refused, asked };
}

rule(['DK-ACT-011', 'DK-ACT-022', 'DK-MOVE-001'], 'whatever the menus list the judge allows', () => {
  for (const scenario of ['M01', 'M03', 'M06']) {
    const { refused, asked } = playTurns(scenario, `menu ${scenario}`);
    expect(refused).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  }
});

rule(['DK-MOVE-034', 'DK-ACT-011'], 'who may not DASH is told why, each reason once', () => {
  const why = (state: object): string[] => {
    const table = testTable();
    return codes(whyNotAct(table, Object.assign(addMan(table, at(table, 3, 3)), state), { do: 'dash' }));
  };
  expect([why({}), why({ wounds: 1 }), why({ dashed: 1 })]).toEqual([[], [], []]);
  expect([why({ ducked: true }), why({ supports: 3 })]).toEqual([['lyingDown'], ['supporting']]);
});
