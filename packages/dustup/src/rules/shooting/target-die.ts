import { distance } from '@sightline/geometry/field';
import { type Part, part } from '@sightline/kernel';
import { excess, type Shifted, shifted } from '../../dice/ladder.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { type Dustup, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { handicapsOf } from '../vehicles/handicaps.ts';
import { type Firepower, INFERIOR } from './firepower.ts';
import type { Target } from './target.ts';
import { unitTarget } from './unit-target.ts';

/** DU-SHOOT-012, DU-FORCE-044: the ends of short and effective range in mils; the long one has no end (DU-SHOOT-013). */
export const SHORT = 12_000 + TOLERANCE;
export const EFFECTIVE = 48_000 + TOLERANCE;
/** DU-GAP-026: in dust everything farther than this is long range. */
const DUST = 24_000 + TOLERANCE;

export interface Aim {
  readonly suppressive: boolean;
  /** DU-SHOOT-023: beyond this a weapon in the pool calls the range long, in mils. */
  readonly effective?: number | null;
  /** DU-HEAVY-024: of a heavy weapon. */
  readonly size?: number | null;
  readonly shifts?: readonly Part[];
  /** DU-GUIDED-007. */
  readonly isMissile?: boolean;
}

/** How weapons are aimed. */
export function aimOf({ effective, size, shifts, missile }: Firepower, suppressive: boolean): Aim {
  return { suppressive, effective, size, shifts, isMissile: missile !== null };
}

/** What of the firer counts for whatever he fires: his training, and what has become of his vehicle. */
export function firerShifts(table: Dustup, unit: Unit): readonly Part[] {
  const training = [
    unit.quality === 'untrained' && part('DU-FORCE-029', 1, 'untrainedFirer'),
    unit.quality === 'elite' && part('DU-FORCE-029', -1, 'eliteFirer'),
  ];
  return [...handicapsOf(table, unit), ...training.filter(shift => shift !== false)];
}

/**
 * DU-GUIDED-007 to DU-GUIDED-009: counter-measures stand in for the target die. Cover raises them and so does what the firer
 * is, but neither range nor posture; all of it is closed.
 */
function ecmAgainst(table: Dustup, unit: Unit, target: Target, { shifts = [] }: Aim): Shifted {
  const cover = target.isCovered && part('DU-GUIDED-008', 1, 'behindCover');
  return shifted(target.ecm ?? 4, cover, ...shifts, ...firerShifts(table, unit));
}

/**
 * DU-SHOOT-007: the target die and everything that shifts it; the state of mind of the target does not (DU-SHOOT-063).
 * It adds up, and the die never falls below D4 (DU-SHOOT-011).
 */
export function dieAgainst(table: Dustup, unit: Unit, target: Target, aim: Aim): Shifted {
  if (aim.isMissile) return ecmAgainst(table, unit, target, aim);
  const { size = null, shifts = [] } = aim;
  const range = distance(placeOf(table, unit), target.at);
  const usual = size === null ? EFFECTIVE : Number.POSITIVE_INFINITY;
  const effective = Math.min(aim.effective ?? usual, table.weather.dust ? DUST : usual);
  return shifted(
    8,
    range > effective && part('DU-SHOOT-012', 1, 'longRange'),
    // DU-HEAVY-023: heavy weapons know no short range.
    range <= SHORT && size === null && part('DU-SHOOT-012', -1, 'shortRange'),
    // DU-HEAVY-024, DU-HEAVY-025: one step, however much larger.
    size !== null && target.size > size && part('DU-HEAVY-024', -1, 'largerThanWeapon'),
    ...target.posture,
    ...shifts,
    ...firerShifts(table, unit),
    aim.suppressive && part('DU-SHOOT-048', -1, 'suppressiveFire'),
  );
}

/** The same against a unit. */
export function targetDie(table: Dustup, unit: Unit, target: Unit, aim: Aim): Shifted {
  return dieAgainst(table, unit, unitTarget(table, unit, target), aim);
}

/** DU-SHOOT-010, DU-SHOOT-057: a target die beyond D12 forbids the shot; poor fire control alone never does (DU-HEAVY-028). */
export function isBeyondAim({ base, shifts }: Shifted): boolean {
  const total = shifts.parts.reduce((sum, { why, value }) => (why === INFERIOR ? sum : sum + value), 0);
  return excess(base, total) > 0;
}
