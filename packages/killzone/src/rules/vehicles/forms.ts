import type { Place } from '../../table/units.ts';
import type { VehicleAct } from './acts.ts';

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

function isPace(value: unknown): boolean {
  return value === 'accelerate' || value === 'brake' || value === 'hold';
}

export function has(value: Fields, fields: number): boolean {
  return Object.keys(value).length === fields;
}

type Fields = Readonly<Record<string, unknown>>;
