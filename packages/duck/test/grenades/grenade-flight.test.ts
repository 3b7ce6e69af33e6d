import { halfAt } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { squaresBurnt } from '../../src/rules/grenades/fire-bombs.ts';
import { crossedInFlight } from '../../src/rules/grenades/grenade-flight.ts';
import { landingSquare } from '../../src/rules/grenades/scatter.ts';
import { scatterModifier, whyNotThrow } from '../../src/rules/grenades/throw-grenade.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import { addMachine, addMan, addPiece, at, codes, play, testTable } from '../support/tables.ts';

const LOCKER = ['.....', '..h..', '.....', '.....', '.....'];

rule(
  ['DK-GREN-005', 'DK-GREN-008'],
  'off the top of a HIGH locker, or past a drone in the target square, it scatters',
  () => {
    const where = (tiles: readonly string[] | undefined, total: number): [number, number] => {
      const table = testTable(tiles ? { tiles: [tiles] } : {});
      const man = addMan(table, at(table, 3, 5));
      const target = at(table, 3, 2);
      if (!tiles) addMachine(table, target, 'hemgDrone');
      let square = -1;
      play({}, io => {
        square = landingSquare(table, io, man.at, target, total);
      });
      const from = at(table, 1, 1);
      const width = at(table, 1, 2) - from;
      return [((square - from) % width) + 1, Math.floor((square - from) / width) + 1];
    };
    for (const tiles of [LOCKER, undefined]) {
      expect(where(tiles, 6)).toEqual([3, 1]);
      expect(where(tiles, 5)).toEqual([4, 2]);
      expect(where(tiles, 2)).toEqual([2, 1]);
      expect(where(tiles, -2)).toEqual([3, 4]);
    }
    // From beside the locker it still comes back.
    const table = testTable({ tiles: [LOCKER] });
    const man = addMan(table, at(table, 2, 5));
    play({}, io => expect(landingSquare(table, io, man.at, at(table, 2, 2), 5)).toBe(at(table, 2, 2)));
  },
);

rule('DK-GREN-028', 'a drone that stands over the bomb does not keep the fire in', () => {
  const table = testTable();
  addMachine(table, at(table, 3, 3), 'hemgDrone');
  expect(squaresBurnt(table, at(table, 3, 3))).toHaveLength(6);
});

rule(
  ['DK-GREN-007', 'DK-SHOOT-017'],
  'thrown at a drone it is hindered on the way as if thrown at the empty deck',
  () => {
    const table = testTable({ tiles: [['.....', '.....', '..l..', '.....', '.....']] });
    const man = addMan(table, at(table, 3, 5), 1, { gear: { grenade: 1 } });
    const comrade = addMan(table, at(table, 3, 4));
    const target = at(table, 3, 1);
    expect(crossedInFlight(table, man, target)).toEqual({ figures: 1, pieces: 1 });
    addMachine(table, target, 'hemgDrone');
    expect(crossedInFlight(table, man, target)).toEqual({ figures: 1, pieces: 1 });
    addMan(table, comrade.at);
    const order = { thrower: man.id, target, kind: 'grenade', byProjector: false } as const;
    expect(codes(whyNotThrow(table, order))).toEqual(['flightBlocked']);
  },
);

rule('DK-GREN-007', 'a LOW piece that fills half a square counts where the flight passes over it', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { gear: { grenade: 1 } });
  addPiece(table, at(table, 3, 3), 'LOW', halfAt(1));
  expect(crossedInFlight(table, man, at(table, 3, 1))).toEqual({ figures: 0, pieces: 1 });
  // From the southern half of his own square he throws past one in the northern half of another.
  table.fittings[0]!.at = at(table, 3, 5);
  shipChanged(table);
  Object.assign(man, { at: at(table, 1, 5), facing: 3, position: 'right' });
  expect(crossedInFlight(table, man, at(table, 5, 5)).pieces).toBe(0);
  man.position = 'left';
  expect(crossedInFlight(table, man, at(table, 5, 5)).pieces).toBe(1);
});

rule(['DK-SHOOT-021', 'DK-GREN-007'], 'a drone in the target square does not lift the throw over a LOW bench', () => {
  const table = testTable({ tiles: [['.....', '.....', '..l..', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 5));
  addMachine(table, at(table, 3, 1), 'hemgDrone');
  expect(crossedInFlight(table, man, at(table, 3, 1)).pieces).toBe(1);
});

rule(
  ['DK-SHOOT-007', 'DK-SHOOT-021', 'DK-GREN-007'],
  'a LOW piece that fills half a square counts where the flight crosses it',
  () => {
    const table = testTable();
    addPiece(table, at(table, 3, 3), 'LOW', halfAt(7));
    const thrownFrom = (x: number): number =>
      crossedInFlight(table, addMan(table, at(table, x, 5)), at(table, 3, 2)).pieces;
    expect([thrownFrom(2), thrownFrom(3), thrownFrom(4)]).toEqual([1, 0, 0]);
  },
);

rule('DK-GREN-007', 'two benches on the way take 3 together, not each', () => {
  const table = testTable({ tiles: [['.....', '..l..', '..l..', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 5), 1);
  expect(crossedInFlight(table, man, at(table, 3, 1))).toEqual({ figures: 0, pieces: 2 });
  expect(scatterModifier(table, man, at(table, 3, 1), true).total).toBe(3);
});
