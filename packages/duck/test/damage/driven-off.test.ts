import { halfAt } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { knockBack } from '../../src/rules/damage/knock-back.ts';
import type { Figure } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMachine, addMan, addPiece, addThreat, at, play, testTable } from '../support/tables.ts';

function drive(
  table: DuckTable,
  shooter: Figure,
  target: Figure,
  pips: number,
  answers: unknown[] = [],
  dice: string[] = [],
) {
  const cause = { by: shooter.id, means: 'shot', rule: 'DK-DMG-013' } as const;
  return play({ dice, answers: answers as [] }, io => knockBack(table, io, target, { pips, cause }));
}

rule(['DK-CYBER-023', 'DK-DMG-015'], 'a drone is driven along the deck, not up onto furniture', () => {
  for (const letter of ['h', 'l']) {
    const table = testTable({ tiles: [[`..${letter}..`, '.....', '.....', '.....', '.....']] });
    const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
    const drone = addMachine(table, at(table, 3, 3), 'hemgDrone');
    drive(table, philth, drone, 6);
    expect([drone.at, drone.wounds]).toEqual([at(table, 3, 2), 1]);
  }
});

rule(['DK-DMG-015', 'DK-CYBER-025'], 'what has climbed onto a drone is not driven up onto furniture either', () => {
  const table = testTable({ tiles: [['..h..', '.....', '.....', '.....', '.....']] });
  const man = addMan(table, at(table, 4, 5));
  addMachine(table, at(table, 3, 2), 'hemgDrone');
  const harpy = addThreat(table, at(table, 3, 2));
  man.at = at(table, 3, 4);
  drive(table, man, harpy, 4);
  expect([harpy.at, harpy.facing]).toEqual([at(table, 3, 2), 1]);
});

rule('DK-GREN-021', 'a drone that is knocked into the zone of a mine sets it off', () => {
  const table = testTable();
  const man = addMan(table, at(table, 5, 5));
  const mine = { kind: 'flameMine', facing: 1, trigger: 'movement', armed: true, count: 0 } as const;
  table.charges.push({ ...mine, at: at(table, 3, 5), owner: man.id });
  const philth = addThreat(table, at(table, 1, 1), 1, 'philth');
  const drone = addMachine(table, at(table, 1, 2), 'hemgDrone');
  philth.at = at(table, 1, 2);
  drone.at = at(table, 2, 2);
  drive(table, philth, drone, 1, [], ['D6=1', 'D6=1', 'D6=3']);
  expect([drone.condition, table.charges]).toEqual(['killed', []]);
});

rule(
  ['DK-DMG-019', 'DK-MOVE-043'],
  'beside a crate there is room for one, so that a man met there is pushed on',
  () => {
    const table = testTable();
    addPiece(table, at(table, 3, 2), 'HIGH', halfAt(7));
    const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
    const [man, comrade] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 2))];
    drive(table, philth, man, 1);
    expect([man.at, comrade.at]).toEqual([at(table, 3, 2), at(table, 3, 1)]);
  },
);

rule(['DK-DMG-017', 'DK-TURN-008'], 'at a fork before a drone the player of its handler decides', () => {
  const table = testTable();
  table.multiTeam = { pack: [], decks: [[], []], nextRunner: 0, runner: -1 };
  const handler = Object.assign(addMan(table, at(table, 1, 5)), { team: 1 });
  const drone = addMachine(table, at(table, 1, 3), 'hemgDrone', { handler });
  const harpy = addThreat(table, at(table, 3, 2));
  drive(table, drone, harpy, 1, [{ seat: 'team2', answer: at(table, 4, 1) }]);
  expect(harpy.at).toBe(at(table, 4, 1));
});
