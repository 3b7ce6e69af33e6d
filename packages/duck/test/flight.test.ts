import { halfAt } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { crossedInFlight } from '../src/rules/grenades/flight.ts';
import { shipChanged } from '../src/ship/walls.ts';
import type { Fitting } from '../src/table.ts';
import { addMachine, addMan, at, testTable } from './tables.ts';

rule(['DK-SHOOT-021', 'DK-GREN-007'], 'a drone in the target square does not lift the throw over a LOW bench', () => {
  const table = testTable({ tiles: [['.....', '.....', '..l..', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 5));
  addMachine(table, at(table, 3, 1), 'hemgDrone');
  expect(crossedInFlight(table, man, at(table, 3, 1))).toBe(1);
});

rule(
  ['DK-SHOOT-007', 'DK-SHOOT-021', 'DK-GREN-007'],
  'a LOW piece that fills half a square counts where the flight crosses it',
  () => {
    const table = testTable();
    const half: Pick<Fitting, 'kind' | 'height'> = { kind: 'furniture', height: 'LOW' };
    const [square, quarters] = [at(table, 3, 3), halfAt(7)];
    table.fittings.push({ ...half, at: square, quarters, used: false, wrecked: false, holds: null, damage: 0 });
    shipChanged(table);
    const thrownFrom = (x: number): number => crossedInFlight(table, addMan(table, at(table, x, 5)), at(table, 3, 2));
    expect([thrownFrom(2), thrownFrom(3), thrownFrom(4)]).toEqual([1, 0, 0]);
  },
);
