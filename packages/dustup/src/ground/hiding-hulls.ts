import { nearestOn, outlineOf } from '@sightline/geometry/field';
import { extentOf, type Hull } from '../table/hulls.ts';
import type { Dustup, Place } from '../table/table.ts';
import { groundOf, isInArea } from './ground.ts';
import { isWithinInches } from './measure.ts';
import { footprintOf } from './outline.ts';

/** How near behind a wall a hull is hidden by it, in inches from its edge. */
const BEHIND = 2;

/**
 * DU-VEH-014: whether the ground could really hide a hull: a small one anywhere that conceals, a larger one with all of
 * its footprint in woods or a house, or behind something that blocks sight.
 */
export function canHideHull(table: Pick<Dustup, 'map' | 'altered' | 'wrecks' | 'breaches'>, hull: HullAt): boolean {
  if (hull.model.size === 1) return true;
  const ground = groundOf(table);
  const deep = ground.areas.filter(({ type }) => type.traits.some(trait => trait === 'woods' || trait === 'building'));
  const corners: readonly Place[] = [hull, ...outlineOf(footprintOf(hull)).points];
  if (corners.every(corner => deep.some(area => isInArea(area, corner)))) return true;
  const reach = BEHIND + extentOf(hull.model).width / 2000;
  return ground.features.some(
    ({ type, shape }) => type.blocksSight && isWithinInches(nearestOn(shape, hull), hull, reach),
  );
}

type HullAt = Pick<Hull, 'model' | 'x' | 'y' | 'facing'>;
