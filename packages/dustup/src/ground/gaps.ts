import { areWithin as areShapesWithin, gapBetween, isWithin, squaredDistance } from '@sightline/geometry/field';
import { isAble } from '../table/figures.ts';
import type { Dustup } from '../table/table.ts';
import type { Unit } from '../table/units.ts';
import { reachOfBase } from './measure.ts';
import { bodiesOf } from './outline.ts';

/** Whether two units are no farther apart than that, as DU-MOVE-006 and DU-VEH-037 measure it. */
export function isGapWithin(table: Dustup, a: Unit, b: Unit, reach: number): boolean {
  if (a.hull !== null || b.hull !== null) {
    const others = bodiesOf(table, b);
    return bodiesOf(table, a).some(one => others.some(other => areShapesWithin(one, other, reach)));
  }
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

/** The gap between two units, by their nearest, in mils. */
export function nearestGap(table: Dustup, a: Unit, b: Unit): number {
  let least = Number.POSITIVE_INFINITY;
  if (a.hull !== null || b.hull !== null) {
    for (const one of bodiesOf(table, a)) {
      for (const other of bodiesOf(table, b)) least = Math.min(least, gapBetween(one, other));
    }
    return least;
  }
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
