import { type Part, part, type Tally, tally } from '@sightline/kernel';
import type { Commitment } from '../../content/schema.ts';
import { roll } from '../../dice/rolls.ts';
import type { Strain } from '../../table/markers.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import { ableCount, type Unit } from '../../table/units.ts';
import { lowerConfidence } from './confidence.ts';

/** DU-MORALE-006: what each event is worth to the committed; null where it calls for no test (DU-MORALE-007). */
type Values<V> = Readonly<Record<Commitment, V>>;
const UNDER_FIRE: Values<number | null> = { low: 1, medium: null, high: null };
const SUPPRESSED: Values<number | null> = { low: 2, medium: 1, high: null };
const CASUALTIES: Values<number> = { low: 2, medium: 1, high: 0 };
const LEADER: Values<number> = { low: 3, medium: 2, high: 1 };
const ABANDONED: Values<number> = { low: 3, medium: 2, high: 1 };
const DAMAGED: Values<number> = { low: 3, medium: 2, high: 1 };

/** DU-MORALE-013: what makes a test harder. */
const BLAST: Values<number> = { low: 2, medium: 1, high: 0 };
const DAMAGE: Values<number> = { low: 2, medium: 1, high: 0 };
const UNTREATED: Values<number> = { low: 2, medium: 1, high: 0 };
const HEAVY_LOSS: Values<number> = { low: 4, medium: 2, high: 1 };
const IN_COLUMN: Values<number> = { low: 4, medium: 3, high: 2 };

/** DU-MORALE-010: blast, mines and burning ground are fire; close combat is not, but it may take the leader. */
const FIRES: readonly Strain['by'][] = ['fire', 'flames', 'blast', 'mine', 'wreck'];

/** DU-MORALE-037: for the loss of a commander. */
const COMMANDER = 1;

/**
 * DU-MORALE-001: the numbers to beat, one for each event that calls for a test. Only the highest counts where players
 * want one test for each attack (DU-MORALE-011), and in a blast, which calls for one whatever it does (DU-ARTY-040).
 * Casualties at medium commitment under LV2 make 3 (DU-MORALE-018).
 */
export function confidenceTargets(table: Dustup, unit: Unit, strain: Strain): Tally[] {
  const events = eventsOf(unit.commitment, strain);
  // DU-GAP2-004, DU-VEH-068: vehicles, and those thrown out of them, are tested once.
  const isOne = table.options.oneTestPerAttack || strain.by === 'blast' || strain.by === 'wreck' || unit.hull !== null;
  const tested = isOne ? events.toSorted((a, b) => b.value - a.value).slice(0, 1) : events;
  return tested.map(event => targetOf(table, unit, strain, event));
}

function targetOf(table: Dustup, unit: Unit, strain: Strain, event: Part): Tally {
  const { commitment, lv } = unit;
  const isHeavy = strain.casualties > ableCount(table, unit);
  const untreated = strain.untreatedBefore * UNTREATED[commitment];
  const damaged = shakenByDamage(unit, strain.damageBefore);
  return tally(
    0,
    event,
    strain.by === 'commander' && part('DU-MORALE-037', COMMANDER, 'commanderLost'),
    underBlast(strain, commitment),
    untreated > 0 && part('DU-MORALE-014', untreated, 'untreatedCasualties'),
    damaged > 0 && part('DU-MORALE-017', damaged, 'damageMarkers'),
    isHeavy && part('DU-MORALE-015', HEAVY_LOSS[commitment], 'heavyLosses'),
    strain.inColumn && part('DU-MORALE-013', IN_COLUMN[commitment], 'inColumn'),
    part('DU-MORALE-001', lv, 'leadershipValue'),
  );
}

/** DU-VEH-077: what so many damage markers add to every test of a vehicle. */
export function shakenByDamage({ commitment }: Unit, markers: number): number {
  return markers * DAMAGE[commitment];
}

/** DU-MORALE-016: bombs and whatever else comes from aircraft are called what they are. */
function underBlast({ by, fromTheAir }: Strain, commitment: Commitment): Part | false {
  if (fromTheAir) return part('DU-MORALE-016', BLAST[commitment], 'attackedFromTheAir');
  return by === 'blast' && part('DU-MORALE-016', BLAST[commitment], 'underBlast');
}

/** The events of a strain that mean anything to this commitment, in the order of the table. */
function eventsOf(commitment: Commitment, strain: Strain): Part[] {
  const events: Part[] = [];
  const add = (isSo: boolean, values: Values<number | null>, part: (value: number) => Part): void => {
    const value = values[commitment];
    if (isSo && value !== null) events.push(part(value));
  };
  // DU-MORALE-010: close combat is no fire, but it may take the leader (DU-MORALE-032).
  const isFire = FIRES.includes(strain.by);
  add(isFire && strain.firstUnderFire, UNDER_FIRE, value => part('DU-MORALE-008', value, 'firstUnderFire'));
  add(isFire && strain.firstSuppressed, SUPPRESSED, value => part('DU-MORALE-009', value, 'firstSuppressed'));
  add(isFire && strain.casualties > 0, CASUALTIES, value => part('DU-MORALE-010', value, 'casualtiesFromFire'));
  add(strain.leaderHit || strain.by === 'commander', LEADER, value => part('DU-MORALE-032', value, 'leaderCasualty'));
  add(strain.damage > 0, DAMAGED, value => part('DU-MORALE-017', value, 'vehicleDamaged'));
  add(strain.by === 'abandoning', ABANDONED, value => part('DU-MORALE-012', value, 'woundedAbandoned'));
  if (events.length > 0) return events;
  if (strain.by === 'blast') return [part('DU-MORALE-016', 0, 'noEvent')];
  // DU-MOVE-024: a column that is fired on tests in any case.
  return isFire && strain.inColumn ? [part('DU-MOVE-024', 0, 'noEvent')] : [];
}

/**
 * DU-MORALE-002 to DU-MORALE-005: above the number nothing happens, otherwise a level is lost, and two below half of
 * it rounded down. It is rolled even if it cannot be passed (DU-MORALE-004).
 */
export function testConfidence(table: Dustup, io: DustupIo, unit: Unit, target: Tally): void {
  const face = roll(io, unit.die, becauseOf(table, unit, 'DU-MORALE-001', 'confidence'));
  const lost = levelsLost(face, target.total);
  const told = { unit: unit.who, die: unit.die, face, target, lost };
  tellOf(table, io, unit, { type: 'confidenceTested', rule: 'DU-MORALE-001', ...told });
  lowerConfidence(table, io, unit, lost, lost === 2 ? 'DU-MORALE-005' : 'DU-MORALE-003');
}

export function levelsLost(face: number, target: number): 0 | 1 | 2 {
  if (face > target) return 0;
  return face < Math.floor(target / 2) ? 2 : 1;
}
