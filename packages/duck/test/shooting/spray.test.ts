import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { squaresToSpray } from '../../src/rules/shooting/choosing-squares.ts';
import { spray, whyNotSpray } from '../../src/rules/shooting/spray.ts';
import { addMan, addThreat, at, codes, lockInGrapple, play, testTable } from '../support/tables.ts';

rule('DK-WEAP-016', 'who is above the ceiling stands in none of the squares', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const [below, above] = [addThreat(table, at(table, 3, 3)), addThreat(table, at(table, 3, 3))];
  above.overhead = true;
  const squares = [at(table, 3, 3), at(table, 2, 3)];
  play({ dice: ['D6=6', 'D6=6', 'D6=6'] }, io => spray(table, io, { shooter: man.id, squares }));
  expect([below.condition, above.condition]).toEqual(['killed', 'fit']);
});

rule(['DK-WEAP-016', 'DK-SHOOT-025'], 'a grapple above the ceiling keeps nobody from spraying the deck below', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const climber = addMan(table, at(table, 3, 3));
  const harpy = addThreat(table, climber.at);
  lockInGrapple(climber, harpy);
  expect(squaresToSpray(table, man)).not.toContain(harpy.at);
  climber.overhead = harpy.overhead = true;
  expect(squaresToSpray(table, man)).toContain(harpy.at);
});

rule(
  ['DK-WEAP-016', 'DK-SHOOT-020'],
  'LOW furniture in one of the squares stops the line to the next all the same',
  () => {
    const table = testTable({ tiles: [['.....', '.....', '..l..', '.....', '.....']] });
    const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
    const [bench, behind, beside] = [at(table, 3, 3), at(table, 3, 2), at(table, 4, 2)];
    addThreat(table, behind);
    const why = (...squares: number[]): string[] => codes(whyNotSpray(table, { shooter: man.id, squares }));
    expect([why(bench, behind), why(bench, beside)]).toEqual([['lineOfFireBlocked'], []]);
  },
);
