import { type Refusal, refuse } from '@sightline/kernel';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';
import { type AttackVehicle, attackVehicle, whyNotAttackVehicle } from './attacking-vehicles.ts';
import {
  type BailOut,
  type Board,
  bailOut,
  board,
  type GetOut,
  getOut,
  whyNotBailOut,
  whyNotBailOutNow,
  whyNotBoard,
  whyNotGetOut,
  whyNotGetOutNow,
} from './boarding.ts';
import { mustBeDriven } from './driving.ts';
import {
  type BackUp,
  backUp,
  type Drive,
  drive,
  vehicleDrivenBy,
  whyNotBackUp,
  whyNotDrive,
  whyNotDriveNow,
} from './pace.ts';
import { takeWheel, whyNotTakeWheel } from './taking-the-wheel.ts';
import { driverOf, isNear } from './vehicle.ts';

/** What a figure may do with a vehicle in its group's action. */
export type VehicleAct = Drive | BackUp | Board | GetOut | BailOut | AttackVehicle | { readonly do: 'takeWheel' };

export function carryOutWithVehicle(table: Killzone, io: KillzoneIo, figure: Figure, act: VehicleAct): void {
  switch (act.do) {
    case 'drive':
      return drive(table, io, figure, act);
    case 'backUp':
      return backUp(table, io, figure, act);
    case 'board':
      return board(table, io, figure, act);
    case 'getOut':
      return getOut(table, io, figure, act);
    case 'bailOut':
      return bailOut(table, io, figure, act);
    case 'takeWheel':
      return takeWheel(table, io, figure);
    case 'attackVehicle':
      return attackVehicle(table, io, figure, act);
    default:
      return act satisfies never;
  }
}

export function whyNotWithVehicle(table: Killzone, figure: Figure, act: VehicleAct): Refusal[] {
  switch (act.do) {
    case 'drive':
      return whyNotDrive(table, figure, act);
    case 'backUp':
      return whyNotBackUp(table, figure, act);
    case 'board':
      return whyNotBoard(table, figure, act);
    case 'getOut':
      return whyNotGetOut(table, figure, act);
    case 'bailOut':
      return whyNotBailOut(table, figure, act);
    case 'takeWheel':
      return whyNotTakeWheel(table, figure);
    case 'attackVehicle':
      return whyNotAttackVehicle(table, figure, act);
    default:
      return act satisfies never;
  }
}

/** KZ-VEH-013: a driver is not done while his vehicle is moving and has not been driven. */
export function whyNotBeDone(table: Killzone, figure: Figure): Refusal[] {
  const vehicle = vehicleDrivenBy(table, figure);
  if (vehicle === null || !mustBeDriven(table, vehicle)) return [];
  return [refuse('KZ-VEH-013', 'mustDrive', { speed: vehicle.speed })];
}

/** Whether a figure has anything left to do with a vehicle. */
export function canActWithVehicle(table: Killzone, figure: Figure): boolean {
  if (figure.vehicle === NONE) return canReachVehicle(table, figure);
  if (whyNotDriveNow(table, figure).length === 0 || whyNotTakeWheel(table, figure).length === 0) return true;
  const isAtRest = table.vehicles[figure.vehicle]!.speed === 0;
  return (isAtRest ? whyNotGetOutNow(table, figure) : whyNotBailOutNow(table, figure)).length === 0;
}

/** A vehicle to get into or to attack. */
function canReachVehicle(table: Killzone, figure: Figure): boolean {
  return table.vehicles.some(vehicle => {
    if (!isNear(figure, vehicle)) return false;
    const { id } = vehicle;
    const wheel = driverOf(table, vehicle) === null;
    return (
      whyNotBoard(table, figure, { do: 'board', vehicle: id, wheel }).length === 0 ||
      whyNotAttackVehicle(table, figure, { do: 'attackVehicle', vehicle: id }).length === 0
    );
  });
}
