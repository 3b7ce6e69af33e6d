import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { respond } from '../../src/rules/competitors/respond.ts';
import { CORE } from '../../src/rules/missions/conditions.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { activate, addVeteran, nextTurn, reaction } from '../support/hunting.ts';
import { addMachine, addThreat, at, openDoors, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

const layCore = (table: DuckTable, square: number): void => {
  table.things.push({ item: CORE, at: square, weapon: null, count: 1 });
};

rule('DK-TSHOOT-016', 'it goes to its objective and takes it on 4 or more', () => {
  const table = testTable({ switches: { objectiveModifiers: 'teamOnTile' } });
  const cybot = addThreat(table, at(table, 1, 3), 3, 'cybot');
  addVeteran(table, at(table, 5, 5)).overhead = true;
  layCore(table, at(table, 5, 3));
  table.progress.competitors.identifiedObjective = true;
  activate(table, cybot, ['D6=5', 'AvD=4']);
  expect(cybot.at).toBe(at(table, 4, 3));
  nextTurn(table);
  activate(table, cybot, ['D6=6', 'D6=4']);
  expect([cybot.carriesObjective, table.things]).toEqual([true, []]);
  Object.assign(cybot, { at: at(table, 3, 3), facing: 1 });
  table.progress.competitors.airlock = 0;
  nextTurn(table);
  activate(table, cybot, ['D6=5', 'AvD=3']);
  expect(cybot.condition).toBe('left');
});

rule('DK-TSHOOT-016', 'without knowing where it is they look for it, through doors, with a Fumble Factor of 5', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const cybot = addThreat(table, at(table, 3, 3), 3, 'cybot');
  layCore(table, at(table, 5, 3, 1));
  activate(table, cybot, ['D6=5', 'AvD=3']);
  expect(cybot.at).toBe(at(table, 5, 3));
  nextTurn(table);
  activate(table, cybot, ['D6=5', 'D6=5']);
  expect(table.doors[0]!.open).toBe(false);
  nextTurn(table);
  const io = activate(table, cybot, ['D6=5', 'D6=4']);
  expect([table.doors[0]!.open, table.kitty.chits.length, io.told.some(({ type }) => type === 'doorOpened')]).toEqual([
    true,
    0,
    true,
  ]);
});

rule(['DK-TSHOOT-016', 'DK-GAP-026'], 'Ceratopians batter doors with two dice', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const ceratopian = addThreat(table, at(table, 5, 3), 3, 'ceratopian');
  layCore(table, at(table, 5, 3, 1));
  activate(table, ceratopian, ['D6=5', 'D6=5', 'D6=6']);
  expect(table.doors[0]!.damage).toEqual([11]);
});

rule('DK-TSHOOT-016', 'at a Team figure that carries its objective it comes to grips, though it has a gun', () => {
  const goFor = (die: string) => {
    const table = testTable();
    const man = addVeteran(table, at(table, 3, 1), 5);
    man.gear[CORE] = 1;
    table.progress.competitors.identifiedObjective = true;
    const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
    const io = play({ dice: [die] }, io => respond(table, io, philth, 'mission-priority'));
    expect(io.told.some(({ type }) => type === 'shotFired')).toBe(false);
    return [philth.at === at(table, 3, 3), man.grapple?.threat === philth.id];
  };
  expect([goFor('D6=3'), goFor('D6=5')]).toEqual([
    [true, false],
    [false, true],
  ]);
});

rule('DK-TSHOOT-016', 'without an objective it closes in on the Team; if it cannot come any closer it shoots', () => {
  const table = testTable();
  const man = addVeteran(table, at(table, 3, 1), 5);
  const cybot = addThreat(table, at(table, 3, 4), 1, 'cybot');
  const near = play({ dice: ['AvD=2'] }, io => respond(table, io, cybot, 'mission-priority'));
  expect([cybot.at, near.told.some(({ type }) => type === 'shotFired')]).toEqual([at(table, 3, 2), false]);
  // Its movement is of no use; from the next square a 6 kills.
  const answers = [{ seat: 'team', answer: { pass: true } }];
  play({ dice: ['AvD=2', 'D6=6'], answers }, io => respond(table, io, cybot, 'mission-priority'));
  expect([cybot.at, man.condition]).toEqual([at(table, 3, 2), 'killed']);
});

rule(['DK-TSHOOT-010', 'DK-TSHOOT-016'], 'nor does it come into contact with a drone', () => {
  const table = testTable();
  addMachine(table, at(table, 3, 1), 'hemgDrone');
  const cybot = addThreat(table, at(table, 3, 4), 1, 'cybot');
  play({ dice: ['AvD=5'] }, io => respond(table, io, cybot, 'mission-priority'));
  expect(cybot.at).toBe(at(table, 3, 2));
});

rule('DK-TSHOOT-017', 'it flees off the tile and does not shoot', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  openDoors(table);
  addVeteran(table, at(table, 5, 3, 1), 7);
  const cybot = addThreat(table, at(table, 3, 3, 1), 3, 'cybot');
  cybot.wounds = 0;
  play({ dice: ['AvD=4'] }, io => respond(table, io, cybot, 'flee'));
  expect([2, 3, 4, 5].flatMap(x => [2, 3, 4].map(y => at(table, x, y)))).toContain(cybot.at);
});

rule('DK-TSHOOT-018', 'without an entry of its own it makes for the nearest door that leads away from the Team', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR] });
  openDoors(table);
  addVeteran(table, at(table, 1, 3));
  const ardzilian = addThreat(table, at(table, 2, 3, 1), 7, 'ardzilian');
  play({ dice: ['D6=3'] }, io => respond(table, io, ardzilian, 'retire'));
  expect(ardzilian.at).toBe(at(table, 5, 3, 1));
});

rule('DK-TSHOOT-018', 'it retires towards its entry, and leaves there', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  addVeteran(table, at(table, 5, 5, 1)).overhead = true;
  const ardzilian = addThreat(table, at(table, 3, 5), 1, 'ardzilian');
  ardzilian.wounds = 1;
  table.progress.competitors.airlock = 0;
  const io = activate(table, ardzilian, ['D6=6', 'D6=5']);
  expect(reaction(io)).toMatchObject({ score: 8, response: 'retire' });
  expect(ardzilian.at).toBe(at(table, 3, 2));
  nextTurn(table);
  ardzilian.wounds = 1;
  activate(table, ardzilian, ['D6=6', 'D6=5']);
  expect(ardzilian.condition).toBe('left');
});

rule(['DK-THREAT-007', 'DK-TSHOOT-020', 'DK-GAP-027'], 'a human rival has two actions, with a throw for each', () => {
  const table = testTable({ switches: { objectiveModifiers: 'teamOnTile' } });
  addVeteran(table, at(table, 3, 1), 5).overhead = true;
  const raider = addThreat(table, at(table, 3, 5), 1, 'raider');
  layCore(table, at(table, 3, 4));
  const io = activate(table, raider, ['D6=5', 'D6=1', 'D6=5', 'D6=4']);
  expect(io.told.filter(({ type }) => type === 'threatReacted')).toHaveLength(2);
  expect(raider.carriesObjective).toBe(true);
});
