import { type Free, isRecord, type Listed } from '@sightline/kernel';
import type { Names, Place, Who } from '../../table/units.ts';
import { has } from './forms.ts';
import type { Route } from './route.ts';

/** KZ-VEH-013: which way a vehicle goes at the speed it has, in mils. */
export type Steer = Free<Route> & { readonly kind: 'route'; readonly vehicle: Who; readonly speed: number };

/** KZ-VEH-020: where a survivor stands beside his wreck. */
export type ClimbOut = Listed<Place> & { readonly kind: 'climbOut'; readonly figure: Who; readonly vehicle: Who };

/** KZ-WIN-004: where a vehicle starts, how fast, and who sits in it, the driver first. */
export interface VehiclePlacing {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly speed: number;
  readonly crew: readonly number[];
}
export type DeployVehicle = Free<VehiclePlacing> & {
  readonly kind: 'deployVehicle';
  readonly vehicle: Who;
  readonly names: Names;
};

export type VehicleQuestion = Steer | ClimbOut | DeployVehicle;

export function isRoute(value: unknown): value is Route {
  return Array.isArray(value) && value.length > 0 && value.length <= LONGEST_ROUTE && value.every(isStretch);
}

function isStretch(value: unknown): boolean {
  if (!isRecord(value) || !has(value, 2)) return false;
  const { turn, ahead } = value;
  const isTurn = Number.isInteger(turn) && Math.abs(Number(turn)) <= 180;
  return isTurn && Number.isInteger(ahead) && Number(ahead) >= 0;
}

/** How many stretches a route may have; more than any driver needs. */
const LONGEST_ROUTE = 24;

export function isVehiclePlacing(value: unknown): value is VehiclePlacing {
  if (!isRecord(value) || !has(value, 5)) return false;
  const { x, y, heading, speed, crew } = value;
  const isPose = [x, y, heading].every(Number.isInteger) && Number(heading) >= 0 && Number(heading) < 360;
  const isSpeed = Number.isInteger(speed) && Number(speed) >= 0 && Number(speed) % 1000 === 0;
  return isPose && isSpeed && Array.isArray(crew) && crew.length <= 12 && crew.every(Number.isInteger);
}
