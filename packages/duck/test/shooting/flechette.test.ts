import { type Direction, placeInTile } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { speciesCalled } from '../../src/content/deck.ts';
import { flechette, flechetteAxes, squaresCovered, whyNotFlechette } from '../../src/rules/shooting/flechette.ts';
import { planOf } from '../../src/ship/plan.ts';
import type { Figure } from '../../src/table/figure.ts';
import { newThreat } from '../../src/table/new-figures.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addFlames, addMachine, addMan, addThreat, at, codes, type Drawn, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

function withCannon(drawn: Drawn = {}, place: [number, number] = [3, 5]) {
  const table = testTable(drawn);
  return { table, man: addMan(table, at(table, ...place), 1, { weapon: 'flechette-cannon', strength: 'STRONG' }) };
}

/** What the dice do to a Threat at a square. */
function struck(place: [number, number], ...faces: number[]): Figure {
  const { table, man } = withCannon();
  const harpy = addThreat(table, at(table, ...place));
  play({ dice: faces.map(face => `D6=${face}`) }, io => flechette(table, io, man.id, 1));
  return harpy;
}

const places = (table: DuckTable, squares: readonly number[]): string[] =>
  squares.map(square => {
    const { column, row } = placeInTile(planOf(table.arena).tiling, square);
    return `${column},${row}`;
  });

rule('DK-WEAP-034', 'sixteen squares inside along a row or a diagonal, and the overlapped beside them', () => {
  const { table, man } = withCannon();
  const laid = (direction: Direction, inside: boolean) =>
    places(
      table,
      squaresCovered(table, man.at, direction)
        .filter(covered => covered.inside === inside)
        .map(({ square }) => square),
    ).sort();
  expect(laid(1, true)).toEqual(
    ['3,4', '2,3', '3,3', '4,3', '1,2', '2,2', '3,2', '4,2', '5,2', '1,1', '2,1', '3,1', '4,1', '5,1'].sort(),
  );
  expect(laid(1, false)).toEqual(['2,4', '4,4', '1,3', '5,3'].sort());
  expect(laid(2, true)).toEqual(['4,4', '5,4', '4,3', '5,3', '4,2', '5,2', '4,1', '5,1'].sort());
});

rule('DK-WEAP-035', 'the axis is the facing or 45 degrees to either side', () => {
  const { table, man } = withCannon();
  expect(flechetteAxes(table, man)).toEqual([8, 1, 2]);
  expect(codes(whyNotFlechette(table, man, 3))).toEqual(['outOfArc']);
  const narrow = withCannon({ switches: { arcRule: 'A' } });
  expect(flechetteAxes(narrow.table, narrow.man)).toEqual([1]);
});

rule(['DK-WEAP-035', 'DK-SHOOT-012'], 'a comrade who stands at the elbow closes the axis on his side', () => {
  const { table, man } = withCannon();
  const comrade = addMan(table, man.at);
  man.position = 'left';
  comrade.position = 'right';
  expect(flechetteAxes(table, man)).toEqual([8, 1]);
  expect(codes(whyNotFlechette(table, man, 2))).toEqual(['outOfArc']);
  man.position = 'right';
  comrade.position = 'left';
  expect(flechetteAxes(table, man)).toEqual([1, 2]);
  comrade.ducked = true;
  expect(flechetteAxes(table, man)).toEqual([8, 1, 2]);
});

rule(['DK-SHOOT-013', 'DK-SHOOT-019'], 'it is never fired past the man in front in the same square', () => {
  const { table, man } = withCannon();
  const comrade = addMan(table, man.at);
  man.position = 'rear';
  comrade.position = 'forward';
  expect(codes(whyNotFlechette(table, man, 1))).toEqual(['lineOfFireBlocked']);
  comrade.ducked = true;
  expect(codes(whyNotFlechette(table, man, 2))).toEqual(['lineOfFireBlocked']);
  man.position = 'forward';
  comrade.position = 'rear';
  expect(whyNotFlechette(table, man, 1)).toEqual([]);
});

rule('DK-WEAP-036', 'in an overlapped square only a 6 hits, then the effect die is thrown', () => {
  expect(struck([2, 4], 5).condition).toBe('fit');
  expect(struck([2, 4], 6, 3).condition).toBe('killed');
});

rule('DK-WEAP-036', 'a miss is told, and a hit is not told as one', () => {
  const missed = (...dice: string[]) => {
    const { table, man } = withCannon();
    addThreat(table, at(table, 2, 4));
    const io = play({ dice }, io => flechette(table, io, man.id, 1));
    return io.told.filter(({ type }) => type === 'flechettesMissed').length;
  };
  expect([missed('D6=5'), missed('D6=6', 'D6=3')]).toEqual([1, 0]);
});

rule(['DK-WEAP-037', 'DK-WEAP-038', 'DK-DMG-024'], 'near 3 kills and anything wounds, far 5 kills and 3 wounds', () => {
  expect(struck([3, 3], 3).condition).toBe('killed');
  expect(struck([3, 3], 2).wounds).toBe(1);
  expect(struck([3, 4], 1).wounds).toBe(1);
  expect(struck([3, 1], 5).condition).toBe('killed');
  expect([struck([3, 1], 4).wounds, struck([3, 1], 2).wounds]).toEqual([1, 0]);
});

rule('DK-WEAP-039', 'men suffer the close effect at every range', () => {
  const hit = (...dice: string[]) => {
    const { table, man } = withCannon();
    const comrade = addMan(table, at(table, 3, 1));
    play({ dice }, io => flechette(table, io, man.id, 1));
    return comrade;
  };
  // The second die of the first is the BINGE of the gunner, who sees his comrade die.
  expect([hit('D6=3', 'D6=6').condition, hit('D6=1').wounds]).toEqual(['killed', 1]);
});

rule(
  ['DK-WEAP-042', 'DK-SHOOT-019', 'DK-DUCK-006'],
  'it spares nobody whom it reaches, and goes through nobody',
  () => {
    const { table, man } = withCannon();
    const [first, behind] = [addThreat(table, at(table, 3, 3)), addThreat(table, at(table, 3, 2))];
    const [lying, shielded] = [addMan(table, at(table, 2, 3)), addMan(table, at(table, 1, 1))];
    lying.ducked = true;
    const aside = addThreat(table, at(table, 5, 2));
    const io = play({ dice: ['D6=1', 'D6=1', 'D6=1'] }, io => flechette(table, io, man.id, 1));
    const struck = io.told.flatMap(event => (event.type === 'flechettesStruck' ? [event.figure] : []));
    expect(new Set(struck)).toEqual(new Set([first.id, lying.id, aside.id]));
    expect([behind.wounds, shielded.wounds]).toEqual([0, 0]);
  },
);

rule('DK-WEAP-043', 'obstacles stop flechettes', () => {
  for (const letter of ['k', 'l', 'f']) {
    const { table, man } = withCannon({ tiles: [['.....', '.....', `..${letter}..`, '.....', '.....']] });
    const [behind, beside] = [addThreat(table, at(table, 3, 2)), addThreat(table, at(table, 1, 2))];
    play({ dice: ['D6=6'] }, io => flechette(table, io, man.id, 1));
    expect([behind.condition, beside.condition]).toEqual(['fit', 'killed']);
  }
});

rule('DK-WEAP-043', 'a drone is struck in the open, but neither behind a locker nor in flames', () => {
  const struckAt = (row: string, flames: number) => {
    const { table, man } = withCannon({ tiles: [['.....', '.....', row, '.....', '.....']] });
    const drone = addMachine(table, at(table, 3, 2), 'hemgDrone');
    if (flames > 0) addFlames(table, drone.at, flames);
    return squaresCovered(table, man.at, 1).some(({ square }) => square === drone.at);
  };
  const row = (letter: string): string => `..${letter}..`;
  expect([row('.'), row('l'), row('h')].map(drawn => struckAt(drawn, 0))).toEqual([true, false, false]);
  expect([1, 2].map(flames => struckAt(row('.'), flames))).toEqual([true, false]);
});

rule(['DK-WEAP-041', 'DK-WEAP-020'], 'every shot calls for reloading, of a competitor too', () => {
  const { table, man } = withCannon({ tiles: [FLOOR] });
  play({}, io => flechette(table, io, man.id, 1));
  expect(codes(whyNotFlechette(table, man, 1))).toEqual(['empty']);
  const ceratopian = newThreat(table.figures.length, speciesCalled('ceratopian'), at(table, 1, 1), 1, 2);
  table.figures.push(ceratopian);
  expect(whyNotFlechette(table, ceratopian, 1)).toEqual([]);
  play({}, io => flechette(table, io, ceratopian.id, 1));
  expect(ceratopian.spent).toBe(1);
});

rule(
  ['DK-WEAP-043', 'DK-GREN-020'],
  'a locker shields a drone behind it, and what is behind it from a mine under a drone',
  () => {
    const table = testTable({ tiles: [['.....', '.....', '..h..', '.....', '.....']] });
    const covers = (x: number, y: number): boolean =>
      squaresCovered(table, at(table, 3, 5), 1).some(({ square }) => square === at(table, x, y));
    expect([covers(3, 2), covers(2, 2)]).toEqual([false, true]);
    addMachine(table, at(table, 3, 2), 'hemgDrone');
    addMachine(table, at(table, 2, 2), 'hemgDrone');
    expect([covers(3, 2), covers(2, 2)]).toEqual([false, true]);
    addMachine(table, at(table, 3, 5), 'hemgDrone');
    expect([covers(3, 2), covers(2, 2)]).toEqual([false, true]);
  },
);
