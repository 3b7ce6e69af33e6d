import { type Refusal, refuse } from '@sightline/kernel';
import type { Figure } from '../../table/figure.ts';
import { isAble, teamers } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { hasFor } from '../damage/equipment.ts';
import type { Gun } from '../shooting/gun.ts';
import { isLineOverhead, rangeBetween } from '../shooting/sight.ts';

/** DK-CEIL-009. */
const SCANNED = 2;

/** DK-CEIL-009: within 2 squares of whoever carries the scanner, whatever the level. */
export function isTracked(table: DuckTable, { at }: Figure): boolean {
  return teamers(table).some(
    man => isAble(man) && hasFor(table, man, 'scan') && rangeBetween(table, man.at, at) <= SCANNED,
  );
}

/** DK-CEIL-009, DK-CEIL-010: what stands against a shot through the ceiling, besides range and arc. */
export function whyNotShootUp(table: DuckTable, shooter: Figure, { card }: Gun, target: Figure): Refusal[] {
  const refusals: Refusal[] = [];
  if (!card.piercesCeiling) refusals.push(refuse('DK-CEIL-010', 'notThroughCeiling'));
  if (shooter.kind !== 'teamer' || !isTracked(table, target)) refusals.push(refuse('DK-CEIL-009', 'notTracked'));
  if (!isLineOverhead(table, shooter, target)) refusals.push(refuse('DK-CEIL-010', 'lineOfFireBlocked'));
  return refusals;
}

/** Whether a shot goes from the deck through the ceiling. */
export function isShotUp(shooter: Figure, target: Figure): boolean {
  return target.overhead && !shooter.overhead;
}
