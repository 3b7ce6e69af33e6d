import { boxOf, compareGap, outlineOf, type Polygon } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { BASE, groundOf } from '../../ground/ground.ts';
import { boxOfVehicle, outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, isInPlay, NONE, type Vehicle } from '../../table/units.ts';
import { aheadInSmoke } from '../smoke/driving-in-smoke.ts';
import { lookAhead } from './looks-ahead.ts';
import { type Meeting, stops } from './meetings.ts';
import { doBoxesMeet, obstaclesOf } from './obstacles.ts';
import { aheadOf, footprintOf, type Pose, rowOf } from './vehicle.ts';

/** KZ-VEH-014: a pivot about the centre in whole degrees, clockwise positive, and then straight ahead, in mils. */
export interface Stretch {
  readonly turn: number;
  readonly ahead: number;
}

/** One move of a vehicle, as its driver means it to go. */
export type Route = readonly Stretch[];

/** The bearing after a turn, 0 to 359. */
export function turnedBy(heading: number, degrees: number): number {
  return (heading + degrees + 360) % 360;
}

/** KZ-VEH-013, KZ-VEH-014: why a vehicle may not be driven so: it moves exactly its speed, and has room to turn. */
export function whyNotRoute(table: Killzone, vehicle: Vehicle, route: Route): Refusal[] {
  const whole = route.reduce((sum, { ahead }) => sum + ahead, 0);
  if (whole !== vehicle.speed) return [refuse('KZ-VEH-013', 'notItsSpeed', { whole, speed: vehicle.speed })];
  return foresight(table, vehicle, route).fault;
}

/** What a route comes to if no die goes against the driver. */
export interface Foresight {
  readonly fault: Refusal[];
  /** What ends the move early: another vehicle, an obstacle, the table's edge. */
  readonly stop: Meeting | null;
  /** How many people are in its way. */
  readonly people: number;
  readonly end: Pose;
}

export function foresight(table: Killzone, vehicle: Vehicle, route: Route): Foresight {
  let pose: Pose = { x: vehicle.x, y: vehicle.y, heading: vehicle.heading };
  let people = 0;
  for (const [i, { turn, ahead: move }] of route.entries()) {
    pose = { ...pose, heading: turnedBy(pose.heading, turn) };
    const ahead = aheadInSmoke(table, vehicle, pose, move);
    if (turn !== 0 && !hasRoom(table, vehicle, pose)) {
      return { fault: [refuse('KZ-VEH-014', 'noRoomToTurn', i)], stop: null, people, end: pose };
    }
    for (const meeting of lookAhead(table, vehicle, pose, ahead, i === route.length - 1)) {
      if (meeting.with === 'figure') people++;
      if (stops(meeting)) return { fault: [], stop: meeting, people, end: { ...pose, ...meeting.rest } };
    }
    pose = endOf(table, vehicle, pose, ahead);
  }
  return { fault: [], stop: null, people, end: pose };
}

/** How far a vehicle may stop short for the sake of rounding, in mils. */
const HAIR = 4;

/** The end of a clear stretch; where rounding to whole mils would make it graze something solid, a hair sooner. */
export function endOf(table: Killzone, vehicle: Vehicle, pose: Pose, ahead: number): Pose {
  for (let short = 0; short < Math.min(HAIR, ahead); short++) {
    const end = aheadOf(vehicle, pose, ahead - short);
    if (hasRoom(table, vehicle, end)) return end;
  }
  return aheadOf(vehicle, pose, ahead);
}

/** Whether a vehicle fits in a pose: clear of everything solid and of other vehicles. */
export function hasRoom(table: Killzone, vehicle: Vehicle, pose: Pose): boolean {
  const outline = outlineOf(footprintOf(rowOf(vehicle), pose));
  const box = boxOf(outline.points);
  for (const obstacle of obstaclesOf(groundOf(table.map), rowOf(vehicle))) {
    if (doBoxesMeet(box, obstacle.box) && compareGap(outline, obstacle.shape, 0) < 0) return false;
  }
  for (const other of table.vehicles) {
    if (other.id === vehicle.id || other.away) continue;
    if (doBoxesMeet(box, boxOfVehicle(other)) && compareGap(outline, outlineOfVehicle(other), 0) < 0) return false;
  }
  return true;
}

/** Everybody on foot in the open whose base the vehicle would stand on. */
export function peopleUnder(table: Killzone, outline: Polygon): Figure[] {
  return table.figures.filter(
    figure =>
      figure.vehicle === NONE &&
      figure.room === NONE &&
      isInPlay(figure) &&
      compareGap({ kind: 'circle', centre: figure, radius: BASE }, outline, 0) < 0,
  );
}
