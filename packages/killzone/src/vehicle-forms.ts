import { isRecord } from '@sightline/kernel';
import type { VehiclePlacing } from './questions-vehicles.ts';
import type { VehicleAct } from './rules/vehicles/acts.ts';
import type { Route } from './rules/vehicles/route.ts';
import type { Place } from './table.ts';

/** How many stretches a route may have; more than any driver needs. */
const LONGEST_ROUTE = 24;

type Fields = Readonly<Record<string, unknown>>;

/** Whether an answer is a thing that can be done with a vehicle; places and ways are judged by the caller's tests. */
export function isVehicleAct(
  value: Fields,
  isPlace: (value: unknown) => value is Place,
  isWay: (value: unknown) => boolean,
): value is Fields & VehicleAct {
  switch (value['do']) {
    case 'drive':
      return has(value, 3) && isPace(value['pace']) && Number.isInteger(value['dice']);
    case 'backUp':
      return has(value, 2) && Number.isInteger(value['back']);
    case 'board':
      return has(value, 3) && Number.isInteger(value['vehicle']) && typeof value['wheel'] === 'boolean';
    case 'getOut':
      return has(value, 3) && isPlace(value['at']) && isWay(value['way']);
    case 'bailOut':
      return has(value, 2) && isPlace(value['at']);
    case 'attackVehicle':
      return has(value, 2) && Number.isInteger(value['vehicle']);
    case 'takeWheel':
      return has(value, 1);
    default:
      return false;
  }
}

export function isRoute(value: unknown): value is Route {
  return Array.isArray(value) && value.length > 0 && value.length <= LONGEST_ROUTE && value.every(isStretch);
}

export function isVehiclePlacing(value: unknown): value is VehiclePlacing {
  if (!isRecord(value) || !has(value, 5)) return false;
  const { x, y, heading, speed, crew } = value;
  const isPose = [x, y, heading].every(Number.isInteger) && Number(heading) >= 0 && Number(heading) < 360;
  const isSpeed = Number.isInteger(speed) && Number(speed) >= 0 && Number(speed) % 1000 === 0;
  return isPose && isSpeed && Array.isArray(crew) && crew.length <= 12 && crew.every(Number.isInteger);
}

function isStretch(value: unknown): boolean {
  if (!isRecord(value) || !has(value, 2)) return false;
  const { turn, ahead } = value;
  const isTurn = Number.isInteger(turn) && Math.abs(Number(turn)) <= 180;
  return isTurn && Number.isInteger(ahead) && Number(ahead) >= 0;
}

function isPace(value: unknown): boolean {
  return value === 'accelerate' || value === 'brake' || value === 'hold';
}

function has(value: Fields, fields: number): boolean {
  return Object.keys(value).length === fields;
}
