import { compareGap } from '@sightline/geometry/field';
import { BASE } from '../../ground/ground.ts';
import { outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Killzone } from '../../table/table.ts';
import { isFighting, NONE, type Vehicle } from '../../table/units.ts';
import { hasRoom } from './route.ts';
import { occupantsOf, placesLeft, rowOf } from './vehicle.ts';

/** What must be true of the vehicles of every table, said when it is not. */
export function brokenVehicles(table: Killzone): string[] {
  return [
    ...table.vehicles.flatMap(vehicle => [...misdriven(vehicle), ...misseated(table, vehicle)]),
    ...table.vehicles.flatMap(vehicle => (vehicle.away ? [] : misplaced(table, vehicle))),
  ];
}

/** KZ-VEH-001, KZ-VEH-004: whole inches, and no more than the type can do. */
function misdriven(vehicle: Vehicle): string[] {
  const { id, speed, wrecked, heading } = vehicle;
  const isSpeed = speed >= 0 && speed <= rowOf(vehicle).speed * 1000 && speed % 1000 === 0;
  const problems: string[] = [];
  if (!isSpeed) problems.push(`vehicle ${id} has a speed of ${speed}`);
  if (wrecked && speed > 0) problems.push(`the wreck of vehicle ${id} moves`);
  if (!Number.isInteger(heading) || heading < 0 || heading > 359) problems.push(`vehicle ${id} heads ${heading}`);
  return problems;
}

/** KZ-VEH-003: nobody in a wreck, one to a place, and no more than it holds. */
function misseated(table: Killzone, vehicle: Vehicle): string[] {
  const aboard = occupantsOf(table, vehicle);
  const problems: string[] = [];
  if (vehicle.wrecked && aboard.length > 0) problems.push(`somebody sits in the wreck of vehicle ${vehicle.id}`);
  if (new Set(aboard.map(({ place }) => place)).size < aboard.length) {
    problems.push(`two sit in one place of vehicle ${vehicle.id}`);
  }
  if (placesLeft(table, vehicle) < 0) problems.push(`vehicle ${vehicle.id} holds too many`);
  for (const { id, x, y } of aboard) {
    if (x !== vehicle.x || y !== vehicle.y) problems.push(`figure ${id} is not where its vehicle is`);
  }
  return problems;
}

/** Clear of walls, of one another and of everybody on foot. */
function misplaced(table: Killzone, vehicle: Vehicle): string[] {
  const outline = outlineOfVehicle(vehicle);
  const problems: string[] = [];
  if (!hasRoom(table, vehicle, vehicle)) problems.push(`vehicle ${vehicle.id} overlaps something solid`);
  for (const figure of table.figures) {
    if (figure.vehicle !== NONE || figure.room !== NONE || !isFighting(figure)) continue;
    const base = { kind: 'circle', centre: figure, radius: BASE } as const;
    if (compareGap(base, outline, 0) < 0) problems.push(`figure ${figure.id} stands under vehicle ${vehicle.id}`);
  }
  return problems;
}
