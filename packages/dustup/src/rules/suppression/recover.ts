import { type Refusal, refuse } from '@sightline/kernel';
import { unopposed } from '../../dice/rolls.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';

export function whyNotRecover(_table: Dustup, unit: Unit): Refusal[] {
  return unit.suppression > 0 ? [] : [refuse('DU-SUPP-006', 'notSuppressed')];
}

/** DU-SUPP-006, DU-SUPP-007: the quality die must beat the leadership value to take off one marker, and only one. */
export function recover(table: Dustup, io: DustupIo, unit: Unit): void {
  const why = becauseOf(table, unit, 'DU-SUPP-006', 'recovery');
  const { die, face, target, passed: removed } = unopposed(io, unit.die, unit.lv, why);
  if (removed) unit.suppression--;
  const left = unit.suppression;
  tellOf(table, io, unit, { type: 'recovered', rule: 'DU-SUPP-006', unit: unit.who, die, face, target, removed, left });
}
