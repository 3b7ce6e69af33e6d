import { type Part, part } from '@sightline/kernel';
import type { Dustup } from '../../table/table.ts';
import { carrierOf, type Unit } from '../../table/units.ts';
import { fortOf } from '../buildings/forts.ts';

const NONE_AT_ALL: readonly Part[] = [];

/**
 * What makes every target harder for a vehicle: each damage marker (DU-VEH-074) and being suppressed (DU-VEH-090), which
 * those who fire from inside share.
 */
export function handicapsOf(table: Dustup, unit: Unit): readonly Part[] {
  const carrier = carrierOf(table, unit);
  if (carrier !== null) return carrier.suppression > 0 ? [SUPPRESSED] : NONE_AT_ALL;
  if (unit.hull === null) return inFort(table, unit);
  const shifts: Part[] = [];
  if (unit.hull.damage > 0) shifts.push(part('DU-VEH-074', unit.hull.damage, 'damagedFirer'));
  if (unit.suppression > 0) shifts.push(SUPPRESSED);
  return shifts;
}

/** DU-BUILD-009: a fort with a weapon built in fires as a vehicle does: harder for each marker, and while it is kept down. */
function inFort(table: Dustup, unit: Unit): readonly Part[] {
  const fort = fortOf(table, unit);
  if (fort === null) return NONE_AT_ALL;
  const shifts: Part[] = [];
  if (fort.damage > 0) shifts.push(part('DU-BUILD-009', fort.damage, 'damagedFort'));
  if (unit.suppression > 0) shifts.push(part('DU-BUILD-009', 1, 'suppressedFort'));
  return shifts;
}

const SUPPRESSED = part('DU-VEH-090', 1, 'suppressedVehicle');
