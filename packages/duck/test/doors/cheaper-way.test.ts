import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { makeHole } from '../../src/rules/doors/battering.ts';
import { attack } from '../../src/rules/threats/threat-phase.ts';
import type { Threat } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { activate, addVeteran, nextTurn } from '../support/hunting.ts';
import { addThreat, at, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
/** The door is in row 3; from row 1 the way there leads round by column 5. */
const PARTED = ['.....', 'ffff.', '.....', '.....', '.....'];

/** A man behind a door that is shut but for its hole, and RED footprints in row 1 of the same bulkhead. */
function bothMarked(drawn = PARTED) {
  const table = testTable({ tiles: [FLOOR, drawn] });
  const man = addVeteran(table, at(table, 2, 3), 3);
  play({}, io => makeHole(table, io, 0, 0, null));
  table.breaches.push({ square: at(table, 1, 1, 1), side: 7, footprints: 'RED' });
  return { table, man };
}

/** DK-KITTY-013: it notices them wherever they are. */
const comesForThem = (threat: Threat): Threat => Object.assign(threat, { roused: true });

const attackWith = (table: DuckTable, threat: Threat, dice: readonly string[]) =>
  play({ dice }, io =>
    attack(
      table,
      io,
      threat,
      table.figures.filter(figure => figure.kind === 'teamer'),
      false,
    ),
  );

rule('DK-DOOR-014', 'RED footprints that are cheaper than the GREEN hole of the same bulkhead are taken', () => {
  const { table } = bothMarked();
  const harpy = comesForThem(addThreat(table, at(table, 3, 1, 1), 7));
  activate(table, harpy, ['D6=1', 'D6=5']);
  expect(harpy.at).toBe(at(table, 1, 1, 1));
  nextTurn(table);
  const io = activate(table, harpy, ['D6=1']);
  expect([harpy.at, io.told.map(({ type }) => type)]).toEqual([
    at(table, 5, 1),
    expect.arrayContaining(['bulkheadCrossed']),
  ]);
});

rule('DK-DOOR-014', 'a whole activation at the footprints is dearer than a few steps to the hole', () => {
  const { table, man } = bothMarked(FLOOR);
  const harpy = comesForThem(addThreat(table, at(table, 1, 1, 1), 7));
  activate(table, harpy, ['D6=1', 'D6=6']);
  expect(man.grapple?.threat).toBe(harpy.id);
});

rule('DK-DOOR-014', 'GREEN before RED when equal', () => {
  const { table, man } = bothMarked();
  man.at = at(table, 4, 3);
  const stepFrom = (column: number): number => {
    const harpy = addThreat(table, at(table, column, 1, 1), 1);
    attackWith(table, harpy, ['D6=1']);
    table.figures.pop();
    return harpy.at;
  };
  expect([stepFrom(3), stepFrom(4)]).toEqual([at(table, 2, 1, 1), at(table, 5, 1, 1)]);
});

rule('DK-DOOR-014', 'those too big for ducts keep to the hole', () => {
  const { table } = bothMarked();
  const bull = addThreat(table, at(table, 1, 1, 1), 3, 'harpy-bull');
  attackWith(table, bull, ['AvD=2']);
  expect(bull.at).toBe(at(table, 3, 1, 1));
});

rule('DK-DOOR-014', 'a pack takes them member by member', () => {
  const { table } = bothMarked();
  const pack = [1, 2].map(column => comesForThem(addThreat(table, at(table, column, 1, 1), 7)));
  activate(table, pack[0]!, ['D6=1', 'D6=1', 'D6=3']);
  expect(pack.map(harpy => harpy.at)).toEqual([at(table, 5, 1), at(table, 1, 1, 1)]);
});

rule(['DK-DOOR-014', 'DK-DOOR-001'], 'a door with a hole keeps nobody from the shut one behind it', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR] });
  addVeteran(table, at(table, 2, 3), 3);
  play({}, io => makeHole(table, io, 1, 0, null));
  const harpy = addThreat(table, at(table, 1, 3, 2), 7);
  attackWith(table, harpy, ['D6=3']);
  expect(harpy.at).toBe(at(table, 3, 3, 1));
});
