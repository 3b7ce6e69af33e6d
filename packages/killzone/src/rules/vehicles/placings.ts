import { groundOf } from '../../ground/ground.ts';
import type { Killzone } from '../../table/table.ts';
import type { Vehicle } from '../../table/units.ts';
import { crewToHand, whyNotDeployVehicle } from './deploying-vehicles.ts';
import type { VehiclePlacing } from './questions.ts';
import { placesNeeded, rowOf } from './vehicle.ts';

/** Inward from the middle and the thirds of its own edge: parked and empty, or manned and rolling. */
export function placingsOf(table: Killzone, vehicle: Vehicle): VehiclePlacing[] {
  const { width, depth } = groundOf(table.map);
  const heading = INWARD[table.edges[vehicle.side]!];
  const into = Math.ceil(Math.max(rowOf(vehicle).length, rowOf(vehicle).width) * 500) + 500;
  const crew = crewFor(table, vehicle);
  const fastest = table.values.startingSpeed * 1000;
  const found: VehiclePlacing[] = [];
  for (const part of [1 / 2, 1 / 3, 2 / 3, 1 / 6, 5 / 6]) {
    const isSide = heading === 90 || heading === 270;
    const along = Math.round(part * (isSide ? depth : width));
    const x = isSide ? (heading === 90 ? into : width - into) : along;
    const y = isSide ? along : heading === 0 ? into : depth - into;
    for (const placing of [
      { x, y, heading, speed: fastest, crew },
      { x, y, heading, speed: 0, crew: [] },
    ]) {
      if (whyNotDeployVehicle(table, vehicle, placing).length === 0) found.push(placing);
    }
  }
  return found.slice(0, 4);
}

const INWARD = { south: 0, west: 90, north: 180, east: 270 } as const;

/** The first who are to hand and fit in together, of one group. */
function crewFor(table: Killzone, vehicle: Vehicle): number[] {
  const [first, ...others] = crewToHand(table, vehicle.side).filter(
    figure => placesNeeded(figure) === 1 || !rowOf(vehicle).traits.includes('small'),
  );
  if (first === undefined) return [];
  const crew = [first];
  let left = rowOf(vehicle).places - placesNeeded(first);
  for (const figure of others) {
    if (figure.group !== first.group || placesNeeded(figure) > left) continue;
    crew.push(figure);
    left -= placesNeeded(figure);
  }
  return crew.map(({ id }) => id);
}
