import { bearing, circle, type Footprint, outlineOf, type Shape } from '@sightline/geometry/field';
import { isAble } from '../table/figures.ts';
import { isAirborne } from '../table/flight.ts';
import { extentOf, type Hull, isRound } from '../table/hulls.ts';
import type { Dustup } from '../table/table.ts';
import type { Unit } from '../table/units.ts';
import { reachOfBase } from './measure.ts';

/** DU-VEH-008: the rectangle of a vehicle. Those who walk stand on a disc, and have one only for their heading. */
export function footprintOf({ model, x, y, facing }: Pick<Hull, 'model' | 'x' | 'y' | 'facing'>): Footprint {
  return { centre: { x, y }, heading: bearing(facing), ...extentOf(model) };
}

/** What a vehicle covers where it stands, or would stand; everything but range and sight is measured to its edge. */
export function outlineOfHull(hull: Pick<Hull, 'model' | 'x' | 'y' | 'facing'>): Shape {
  const { model, x, y } = hull;
  if (isRound(model)) return circle({ x, y }, extentOf(model).width / 2);
  return outlineOf(footprintOf(hull));
}

/**
 * The door to what a unit covers, as distances to it are measured (DU-MOVE-006, DU-VEH-037): its outline if it is a
 * vehicle on the ground, and otherwise the bases of those who can fight, which are points unless they are larger than an inch.
 */
export function bodiesOf(table: Dustup, unit: Unit): Shape[] {
  if (unit.hull !== null) return unit.hull.destroyed || isAirborne(unit) ? [] : [outlineOfHull(unit.hull)];
  const bodies: Shape[] = [];
  for (const id of unit.figures) {
    const figure = table.figures[id]!;
    if (isAble(figure) && !figure.left) bodies.push(circle({ x: figure.x, y: figure.y }, reachOfBase(figure)));
  }
  return bodies;
}
