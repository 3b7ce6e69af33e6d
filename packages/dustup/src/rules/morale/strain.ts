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
    untreatedBefore: membersOf(table, unit).filter(({ state }) => state === 'untreated').length,
    damage: 0,
    damageBefore: unit.hull?.damage ?? 0,
    inColumn: unit.column,
    terror: false,
    fromTheAir: false,
  };
}
