import type { Free, Listed } from '@sightline/kernel';
import type { VehicleAct } from './rules/vehicles/acts.ts';
import type { Route } from './rules/vehicles/route.ts';
import type { Names, Place, Who } from './table.ts';

export type { VehicleAct };

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
