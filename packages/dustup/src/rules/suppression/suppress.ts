import type { RuleId } from '@sightline/ledger';
import { isAirborne } from '../../table/flight.ts';
import type { DustupIo } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/** DU-SUPP-002: at most three markers. Only recovering or withdrawing takes them off again (DU-SUPP-010). */
export const MOST_MARKERS = 3;

/** DU-SUPP-001. */
export function suppress(io: DustupIo, unit: Unit, rule: RuleId): void {
  // DU-AIR-051: nobody keeps down who is in the air.
  if (unit.suppression >= MOST_MARKERS || isAirborne(unit)) return;
  unit.suppression++;
  io.tell({ type: 'suppressed', rule, unit: unit.who, markers: unit.suppression });
  if (!unit.hull?.opened) return;
  // DU-VEH-070: it closes down if it can.
  unit.hull.opened = false;
  io.tell({ type: 'closedDown', rule: 'DU-VEH-070', unit: unit.who });
}
