import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { ARENAS } from '../../src/content/deck.ts';
import { planOf } from '../../src/ship/plan.ts';
import { sidesOf } from '../../src/ship/walls.ts';
import { copy } from '../../src/table/copy.ts';
import { addMan, addThreat, at, testTable } from '../support/tables.ts';

rule('DK-SETUP-006', 'a tile has 25 squares, and none beyond the fifth column', () => {
  const table = testTable();
  const squares = new Set([1, 2, 3, 4, 5].flatMap(x => [1, 2, 3, 4, 5].map(y => at(table, x, y))));
  expect(squares.size).toBe(25);
  expect(at(table, 6, 2)).toBe(-1);
});

rule(['DK-GAP-049', 'DK-SETUP-008'], 'Slack Margin has 8 modules on 9 tiles, 9 doors and 3 airlocks', () => {
  const plan = planOf(ARENAS[0]!);
  expect([plan.modules.length, plan.tiles.length, plan.doors.length, plan.cargoSquares.length]).toEqual([8, 9, 12, 8]);
  expect(plan.doors.filter(door => door.kind === 'cargo').map(door => door.segments.length)).toEqual([3, 3]);
});

test('a copy equals its original and shares nothing that changes', () => {
  const table = testTable({ tiles: [['k...k', '.w.w.', '.....', '.w.w.', 'l...l']] });
  addMan(table, at(table, 3, 3));
  addThreat(table, at(table, 1, 1));
  const other = copy(table);
  expect(other).toEqual(structuredClone(table));
  other.figures[0]!.at = at(table, 2, 2);
  other.doors[0]!.damage[0] = 5;
  expect(table.figures[0]!.at).toBe(at(table, 3, 3));
  expect(table.doors[0]!.damage[0]).toBe(0);
});

test('sides follow the doors', () => {
  const table = testTable({
    tiles: [
      ['.....', '.....', '.....', '.....', '.....'],
      ['.....', '.....', '.....', '.....', '.....'],
    ],
  });
  const threshold = at(table, 5, 3);
  const before = sidesOf(table).movement[threshold];
  table.doors[0]!.open = true;
  table.shipChanges++;
  expect(sidesOf(table).movement[threshold]).not.toBe(before);
});
