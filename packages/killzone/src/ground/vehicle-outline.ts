import { type Box, bearing, boxOf, inches, outlineOf, type Point, type Polygon } from '@sightline/geometry/field';
import { VEHICLES } from '../content/load.ts';
import type { Vehicle } from '../table/units.ts';

interface Drawn {
  x: number;
  y: number;
  heading: number;
  outline: Polygon;
  box: Box;
}

/** The latest outline of each vehicle: it is looked at far more often than it moves. */
const drawn = new WeakMap<Vehicle, Drawn>();

/** The rectangle a vehicle covers; all measuring is done on it. */
export function outlineOfVehicle(vehicle: Vehicle): Polygon {
  return drawnAs(vehicle).outline;
}

/** The upright box round it, for a quick look before measuring. */
export function boxOfVehicle(vehicle: Vehicle): Box {
  return drawnAs(vehicle).box;
}

function drawnAs(vehicle: Vehicle): Drawn {
  const { x, y, heading } = vehicle;
  const known = drawn.get(vehicle);
  if (known && known.x === x && known.y === y && known.heading === heading) return known;
  const { length, width } = VEHICLES.get(vehicle.type);
  const outline = outlineOf({
    centre: { x, y },
    heading: bearing(heading),
    length: inches(length),
    width: inches(width),
  });
  const fresh = { x, y, heading, outline, box: boxOf(outline.points) };
  drawn.set(vehicle, fresh);
  return fresh;
}

/** A quick no: the box of the vehicle, grown by `pad`, lies aside of the box round a line. */
export function isAside(vehicle: Vehicle, a: Point, b: Point, pad: number): boolean {
  const { minX, minY, maxX, maxY } = drawnAs(vehicle).box;
  return (
    (a.x < minX - pad && b.x < minX - pad) ||
    (a.x > maxX + pad && b.x > maxX + pad) ||
    (a.y < minY - pad && b.y < minY - pad) ||
    (a.y > maxY + pad && b.y > maxY + pad)
  );
}
