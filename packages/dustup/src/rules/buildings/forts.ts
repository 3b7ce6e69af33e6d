import type { Building } from '../../table/markers.ts';
import { pieceOf } from '../../table/pieces.ts';
import type { Dustup } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { isInside } from './buildings.ts';

/** DU-BUILD-009: the fort whose built-in weapon a unit serves: the two are one unit; null for everybody else. */
export function fortOf(table: Dustup, unit: Unit): Building | null {
  const piece = unit.hull === null ? pieceOf(table, unit) : null;
  if (piece?.carriage !== 'emplaced') return null;
  return table.buildings.find(building => !building.destroyed && isInside(table, building, piece)) ?? null;
}

/** DU-MORALE-017, DU-BUILD-009: damage markers on a vehicle, or on the fort that a unit is one with. */
export function damageOn(table: Dustup, unit: Unit): number {
  return unit.hull?.damage ?? fortOf(table, unit)?.damage ?? 0;
}
