import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { respond } from '../../src/rules/competitors/respond.ts';
import { CORE } from '../../src/rules/missions/conditions.ts';
import { wheresOf } from '../../src/rules/movement/ways.ts';
import type { ThreatMoveQuestion } from '../../src/rules/threats/questions.ts';
import { activateThreat } from '../../src/rules/threats/threat-phase.ts';
import type { DuckEvent } from '../../src/table/events.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { activate, addVeteran } from '../support/hunting.ts';
import { addFlames, addThreat, at, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const PASS = { seat: 'team', answer: { pass: true } };
const b = (answer: unknown) => ({ seat: 'threats', answer });
const types = (told: readonly DuckEvent[]): string[] => told.map(({ type }) => type);

/** A Philth at (3,4) in one flame marker that came from the south, and a man at (3,1). */
function burning(table: DuckTable = testTable()) {
  const man = addVeteran(table, at(table, 3, 1), 5);
  const philth = addThreat(table, at(table, 3, 4), 1, 'philth');
  addFlames(table, philth.at, 1, at(table, 3, 5));
  table.phase = 'threat';
  return { table, man, philth };
}

rule(['DK-WEAP-027', 'DK-TSHOOT-007'], 'a competitor in flames first leaves them and then shoots', () => {
  const { table, philth } = burning();
  // The response, the way out, the shot.
  const io = play({ dice: ['D6=1', 'D6=3', 'D6=1'], answers: [PASS] }, io => activateThreat(table, io, philth));
  expect(types(io.told).filter(type => type === 'stepped' || type === 'shotFired')).toEqual(['stepped', 'shotFired']);
  expect(philth.at).toBe(at(table, 3, 3));
});

rule(['DK-WEAP-027', 'DK-TSHOOT-010'], 'without a target it does the other thing with what movement is left', () => {
  const { table, man, philth } = burning();
  man.overhead = true;
  play({ dice: ['D6=4'] }, io => respond(table, io, philth, 'shoot-else-hide'));
  expect([philth.at, philth.waitingSince]).toEqual([at(table, 3, 3), table.turn]);
  const walled = burning(testTable({ tiles: [['.....', '.fff.', '.....', '.....', '.....']] }));
  walled.table.progress.competitors.sightedIn = walled.table.turn;
  walled.table.progress.competitors.sighted = [{ figure: walled.man.id, tile: 0 }];
  // Four squares in all: one out of the flames, three to where it sees him past the blocks.
  play({ dice: ['D6=5'] }, io => respond(walled.table, io, walled.philth, 'shoot-else-find-los'));
  expect([at(walled.table, 1, 2), at(walled.table, 5, 2)]).toContain(walled.philth.at);
});

rule(['DK-WEAP-027', 'DK-TSHOOT-016'], 'nor does it reach for its objective out of the flames', () => {
  const { table, man, philth } = burning();
  man.overhead = true;
  table.things.push({ item: CORE, at: at(table, 3, 2), weapon: null, count: 1 });
  const io = play({ dice: ['D6=2', 'D6=4'] }, io => respond(table, io, philth, 'mission-priority'));
  expect(types(io.told).filter(type => type === 'stepped' || type === 'objectiveTaken')).toEqual([
    'stepped',
    'objectiveTaken',
  ]);
});

rule(['DK-WEAP-027', 'DK-DOOR-001'], 'a beast in flames at a door leaves them before it batters', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const man = addVeteran(table, at(table, 1, 3, 1), 7);
  const harpy = addThreat(table, at(table, 5, 3), 3);
  harpy.roused = true;
  addFlames(table, harpy.at, 1, man.at);
  const io = activate(table, harpy, ['D6=2']);
  expect(types(io.told)).toContain('stepped');
  expect([table.doors[0]!.damage, harpy.at === at(table, 5, 3)]).toEqual([[0], false]);
});

rule(['DK-WEAP-027', 'DK-TSHOOT-019'], 'nor has player B any say before it is out of them', () => {
  const { table, man, philth } = burning(testTable({ switches: { playerB: true } }));
  const answers = [b({ do: 'shoot', target: man.id }), PASS];
  const io = play({ dice: ['D6=4', 'D6=1'], answers }, io => activateThreat(table, io, philth));
  expect(types(io.told).filter(type => type === 'stepped' || type === 'shotFired')).toEqual(['stepped', 'shotFired']);
  const moved = burning(testTable({ switches: { playerB: true } }));
  const where = ({ points }: ThreatMoveQuestion): number => {
    expect(points).toBe(2);
    return at(moved.table, 3, 2);
  };
  const onFoot = [b({ do: 'move' }), b(where), b({ facing: 1 })];
  play({ dice: ['D6=4'], answers: onFoot }, io => activateThreat(moved.table, io, moved.philth));
  expect(moved.philth.at).toBe(at(moved.table, 3, 2));
});

rule(['DK-WEAP-027', 'DK-GREN-034'], 'it throws once for its movement; if that does not get it out, it burns', () => {
  const table = testTable();
  addVeteran(table, at(table, 3, 1), 5);
  const harpy = addThreat(table, at(table, 3, 4));
  harpy.wounds = 1;
  addFlames(table, harpy.at, 1);
  const io = activate(table, harpy, ['D6=1', 'D6=2', 'D6=4']);
  expect(io.rolled.map(({ why }) => why.purpose)).toEqual(['reaction', 'move', 'flame']);
  expect([harpy.at, harpy.condition, harpy.flameFrom]).toEqual([at(table, 3, 4), 'fit', -1]);
});

rule(['DK-WEAP-027', 'DK-CEIL-001'], 'flames on the deck are of no concern above the ceiling', () => {
  const table = testTable({ switches: { ceiling: true } });
  table.modules[0]!.ceiling = true;
  const man = addVeteran(table, at(table, 3, 5));
  const harpy = addThreat(table, at(table, 3, 3));
  harpy.overhead = true;
  addFlames(table, harpy.at, 3);
  // It throws a 6 and stays; nothing drives it off or burns it.
  activate(table, harpy, ['D6=6']);
  expect([harpy.at, harpy.condition]).toEqual([at(table, 3, 3), 'fit']);
  man.overhead = true;
  man.at = at(table, 3, 4);
  harpy.at = at(table, 1, 1);
  expect(wheresOf(table, [man], 1)).toContainEqual({ to: at(table, 3, 3) });
});
