import { type Dustup, NONE } from '../../table/table.ts';
import { type Unit, woundedOf } from '../../table/units.ts';

/** DU-CASEVAC-002: a detachment with wounded may take them off over its own edge; DU-CASEVAC-001: by hand, if by nothing else. */
export function isCarryingOff(table: Dustup, unit: Unit): boolean {
  return table.options.evacuation && unit.parent !== NONE && woundedOf(table, unit).length > 0;
}

/** DU-CASEVAC-012: what is carried off counts. */
export function countCarriedOff(table: Dustup, unit: Unit): void {
  if (isCarryingOff(table, unit)) table.sides[unit.side]!.evacuated += woundedOf(table, unit).length;
}
