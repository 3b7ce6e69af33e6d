import { type Body, outlineOf, type Solid, type Walk } from '@sightline/geometry/field';
import { footprintOf } from '../../ground/outline.ts';
import { extentOf, type Hull, isRound } from '../../table/hulls.ts';
import type { Place } from '../../table/table.ts';

/** A hull as something that comes to rest. */
export function bodyOf({ model }: Hull): Body {
  return { ...extentOf(model), isRound: isRound(model) };
}

/** All that it has to find room among. */
export function solidsOf({ terrain, others }: Walk): Solid[] {
  return [...terrain.solids, ...others];
}

/** DU-VEH-064: the corners of what it leaves when it is destroyed; a mech that falls covers what it stood on. */
export function wreckPointsOf(hull: Hull): Place[] {
  // A polygon of the ground runs the other way round than a footprint is drawn.
  return outlineOf(footprintOf(hull)).points.map(({ x, y }) => ({ x, y }));
}
