import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { words } from '../../src/words/words.ts';
import { addMan, addThreat, at, testTable } from '../support/tables.ts';

const ROOMS = [
  ['k....', '.....', '..f..', '.....', '.....'],
  ['.....', '.....', '.....', '.....', '....l'],
];

test('the tiles of the map are numbered, and what is drawn on it is explained', () => {
  const lines = words.table(testTable({ tiles: ROOMS })).split('\n');
  expect(lines.filter(line => /^ *1---.* 2---/.test(line))).toHaveLength(1);
  expect(lines).toContain('  1 A, 2 B');
  expect(lines).toContain('  # solid to the ceiling, k locker, n LOW furniture');
});

rule('DK-GAP-028', 'the display of a man shows what he has, and that of a Threat how it stands', () => {
  const table = testTable({ tiles: ROOMS });
  const man = addMan(table, at(table, 3, 1), 3, { gear: { grenade: 2, 'regen-kit': 1 } });
  man.hand = 'cutlass';
  const harpy = addThreat(table, at(table, 5, 1), 7);
  harpy.wounds = 1;
  const text = words.table(table);
  expect(text).toContain('HAR (12 loaded, 1 spare), 2 × grenade, REGEN kit; in hand: the cutlass');
  expect(text).toContain('x Harpy 1 at A, north-east corner facing west, wounded');
});

test('what lies on the deck is listed with its place', () => {
  const table = testTable({ tiles: ROOMS });
  table.things.push({ item: 'grenade', at: at(table, 2, 2), weapon: null, count: 3 });
  expect(words.table(table)).toContain('  ! 3 × grenade at A, north-west of centre');
});
