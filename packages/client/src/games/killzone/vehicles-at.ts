import { contains } from '@sightline/geometry/field';
import type { KillzoneBoard, KillzoneView, Place, Vehicle } from '@sightline/killzone';
import { NONE } from './floors.ts';

/** The vehicle that stands over a place, wreck or not. */
export function vehicleAt(rules: KillzoneBoard, view: KillzoneView, { x, y, room }: Place): Vehicle | undefined {
  if (room !== NONE) return undefined;
  return view.vehicles.find(vehicle => !vehicle.away && contains(rules.outlineOf(vehicle), { x, y }));
}
