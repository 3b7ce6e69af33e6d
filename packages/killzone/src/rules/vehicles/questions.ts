import { type Free, hasKeys, isRecord, type Listed } from '@sightline/kernel';
import { isWhole } from '../../table/forms.ts';
import type { KillzoneListed, KillzoneRegions } from '../../table/questions.ts';
import type { Names, Place, Who } from '../../table/units.ts';
import { whyNotDeployVehicle } from './deploying-vehicles.ts';
import { followRoute } from './driving.ts';
import { placingsOf } from './placings.ts';
import { type Route, type Stretch, whyNotRoute } from './route.ts';
import { waysToOffer } from './ways-to-offer.ts';

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

export type VehiclesQuestion = Steer | ClimbOut | DeployVehicle;

export const vehicleListed: KillzoneListed<ClimbOut> = { climbOut: {} };

export const vehicleRegions: KillzoneRegions<Steer | DeployVehicle> = {
  route: {
    isForm: isRoute,
    whyNot: (table, { vehicle }, route) => whyNotRoute(table, table.vehicles[vehicle.id]!, route),
    candidates: (table, { vehicle }) => waysToOffer(table, table.vehicles[vehicle.id]!),
    foresee:
      (_table, { vehicle }, route) =>
      (table, io) =>
        followRoute(table, io, table.vehicles[vehicle.id]!, route),
  },
  deployVehicle: {
    isForm: isVehiclePlacing,
    whyNot: (table, { vehicle }, placing) => whyNotDeployVehicle(table, table.vehicles[vehicle.id]!, placing),
    candidates: (table, { vehicle }) => placingsOf(table, table.vehicles[vehicle.id]!),
  },
};

/** More stretches than any driver needs, and more people than any vehicle holds. */
const LONGEST_ROUTE = 24;
const LARGEST_CREW = 12;

function isRoute(value: unknown): value is Route {
  return Array.isArray(value) && value.length > 0 && value.length <= LONGEST_ROUTE && value.every(isStretch);
}

function isStretch(value: unknown): value is Stretch {
  if (!isRecord(value) || !hasKeys(value, ['turn', 'ahead'])) return false;
  const { turn, ahead } = value;
  return isWhole(turn) && Math.abs(turn) <= 180 && isWhole(ahead) && ahead >= 0;
}

function isVehiclePlacing(value: unknown): value is VehiclePlacing {
  if (!isRecord(value) || !hasKeys(value, ['x', 'y', 'heading', 'speed', 'crew'])) return false;
  const { x, y, heading, speed, crew } = value;
  const isPose = isWhole(x) && isWhole(y) && isWhole(heading) && heading >= 0 && heading < 360;
  const isSpeed = isWhole(speed) && speed >= 0 && speed % 1000 === 0;
  return isPose && isSpeed && Array.isArray(crew) && crew.length <= LARGEST_CREW && crew.every(isWhole);
}
