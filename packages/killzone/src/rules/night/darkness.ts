import { areWithin, circle, rectangle, type Shape } from '@sightline/geometry/field';
import { BASE, groundOf } from '../../ground/ground.ts';
import { gap } from '../../ground/measure.ts';
import { outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';

/** KZ-NIGHT-001, KZ-NIGHT-002: whether darkness hampers this figure. */
export function isInTheDark(table: Killzone, figure: Figure): boolean {
  return table.night && !figure.nightSight;
}

/** KZ-NIGHT-002: whether this is further off than somebody sees in the dark, in mils. */
export function isBeyondNightSight(table: Killzone, viewer: Figure, range: number): boolean {
  return isInTheDark(table, viewer) && range > table.values.nightSightReach * 1000;
}

/** KZ-NIGHT-002, KZ-NIGHT-003: too far off in the dark, and nothing shows it up. */
export function isHiddenByDark(table: Killzone, viewer: Figure, target: Figure): boolean {
  if (!isBeyondNightSight(table, viewer, gap(table, viewer, target))) return false;
  return !target.fired && !isFirelit(table, shapeOf(table, target)) && !hasHeadlights(table, target.vehicle);
}

function hasHeadlights(table: Killzone, vehicle: number): boolean {
  return vehicle !== NONE && table.vehicles[vehicle]!.speed > table.values.headlightSpeed * 1000;
}

/** KZ-ORG-011: what is measured to, the edge of a base or of a vehicle. */
function shapeOf(table: Killzone, { x, y, vehicle }: Figure): Shape {
  return vehicle === NONE ? circle({ x, y }, BASE) : outlineOfVehicle(table.vehicles[vehicle]!);
}

/** Within 6 inches of a burning room: a base, a vehicle, or a spot on the ground. */
export function isFirelit(table: Killzone, shape: Shape): boolean {
  const { rooms } = groundOf(table.map);
  const reach = table.values.fireLight * 1000;
  return table.fires.some(({ state }, id) => {
    if (state !== 'minor' && state !== 'major') return false;
    const { minX, minY, maxX, maxY } = rooms[id]!;
    return areWithin(shape, rectangle({ x: minX, y: minY }, { x: maxX, y: maxY }), reach);
  });
}
