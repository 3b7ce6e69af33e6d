import { countersOf } from '../../table/chart.ts';
import { type Dustup, enemyOf } from '../../table/table.ts';
import { isCounted, type Unit } from '../../table/units.ts';
import { landingsOf } from '../artillery/missions.ts';
import type { Choice } from './questions.ts';

/** DU-TURN-007: the units of a side that still count for alternation and passing. */
export function unactivated(table: Dustup, side: number): Unit[] {
  return table.units.filter(unit => unit.side === side && !unit.activated && isCounted(table, unit));
}

export function countUnactivated(table: Dustup, side: number): number {
  let count = 0;
  for (const unit of table.units) if (unit.side === side && !unit.activated && isCounted(table, unit)) count++;
  return count;
}

/**
 * DU-TURN-006: a side with fewer units left may pass. One that has only inbound counters or missions left may, too, let
 * them be (DU-FORCE-007, DU-ARTY-020).
 */
export function mayPass(table: Dustup, side: number): boolean {
  const own = countUnactivated(table, side);
  return own < countUnactivated(table, enemyOf(side)) || own === 0;
}

/** What a side may do with its place in the alternation; nothing if it has nothing left. */
export function choicesOf(table: Dustup, side: number): Choice[] {
  const choices: Choice[] = [
    ...unactivated(table, side).map(({ id }): Choice => ({ do: 'activate', unit: id })),
    ...countersOf(table, side).map(({ id }): Choice => ({ do: 'bringOn', unit: id })),
    ...landingsOf(table, side).map(({ id }): Choice => ({ do: 'land', mission: id })),
  ];
  if (choices.length > 0 && mayPass(table, side)) choices.push({ do: 'pass' });
  return choices;
}
