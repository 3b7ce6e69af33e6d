import { distance } from '@sightline/geometry/field';
import { part } from '@sightline/kernel';
import { excess, type Shifted, shifted } from '../../dice/ladder.ts';
import { shelterOf } from '../../ground/cover.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { type Dustup, leaderOf } from '../../table/table.ts';
import { isSingle, type Unit } from '../../table/units.ts';

/** DU-SHOOT-012, DU-FORCE-044: the ends of short and effective range in mils; the long one has no end (DU-SHOOT-013). */
export const SHORT = 12_000 + TOLERANCE;
export const EFFECTIVE = 48_000 + TOLERANCE;
/** DU-GAP-026: in dust everything farther than this is long range. */
const DUST = 24_000 + TOLERANCE;

export interface Aim {
  readonly suppressive: boolean;
  /** DU-SHOOT-023: beyond this a weapon in the pool calls the range long, in mils. */
  readonly effective?: number | null;
}

/**
 * DU-SHOOT-007: the target die and everything that shifts it; the state of mind of the target does not (DU-SHOOT-063).
 * It adds up, prop and concealment too (DU-PROP-004), and the die never falls below D4 (DU-SHOOT-011). A small target
 * is a single figure (DU-SHOOT-008).
 */
export function targetDie(table: Dustup, unit: Unit, target: Unit, aim: Aim): Shifted {
  const from = leaderOf(table, unit);
  const range = distance(from, leaderOf(table, target));
  const { concealment } = shelterOf(table, target, from);
  const effective = Math.min(aim.effective ?? EFFECTIVE, table.weather.dust ? DUST : EFFECTIVE);
  return shifted(
    8,
    range > effective && part('DU-SHOOT-012', 1, 'longRange'),
    range <= SHORT && part('DU-SHOOT-012', -1, 'shortRange'),
    concealment === 'partial' && part('DU-SHOOT-054', 1, 'partlyConcealed'),
    concealment === 'complete' && part('DU-SHOOT-054', 2, 'completelyConcealed'),
    target.propped && part('DU-PROP-002', 1, 'propped'),
    isSingle(table, target) && part('DU-FORCE-012', 1, 'smallTarget'),
    unit.quality === 'untrained' && part('DU-FORCE-029', 1, 'untrainedFirer'),
    unit.quality === 'elite' && part('DU-FORCE-029', -1, 'eliteFirer'),
    target.column && part('DU-MOVE-024', -1, 'inColumn'),
    aim.suppressive && part('DU-SHOOT-048', -1, 'suppressiveFire'),
  );
}

/** DU-SHOOT-010, DU-SHOOT-057: a target die beyond D12 forbids the shot. */
export function isBeyondAim({ base, shifts }: Shifted): boolean {
  return excess(base, shifts.total) > 0;
}
