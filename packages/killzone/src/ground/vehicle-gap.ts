import { type Box, circle, gapBetween, type Point } from '@sightline/geometry/field';
import type { Vehicle } from '../table/units.ts';
import { BASE } from './ground.ts';
import { boxOfVehicle, outlineOfVehicle } from './vehicle-outline.ts';

/** The gap between two vehicles, edge to edge, rounded up to a whole mil. */
export function gapOfVehicles(a: Vehicle, b: Vehicle): number {
  if (!isUpright(a) || !isUpright(b)) return gapBetween(outlineOfVehicle(a), outlineOfVehicle(b));
  return reachBetween(boxOfVehicle(a), boxOfVehicle(b));
}

/** The gap between a base and a vehicle. */
export function gapToVehicle(at: Point, vehicle: Vehicle): number {
  if (!isUpright(vehicle)) return gapBetween(circle(at, BASE), outlineOfVehicle(vehicle));
  const { x, y } = at;
  return Math.max(0, reachBetween({ minX: x, minY: y, maxX: x, maxY: y }, boxOfVehicle(vehicle)) - BASE);
}

/** Along a street of the grid a vehicle is its own box, which is measured in no time. */
function isUpright({ heading }: Vehicle): boolean {
  return heading % 90 === 0;
}

function reachBetween(a: Box, b: Box): number {
  const dx = Math.max(0, a.minX - b.maxX, b.minX - a.maxX);
  const dy = Math.max(0, a.minY - b.maxY, b.minY - a.maxY);
  return Math.ceil(Math.sqrt(dx * dx + dy * dy));
}
