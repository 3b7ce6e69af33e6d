import type { Setup } from '@sightline/kernel';
import { begin } from '../../src/table/begin.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { at } from './setting.ts';

export const setup = (scenario: string): Setup => ({ scenario, switches: {} });

export const named = (table: Dustup, code: string): Unit => table.units.find(unit => unit.code === code)!;

/** Everybody on the table somewhere in his zone, so that a test can put those it is about. */
export function arrayed(scenario: string): Dustup {
  const table = begin(setup(scenario));
  for (const unit of table.units) if (unit.where === 'muster') unit.where = unit.carrier === NONE ? 'table' : 'aboard';
  for (const [i, figure] of table.figures.entries())
    Object.assign(figure, at(0.5 + (i % 40) * 1.1, 0.5 + Math.floor(i / 40)));
  table.turn = 1;
  table.phase = 'turnEnd';
  return table;
}
