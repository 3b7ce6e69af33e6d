import { INCH, isWithin, squaredDistance } from '@sightline/geometry/field';
import { type Figure, isAble } from '../table/figures.ts';
import { type Dustup, leaderOf, type Place } from '../table/table.ts';
import type { Unit } from '../table/units.ts';

/** DU-FORCE-020: 'within N' allows a hundredth of an inch. */
export const TOLERANCE = 10;

/** DU-FORCE-021: every figure within this of its leader, in inches. */
export const COHESION = 6;

export function isWithinInches(a: Place, b: Place, inches: number): boolean {
  const reach = inches * INCH + TOLERANCE;
  return squaredDistance(a, b) <= reach * reach;
}

export function areWithin(table: Dustup, a: Unit, b: Unit, inches: number): boolean {
  return isWithinInches(leaderOf(table, a), leaderOf(table, b), inches);
}

/** Bases larger than an inch are measured from their edge, others from their centre (DU-MOVE-006). */
export function reachOfBase({ radius }: Figure): number {
  return radius > INCH / 2 ? radius : 0;
}

/** Whether the nearest able figures of two units are no farther apart than that, as DU-MOVE-006 measures it. */
export function isGapWithin(table: Dustup, a: Unit, b: Unit, reach: number): boolean {
  for (const i of a.figures) {
    const one = table.figures[i]!;
    if (!isAble(one) || one.left) continue;
    for (const j of b.figures) {
      const other = table.figures[j]!;
      const far = reach + reachOfBase(one) + reachOfBase(other);
      if (isWithin(one, other, far) && isAble(other) && !other.left) return true;
    }
  }
  return false;
}

/** The gap between the nearest able figures of two units as DU-MOVE-006 measures it, in mils. */
export function nearestGap(table: Dustup, a: Unit, b: Unit): number {
  let least = Number.POSITIVE_INFINITY;
  for (const i of a.figures) {
    const one = table.figures[i]!;
    if (!isAble(one) || one.left) continue;
    for (const j of b.figures) {
      const other = table.figures[j]!;
      if (!isAble(other) || other.left) continue;
      const gap = Math.sqrt(squaredDistance(one, other)) - reachOfBase(one) - reachOfBase(other);
      if (gap < least) least = gap;
    }
  }
  return least;
}
