import { INCH, squaredDistance } from '@sightline/geometry/field';
import type { Figure } from '../table/figures.ts';
import { type Dustup, type Place, placeOf } from '../table/table.ts';
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
  return isWithinInches(placeOf(table, a), placeOf(table, b), inches);
}

/** Bases larger than an inch are measured from their edge, others from their centre (DU-MOVE-006). */
export function reachOfBase({ radius }: Figure): number {
  return radius > INCH / 2 ? radius : 0;
}
