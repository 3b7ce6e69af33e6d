import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { arenaCard } from '../../src/content/cards.ts';
import { ARENAS, MISSIONS } from '../../src/content/deck.ts';
import { attachBridge } from '../../src/rules/boarding/bridge.ts';
import { entries, whyNotEnter } from '../../src/rules/boarding/entry.ts';
import { squareOn } from '../../src/ship/places.ts';
import { SWITCHES, type Switches } from '../../src/switches.ts';
import { layTable } from '../../src/table/begin.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { codes, play } from '../support/tables.ts';

const DEFAULTS = Object.fromEntries(SWITCHES.map(s => [s.id, s.values[0]])) as unknown as Switches;

/** The light hauler with its three airlocks; more openings may be printed on its card. */
function slackMargin(changes: object = {}, switches: Partial<Switches> = {}): DuckTable {
  const arena = arenaCard.parse({ ...ARENAS.find(({ name }) => name === 'Slack Margin')!, ...changes });
  return layTable({
    switches: { ...DEFAULTS, ...switches },
    arena,
    mission: MISSIONS[0]!,
    team: [],
    species: 'harpy',
    threatLevel: 0,
  });
}

const moduleNumber = (table: DuckTable, name: string): number =>
  table.arena.modules.findIndex(module => module.name === name);

/** The first tile of a module: tiles are numbered in the order of the modules on the card. */
function tileOf(table: DuckTable, name: string): number {
  const before = table.arena.modules.slice(0, moduleNumber(table, name));
  return before.reduce((sum, module) => sum + module.tiles.length, 0);
}

rule('DK-SETUP-034', 'the Team may board at any of the three airlocks on the card', () => {
  const table = slackMargin();
  expect(entries(table).map(({ door }) => door)).toEqual([9, 10, 11]);
});

rule('DK-SETUP-035', 'an airlock on the Bridge and an engine outlet are barred, for boring too', () => {
  const airlocks = [
    [0, 0, 'W', 'narrow'],
    [4, 0, 'E', 'narrow'],
    [2, 0, 'N', 'narrow'],
  ];
  const table = slackMargin({ airlocks }, { entryByBreaching: true });
  const [bridge, reactor] = [tileOf(table, 'Bridge'), tileOf(table, 'Reactor Room')];
  expect(codes(whyNotEnter(table, { square: squareOn(table, bridge, 1, 3), side: 7, door: 9 }))).toEqual([
    'intoTheBridge',
  ]);
  expect(codes(whyNotEnter(table, { square: squareOn(table, bridge, 2, 1), side: 1, door: null }))).toEqual([
    'intoTheBridge',
  ]);
  for (const row of [1, 3])
    expect(codes(whyNotEnter(table, { square: squareOn(table, reactor, 5, row), side: 3, door: null }))).toEqual([
      'engineOutlet',
    ]);
  const offered = entries(table);
  expect(offered.filter(({ door }) => door !== null).map(({ door }) => door)).toEqual([11]);
  expect(offered.some(({ square }) => square === squareOn(table, bridge, 2, 1))).toBe(false);
});

rule('DK-SETUP-037', 'with boring allowed any outer side will do, without it only an airlock', () => {
  const engineering = (table: DuckTable) => ({
    square: squareOn(table, tileOf(table, 'Engineering Section'), 2, 1),
    side: 1 as const,
    door: null,
  });
  const allowed = slackMargin({}, { entryByBreaching: true });
  expect(whyNotEnter(allowed, engineering(allowed))).toEqual([]);
  expect(entries(allowed)).toContainEqual(engineering(allowed));
  const forbidden = slackMargin();
  expect(codes(whyNotEnter(forbidden, engineering(forbidden)))).toEqual(['noBoring']);
  expect(entries(forbidden)).toHaveLength(3);
  const inside = {
    square: squareOn(allowed, tileOf(allowed, 'Engineering Section'), 2, 5),
    side: 5 as const,
    door: null,
  };
  expect(codes(whyNotEnter(allowed, inside))).toEqual(['notAnOuterSide']);
});

rule('DK-SETUP-036', 'a second bridge is put neither where one is nor across it', () => {
  const table = slackMargin({}, { entryByBreaching: true });
  const [reactor, bay] = [tileOf(table, 'Reactor Room'), tileOf(table, 'Cargo Bay') + 1];
  const eastOfBay = { square: squareOn(table, bay, 5, 2), side: 3, door: null } as const;
  const southOfReactor = (column: number) =>
    ({ square: squareOn(table, reactor, column, 5), side: 5, door: null }) as const;
  play({}, io => attachBridge(table, io, eastOfBay, 0));
  expect(codes(whyNotEnter(table, eastOfBay))).toEqual(['bridgeThere']);
  // It reaches out four squares, below the first four of the Reactor Room.
  for (const column of [1, 4]) expect(codes(whyNotEnter(table, southOfReactor(column)))).toEqual(['bridgeThere']);
  expect(whyNotEnter(table, southOfReactor(5))).toEqual([]);
});
