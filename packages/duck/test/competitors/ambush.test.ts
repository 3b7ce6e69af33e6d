import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { activate, addVeteran, reaction } from '../support/hunting.ts';
import { addThreat, at, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

rule('DK-TSHOOT-011', 'it goes where it has a view of a way in, of two equally near that nearest to the Team', () => {
  // Blocks hide both doors of the middle tile from where it stands; from either corner it sees one of them.
  const lurks = (team: 0 | 2) => {
    const table = testTable({ tiles: [FLOOR, ['.....', '.fff.', '.f.f.', '.fff.', '.....'], FLOOR] });
    addVeteran(table, at(table, 3, 3, team));
    const threat = addThreat(table, at(table, 3, 5, 1), 1, 'philth');
    const io = activate(table, threat, ['D6=2', 'D6=4']);
    expect(reaction(io)).toMatchObject({ column: 'noTeam', response: 'set-ambush' });
    expect(io.told.map(({ type }) => type)).toEqual(expect.arrayContaining(['ambushSet', 'threatHid']));
    expect(threat.waitingSince).toBe(table.turn);
    return [1, 5].find(x => at(table, x, 5, 1) === threat.at);
  };
  expect([lurks(0), lurks(2)]).toEqual([1, 5]);
});
