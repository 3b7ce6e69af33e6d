import type { Strain } from '../../table/markers.ts';
import type { Dustup } from '../../table/table.ts';
import { membersOf, type Unit } from '../../table/units.ts';

/** A strain that is no attack: what a unit goes through because of others, with the casualties it has already. */
export function strainOf(table: Dustup, unit: Unit, by: 'abandoning' | 'commander'): Strain {
  return {
    unit: unit.id,
    by,
    firstUnderFire: false,
    firstSuppressed: false,
    casualties: 0,
    leaderHit: false,
    // DU-MORALE-014: those who are being abandoned are not with the unit any more.
    untreatedBefore: membersOf(table, unit).filter(({ state }) => state === 'untreated').length,
    inColumn: unit.column,
    terror: false,
  };
}
