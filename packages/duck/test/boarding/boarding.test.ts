import { costTo } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { Ping } from '../../src/content/cards.ts';
import { ARENAS, MISSIONS, TEAM } from '../../src/content/deck.ts';
import { boardShip } from '../../src/rules/boarding/first-turn.ts';
import { whyNotStand } from '../../src/rules/boarding/order.ts';
import { teamReach } from '../../src/rules/movement/footing.ts';
import { moduleAt } from '../../src/ship/places.ts';
import { SWITCHES, type Switches } from '../../src/switches.ts';
import { layTable } from '../../src/table/begin.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { isTeamer, threats } from '../../src/table/figures.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { codes, placeName, play } from '../support/tables.ts';

const DEFAULTS = Object.fromEntries(SWITCHES.map(s => [s.id, s.values[0]])) as unknown as Switches;
const WORKSPACE = 2;

/** The default six before the Slack Margin, with one Source chit and a marker on the Workspace. */
function outside(ping: Ping = 'NONE', switches: Partial<Switches> = {}): DuckTable {
  const arena = ARENAS.find(({ name }) => name === 'Slack Margin')!;
  const table = layTable({
    switches: { ...DEFAULTS, ...switches },
    arena,
    mission: MISSIONS[0]!,
    team: TEAM.slice(0, 6),
    species: 'philth',
    threatLevel: 0,
  });
  table.phase = 'boarding';
  table.tiles[WORKSPACE]!.markers.push({ ping, shown: false });
  table.chits = [{ tile: WORKSPACE, at: -1, isEntrance: true, turned: false }];
  return table;
}

const men = (table: DuckTable): Teamer[] => table.figures.filter(isTeamer);

/** Boards by the north airlock of the Workspace; chit dice as given, everybody in pairs. */
function board(table: DuckTable, dice: readonly string[], boarding: unknown[] = [{ do: 'inPairs' }]) {
  const north = (question: { options: readonly { door: number | null }[] }) =>
    question.options.find(({ door }) => door === 9);
  const answers = [north, ...boarding].map(answer => ({ seat: 'team', answer }));
  return play({ dice, answers }, io => boardShip(table, io));
}

rule(
  ['DK-TURN-001', 'DK-TURN-002'],
  'the bridge is attached first, then the entry tile alone is swept for nothing',
  () => {
    const table = outside('BLUE');
    table.tiles[0]!.markers.push({ ping: 'RED', shown: false });
    const io = board(table, [
      'D6=4',
      'D6=2',
      'AvD=2',
      'D6=1',
      'D6=4',
      'D8=1',
      'D6=3',
      'D6=4',
      'D8=1',
      'D6=5',
      'D6=4',
      'D8=1',
    ]);
    const told = io.told.map(({ type }) => type);
    expect(told.indexOf('bridgeAttached')).toBeLessThan(told.indexOf('pingShown'));
    expect(io.told.find(({ type }) => type === 'pingShown')).toMatchObject({ ping: 'BLUE', tile: WORKSPACE });
    expect(placeName(table, table.chits[0]!.at)).toBe('Workspace (4,2)');
    expect(table.tiles[0]!.markers[0]!.shown).toBe(false);
    expect(men(table)[0]).toMatchObject({ ready: 2, acted: 0 });
  },
);

rule(
  ['DK-TURN-003', 'DK-SETUP-036'],
  'pairs stand on the bridge, the first next to the square inside; a third man is refused',
  () => {
    const table = outside();
    board(table, ['D6=1', 'D6=3']);
    expect(men(table).map(man => placeName(table, man.at))).toEqual([
      'bridge 1',
      'bridge 1',
      'bridge 2',
      'bridge 2',
      'bridge 3',
      'bridge 3',
    ]);
    expect(codes(whyNotStand(table, table.bridge.squares[0]!))).toEqual(['bridgeSquareFull']);
    expect(table.order).toEqual([0, 1, 2, 3, 4, 5]);
    const entry = table.bridge.entry!.square;
    expect(placeName(table, entry)).toBe('Workspace (3,1)');
    expect(costTo(teamReach(table, men(table)[0]!, 4), entry)).toBe(1);
  },
);

rule('DK-ACT-003', 'the first square inside is the one that touches the airlock, for everybody', () => {
  const table = outside();
  board(table, ['D6=1', 'D6=3']);
  const inside = (man: Teamer) => {
    const reach = teamReach(table, man, 12);
    return [1, 2, 3, 4, 5].filter(
      x => costTo(reach, table.bridge.entry!.square - 3 + x) === (costTo(reach, man.at) ?? 0) + 1,
    );
  };
  expect(inside(men(table)[0]!)).toEqual([3]);
  const [, , third] = men(table) as [Teamer, Teamer, Teamer];
  for (const man of men(table).slice(0, 2)) man.at = table.bridge.entry!.square;
  third.at = table.bridge.squares[0]!;
  expect(costTo(teamReach(table, third, 1), table.bridge.entry!.square)).toBeNull();
});

rule('DK-SETUP-036', 'the player arranges the party as he likes, one or two to a square', () => {
  const table = outside();
  const stand = (figure: number) => ({ do: 'stand', figure });
  board(table, ['D6=1', 'D6=3'], [stand(3), { do: 'nextSquare' }, stand(0), stand(1), { do: 'inPairs' }]);
  expect(table.order).toEqual([3, 0, 1, 2, 4, 5]);
  expect(men(table).map(man => placeName(table, man.at))).toEqual([
    'bridge 2',
    'bridge 2',
    'bridge 3',
    'bridge 1',
    'bridge 3',
    'bridge 4',
  ]);
});

rule('DK-TURN-004', 'the way in opens for no chit and no test, and brings out what is inside', () => {
  const table = outside('GREEN');
  const placed = ['D6=1', 'D6=4', 'D8=1', 'D6=3', 'D6=4', 'D8=1', 'D6=5', 'D6=4', 'D8=1'];
  const io = board(table, ['D6=1', 'D6=3', 'AvD=3', ...placed]);
  expect(threats(table)).toHaveLength(3);
  expect(table.turn).toBe(1);
  expect(table.doors[9]!.open).toBe(true);
  expect(table.modules[moduleAt(table, table.bridge.entry!.square)!.id]!.opened).toBe(true);
  expect(men(table).every(({ ready }) => ready === 2)).toBe(true);
  expect(io.rolled.some(({ why }) => why.rule === 'DK-ACT-030')).toBe(false);
  expect(io.told.find(({ type }) => type === 'doorOpened')).toMatchObject({ rule: 'DK-TURN-004', door: 9 });
});

rule('DK-SETUP-037', 'a bored hole is an open doorway that stays', () => {
  const table = outside('NONE', { entryByBreaching: true });
  const bored = (question: { options: readonly { square: number; door: number | null }[] }) =>
    question.options.find(({ square, door }) => door === null && placeName(table, square) === 'Workspace (2,1)');
  const answers = [bored, { do: 'inPairs' }].map(answer => ({ seat: 'team', answer }));
  play({ dice: ['D6=1', 'D6=3'], answers }, io => boardShip(table, io));
  expect(table.breaches).toHaveLength(1);
  expect(table.modules[2]!.opened).toBe(true);
  expect(costTo(teamReach(table, men(table)[0]!, 4), table.bridge.entry!.square)).toBe(1);
});
