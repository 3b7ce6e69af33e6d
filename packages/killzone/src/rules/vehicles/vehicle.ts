import { bearing, driven, type Footprint, inches } from '@sightline/geometry/field';
import { ARMOURS, TROOPS, VEHICLES } from '../../content/load.ts';
import type { VehicleRow } from '../../content/schema.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, isInPlay, type Vehicle } from '../../table/units.ts';
import { killScoreOf } from '../suppression/damage.ts';

/** Where a vehicle stands and which way it points, a compass bearing in whole degrees. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export function rowOf({ type }: Vehicle): VehicleRow {
  return VEHICLES.get(type);
}

/** The rectangle of a vehicle in a pose, for driving and pivoting. */
export function footprintOf({ length, width }: VehicleRow, { x, y, heading }: Pose): Footprint {
  return { centre: { x, y }, heading: bearing(heading), length: inches(length), width: inches(width) };
}

/** Everybody aboard: the driver first, then the passengers in seating order (KZ-ORG-012). */
export function occupantsOf(table: Killzone, vehicle: Vehicle): Figure[] {
  const aboard: Figure[] = [];
  for (const figure of table.figures) if (figure.vehicle === vehicle.id && isInPlay(figure)) aboard.push(figure);
  return aboard.sort((a, b) => a.place - b.place);
}

/** Whoever sits at the wheel, in whatever state. */
export function driverOf(table: Killzone, vehicle: Vehicle): Figure | null {
  for (const figure of table.figures) {
    if (figure.vehicle === vehicle.id && figure.place === 0 && isInPlay(figure)) return figure;
  }
  return null;
}

/** KZ-VEH-038: somebody who can drive is at the wheel. */
export function hasActiveDriver(table: Killzone, vehicle: Vehicle): boolean {
  return driverOf(table, vehicle)?.state === 'active';
}

/** Still a vehicle: on the table and driveable. */
export function isRunning(vehicle: Vehicle): boolean {
  return !vehicle.wrecked && !vehicle.away;
}

/** The side that a vehicle belongs to at the moment: of those aboard, or of its owner when it is empty. */
export function sideOfVehicle(table: Killzone, vehicle: Vehicle): number {
  return occupantsOf(table, vehicle)[0]?.side ?? vehicle.side;
}

/** KZ-VEH-002, KZ-VEH-025: a motorbike's armour is its rider's kill score, with what drugs add to it. */
export function armourOf(table: Killzone, vehicle: Vehicle): number {
  const { armour } = rowOf(vehicle);
  if (armour !== null) return armour;
  const rider = occupantsOf(table, vehicle)[0];
  return rider ? killScoreOf(table, rider).total : ARMOURS.get('none').killScore;
}

/** KZ-VEH-003: power armour takes two places. */
export function placesNeeded({ troop }: Figure): number {
  return TROOPS.get(troop).traits.includes('powerArmour') ? 2 : 1;
}

export function placesLeft(table: Killzone, vehicle: Vehicle): number {
  return occupantsOf(table, vehicle).reduce((left, figure) => left - placesNeeded(figure), rowOf(vehicle).places);
}

/** Moves a vehicle and everybody in it. */
export function setPose(table: Killzone, vehicle: Vehicle, { x, y, heading }: Pose): void {
  vehicle.x = x;
  vehicle.y = y;
  vehicle.heading = heading;
  for (const figure of table.figures) {
    if (figure.vehicle !== vehicle.id) continue;
    figure.x = x;
    figure.y = y;
  }
}

/** "Every 6 inches or part of it" by which a speed is over a limit, both in mils. */
export function sixesOver(speed: number, limit: number): number {
  return Math.max(0, Math.ceil((speed - limit) / 6000));
}

/** A quick look before measuring: no vehicle is longer than 8 inches. */
export function isNear({ x, y }: Figure, vehicle: Vehicle): boolean {
  return Math.abs(x - vehicle.x) <= 6000 && Math.abs(y - vehicle.y) <= 6000;
}

/** Where a vehicle is after driving straight on; a negative distance backs it up. */
export function aheadOf(vehicle: Vehicle, pose: Pose, ahead: number): Pose {
  return { ...driven(footprintOf(rowOf(vehicle), pose), ahead).centre, heading: pose.heading };
}
