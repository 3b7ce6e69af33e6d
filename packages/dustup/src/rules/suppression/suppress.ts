import type { RuleId } from '@sightline/ledger';
import type { DustupIo } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/** DU-SUPP-002: at most three markers. Only recovering or withdrawing takes them off again (DU-SUPP-010). */
export const MOST_MARKERS = 3;

/** DU-SUPP-001. */
export function suppress(io: DustupIo, unit: Unit, rule: RuleId): void {
  if (unit.suppression >= MOST_MARKERS) return;
  unit.suppression++;
  io.tell({ type: 'suppressed', rule, unit: unit.who, markers: unit.suppression });
}
