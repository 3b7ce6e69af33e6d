import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { BODY } from '../../src/rules/missions/mission-set-up.ts';
import { isExplored } from '../../src/rules/set-up/markers.ts';
import { rangeBetween } from '../../src/rules/shooting/sight.ts';
import { centreOfModule, moduleAt, squaresOfTile } from '../../src/ship/places.ts';
import { planOf } from '../../src/ship/plan.ts';
import { levelAt } from '../../src/ship/standing.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { home, runErrand, type Stage } from '../support/errand.ts';

/** The first square of open floor in a module of a type. */
function floorOf(table: DuckTable, type: string): number {
  const { tiles } = planOf(table.arena).modules.find(module => module.type === type)!;
  return squaresOfTile(table, tiles[0]!).find(square => levelAt(table, square) === 0)!;
}

/** Sits down at a console of a module and works at it until a mark is made. */
const workAt = (type: string, until: Stage['until']): Stage[] => [
  {
    to: table => table.fittings.find(({ kind, at }) => kind === 'workspace' && moduleAt(table, at)?.type === type)!.at,
    acts: (act, table) =>
      act.do === 'task' || (act.do === 'getIn' && moduleAt(table, table.fittings[act.fitting]!.at)?.type === type),
    until,
  },
  {
    to: table => floorOf(table, type),
    acts: ({ do: deed }) => deed === 'getOut',
    until: (_, man) => man.seat === null,
  },
];

const marked =
  (mark: string) =>
  ({ progress }: DuckTable): boolean =>
    (progress.marks[mark] ?? 0) > 0;

/** Examines the Source, sets the bomb into it and sets it off from the far side of the tile. */
const burnTheNest: Stage[] = [
  {
    to: table => table.chits.find(({ isEntrance }) => isEntrance)!.at,
    acts: act => act.do === 'examineChit',
    until: ({ progress }) => progress.sourceLocated,
  },
  {
    to: table => table.chits.find(({ isEntrance }) => isEntrance)!.at,
    acts: (act, table) =>
      act.do === 'setFireBomb' && table.chits.some(({ isEntrance, at }) => isEntrance && at === act.square),
    until: ({ charges }) => charges.length > 0,
  },
  { to: table => table.bridge.squares[0]!, until: ({ progress }) => progress.sourceCleared },
];

/** The Source lies where the dice have put it; its chit has a place only once the module is open. */
const findTheNest: Stage = {
  to: table => squaresOfTile(table, table.chits.find(({ isEntrance }) => isEntrance)!.tile)[2]!,
  until: table => table.chits.some(({ isEntrance, at }) => isEntrance && at >= 0),
};

rule('DK-GAP-032', 'Burn the Nest can be won', () => {
  expect(runErrand('M02', 'slack-margin', [findTheNest, ...burnTheNest, home])).toBe('completed');
});

rule('DK-GAP-031', 'Clean Out can be won, and going home early loses it', () => {
  const rooms = (table: DuckTable): number[] => [...table.tiles.keys()].filter(tile => !isExplored(table.tiles[tile]!));
  const everyTile: Stage = {
    to: table => squaresOfTile(table, rooms(table)[0] ?? 0)[2]!,
    until: table => rooms(table).length === 0,
  };
  expect(runErrand('M01', 'slack-margin', [findTheNest, ...burnTheNest, everyTile, home])).toBe('completed');
  expect(runErrand('M01', 'slack-margin', [home])).toBe('failed');
});

rule('DK-GAP-033', 'Cargo Run can be won by walking the bays', () => {
  const bays: Stage = {
    to: table => squaresOfTile(table, baysLeft(table)[0] ?? 0)[2]!,
    until: table => baysLeft(table).length === 0,
  };
  const baysLeft = (table: DuckTable): number[] =>
    planOf(table.arena)
      .modules.filter(({ type }) => type === 'cargo-bay')
      .flatMap(({ tiles }) => tiles.filter(tile => !isExplored(table.tiles[tile]!)));
  expect(runErrand('M03', 'slack-margin', [bays, home])).toBe('completed');
});

rule('DK-GAP-034', 'Black Box can be won', () => {
  expect(runErrand('M04', 'slack-margin', [...workAt('bridge', marked('logTaken')), home])).toBe('completed');
});

rule('DK-GAP-035', 'Sleepers can be won: two pods opened, and both led home', () => {
  const sleepers = (table: DuckTable) => table.figures.filter(({ kind }) => kind === 'survivor');
  const wake: Stage = {
    to: table => table.fittings.find(({ kind, used }) => kind === 'pod' && !used)!.at,
    acts: act => act.do === 'task',
    until: table => sleepers(table).length >= 2,
  };
  const lead: Stage = {
    to: table => table.bridge.squares[1]!,
    until: (table, man) => [man, ...sleepers(table)].every(({ at }) => table.bridge.squares.includes(at)),
    keepsTo: (table, square) => sleepers(table).every(({ at }) => rangeBetween(table, at, square) <= 2),
  };
  expect(runErrand('M05', 'slack-margin', [wake, lead])).toBe('completed');
});

rule('DK-GAP-036', 'Relight can be won', () => {
  const stages = [
    ...workAt('engineering-section', marked('primed')),
    ...workAt('reactor-room', ({ power }) => !power.down),
    home,
  ];
  expect(runErrand('M06', 'slack-margin', stages)).toBe('completed');
});

rule('DK-GAP-038', 'Rival Bid can be won while the rivals are late', () => {
  const core: Stage = {
    to: table => centreOfModule(table, planOf(table.arena).modules.find(({ type }) => type === 'tech-lab')!.id),
    acts: act => act.do === 'pickUp' && act.item === 'data-core',
    until: (_, man) => (man.gear['data-core'] ?? 0) > 0,
  };
  expect(runErrand('M08', 'gilded-lily', [core, home])).toBe('completed');
});

rule('DK-GAP-039', 'Lost Team can be won', () => {
  const tags: Stage = {
    to: table => table.things.find(({ item }) => item === BODY)?.at ?? 0,
    acts: act => act.do === 'task',
    until: table => (table.progress.marks['tags'] ?? 0) === 3,
  };
  expect(runErrand('M09', 'slack-margin', [tags, home])).toBe('completed');
});

rule('DK-GAP-040', 'Scuttle can be won', () => {
  const plant: Stage = {
    to: table => floorOf(table, 'reactor-room'),
    acts: act => act.do === 'task',
    until: marked('planted'),
  };
  expect(runErrand('M10', 'slack-margin', [plant, home])).toBe('completed');
});
