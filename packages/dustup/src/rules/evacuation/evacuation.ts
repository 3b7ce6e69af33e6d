import { type Dustup, NONE } from '../../table/table.ts';
import { isVehicle, type Unit, type Vehicle, woundedOf } from '../../table/units.ts';

/** DU-CASEVAC-002: a detachment with wounded may take them off over its own edge; DU-CASEVAC-001: by hand, if by nothing else. */
export function isCarryingOff(table: Dustup, unit: Unit): boolean {
  if (!table.options.evacuation) return false;
  // DU-CASEVAC-003: or a vehicle that has taken them up.
  if (unit.hull !== null) return unit.hull.evacuees.length > 0;
  return unit.parent !== NONE && woundedOf(table, unit).length > 0;
}

/** DU-CASEVAC-003, DU-CASEVAC-007: a vehicle that is there for the wounded, whether it has any or not. */
export function isEvacuating(table: Dustup, unit: Unit): unit is Vehicle {
  return table.options.evacuation && isVehicle(unit) && unit.hull.model.traits.includes('evacuation');
}

/** DU-CASEVAC-012: what is carried off counts. */
export function countCarriedOff(table: Dustup, unit: Unit): void {
  if (isCarryingOff(table, unit))
    table.sides[unit.side]!.evacuated += unit.hull?.evacuees.length ?? woundedOf(table, unit).length;
}
