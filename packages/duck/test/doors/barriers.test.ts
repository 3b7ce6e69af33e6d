import { EAST } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { seek } from '../../src/rules/doors/barrier.ts';
import { batter } from '../../src/rules/doors/battering.ts';
import { crossBulkhead, layFootprints } from '../../src/rules/doors/short-cuts.ts';
import { stimuliOf } from '../../src/rules/threats/stimulus.ts';
import { nextThreat } from '../../src/rules/threats/threat-phase.ts';
import { activate, addVeteran } from '../support/hunting.ts';
import { addFlames, addThreat, addVehicle, at, lockInGrapple, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const noMove = (): number => {
  throw new Error('it was not to move');
};

rule('DK-DOOR-001', 'of two shut doors it goes to the one that keeps it from the nearest man it has noticed', () => {
  const goesTo = (species: string, others: number) => {
    const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR] });
    addVeteran(table, at(table, 5, 3, 2));
    addVeteran(table, at(table, 5, 1));
    const threat = addThreat(table, at(table, 3, 3, 1), 1, species);
    for (let n = 0; n < others; n++) addThreat(table, at(table, 3, 4 + n, 1), 1, species);
    table.noise.tiles = [0, 2];
    activate(table, threat, Array<string>(1 + others).fill(species === 'harpy' ? 'D6=2' : 'AvD=2'));
    return threat.at === at(table, 1, 3, 1);
  };
  expect(goesTo('steel-scorpion', 0)).toBe(true);
  expect(goesTo('harpy', 1)).toBe(true);
});

rule('DK-DOOR-006', 'one that comes out of a duct finds room beside a vehicle or a fire, not in it', () => {
  const comesOutIn = (isBurning: boolean) => {
    const table = testTable({ tiles: [FLOOR, FLOOR] });
    if (isBurning) addFlames(table, at(table, 1, 2, 1), 1);
    else addVehicle(table, at(table, 1, 2, 1), 1);
    const harpy = addThreat(table, at(table, 5, 2), 3);
    play({}, io => crossBulkhead(table, io, harpy, EAST));
    return [1, 2, 3]
      .flatMap(column => [1, 2, 3].map(row => [column, row]))
      .find(([column, row]) => harpy.at === at(table, column!, row!, 1));
  };
  expect(comesOutIn(false)).toEqual([1, 1]);
  expect(comesOutIn(true)).toEqual([1, 1]);
});

rule(
  ['DK-DOOR-009', 'DK-DOOR-010', 'DK-DOOR-012'],
  'a weak spot found where there is a short cut already is that short cut; in the difficult game it is another',
  () => {
    for (const everyDuct of [false, true]) {
      const table = testTable({ tiles: [FLOOR, FLOOR], switches: { everyDuct } });
      const harpy = addThreat(table, at(table, 5, 2), 3);
      play({ dice: ['D6=2', 'D6=6', 'D6=6', 'D6=4'] }, io => {
        layFootprints(table, io, { square: at(table, 5, 5), side: EAST }, null);
        seek(table, io, harpy, EAST, everyDuct ? noMove : () => 2);
      });
      expect([table.breaches.length, harpy.at]).toEqual(everyDuct ? [2, at(table, 5, 2)] : [1, at(table, 5, 4)]);
      expect(table.triedSides).toEqual([]);
    }
  },
);

rule('DK-DOOR-017', 'the three dice are thrown by their own row', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], switches: { threeDiceDoors: true } });
  const harpy = addThreat(table, at(table, 5, 3), 3);
  const io = play({ dice: ['D6=5', 'D6=5', 'D6=5'] }, script => batter(table, script, harpy, 0, 0));
  expect(io.rolled.map(({ why }) => why.rule)).toEqual(['DK-DOOR-017', 'DK-DOOR-017', 'DK-DOOR-017']);
});

rule('DK-THREAT-005', 'what it battered keeps its mind on the man beyond for one activation, not for ever', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  addVeteran(table, at(table, 5, 5));
  const [held, harpy] = [addVeteran(table, at(table, 1, 3, 1), 7), addThreat(table, at(table, 1, 3, 1), 7)];
  harpy.atDoor = 0;
  expect(stimuliOf(table, harpy).by).toHaveLength(2);
  lockInGrapple(held, harpy);
  play({}, io => expect(nextThreat(table, io)).toBe(null));
  held.grapple = null;
  held.condition = 'killed';
  expect(stimuliOf(table, harpy).by).toEqual([]);
});

rule('DK-DOOR-012', 'a Threat looks for a weak spot once at a bulkhead; another may at another side of it', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const [first, second] = [addThreat(table, at(table, 5, 2), 3), addThreat(table, at(table, 5, 4), 3)];
  const seeks = (threat: typeof first, ...faces: number[]) =>
    play({ dice: faces.map(face => `D6=${face}`) }, io => seek(table, io, threat, EAST, noMove));
  seeks(first, 3, 6, 5, 4);
  first.at = at(table, 5, 1);
  seeks(first, 3);
  seeks(second, 3, 1, 1, 1);
  expect(table.triedSides.map(({ by }) => by)).toEqual([first.id, second.id]);
});
