import { isOpen } from '../../table/hulls.ts';
import type { Dustup } from '../../table/table.ts';
import { carrierOf, type Unit } from '../../table/units.ts';

/** DU-SUPP-003, DU-VEH-087: by markers of its own, or by those of the vehicle it rides in. */
export function isSuppressed(table: Dustup, unit: Unit): boolean {
  if (unit.suppression > 0) return true;
  return unit.where === 'aboard' && carrierOf(table, unit)!.suppression > 0;
}

/** DU-VEH-087: behind the ports of a closed hull they fire on while it is the vehicle that is kept down. */
export function mayFireThroughPorts(table: Dustup, unit: Unit): boolean {
  const carrier = carrierOf(table, unit);
  return carrier !== null && unit.suppression === 0 && !isOpen(carrier.hull) && carrier.hull.model.ports > 0;
}
