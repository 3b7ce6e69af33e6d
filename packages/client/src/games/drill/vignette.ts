import wall from 'icon:broken-wall';
import bullseye from 'icon:bullseye';
import type { Drill } from '@sightline/drill';
import { AUDIENCE } from '@sightline/kernel';
import type { Vignette } from '../game.ts';
import type { DrillEdition } from './rules.ts';

/** Columns and rows of the first of each side; the others are out of the picture. */
const STANDS = [
  [
    [5, 7],
    [7, 6],
    [9, 8],
    [12, 7],
    [14, 8],
    [11, 8],
  ],
  [
    [6, 12],
    [8, 11],
    [10, 12],
    [13, 11],
    [14, 12],
    [11, 11],
  ],
] as const;

/** The two lines within reach of one another, with or without walls between them. */
export function vignette({ system, board: { size, sides } }: DrillEdition, scenario: string): Vignette<Drill> {
  const table = system.begin({ scenario, switches: { overwatch: true, duck: true, mines: false } });
  for (const [n, side] of sides.entries()) {
    table.units
      .filter(unit => unit.side === side)
      .forEach((unit, i) => {
        const stand = STANDS[n]?.[i];
        if (stand) unit.at = stand[1] * size + stand[0];
      });
  }
  return {
    view: system.view(table, AUDIENCE),
    box: { x: 3, y: 5, width: 14, height: 9 },
    light: 'day',
    sign: scenario === 'open' ? bullseye : wall,
  };
}
