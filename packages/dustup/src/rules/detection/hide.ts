import { type Refusal, refuse } from '@sightline/kernel';
import { shelterOf } from '../../ground/cover.ts';
import { canHideHull } from '../../ground/hiding-hulls.ts';
import { seesUnit } from '../../ground/sight.ts';
import { isAirborne } from '../../table/flight.ts';
import { type Dustup, type DustupIo, placeOf } from '../../table/table.ts';
import { isHidden, passengersOf, stands, turretsOf, type Unit } from '../../table/units.ts';
import { layCounter } from './counters.ts';

/** DU-DETECT-001: in ground that conceals, and where no enemy sees it. Enemies who are hidden themselves do not tell. */
export function whyNotHide(table: Dustup, unit: Unit): Refusal[] {
  if (isHidden(unit) || isAirborne(unit)) return [refuse('DU-DETECT-001', 'hiddenAlready')];
  if (unit.column || unit.mounted || shelterOf(table, unit, null).concealment === 'none') {
    return [refuse('DU-DETECT-001', 'nothingToHideIn')];
  }
  // DU-VEH-124: nothing hides an army by itself.
  if (turretsOf(table, unit).length > 0) return [refuse('DU-VEH-014', 'nothingToHideIn')];
  if (unit.hull !== null && !canHideHull(table, unit.hull)) return [refuse('DU-VEH-014', 'nothingToHideIn')];
  const isSeen = table.units.some(
    enemy =>
      enemy.side !== unit.side &&
      !isHidden(enemy) &&
      // DU-AIR-029: least of all from those above.
      (stands(table, enemy) || isAirborne(enemy)) &&
      seesUnit(table, enemy, unit),
  );
  return isSeen ? [refuse('DU-DETECT-001', 'inSight')] : [];
}

/** Everybody saw who went under: the counter is known to be real. */
export function hide(table: Dustup, io: DustupIo, unit: Unit): void {
  io.tell({ type: 'hid', rule: 'DU-DETECT-001', unit: unit.who });
  for (const each of [unit, ...passengersOf(table, unit)]) each.hidAs = each.confidence;
  layCounter(table, io, unit.side, placeOf(table, unit), unit).confirmed = true;
}
