import { boxOf, compareGap, outlineOf, type Polygon } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { BASE, groundOf } from '../../ground/ground.ts';
import { boxOfVehicle, outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, isInPlay, NONE, type Vehicle } from '../../table/units.ts';
import { aheadInSmoke } from '../smoke/driving-in-smoke.ts';
import { type Pivot, pivotsOf } from './cornering.ts';
import { lookAhead } from './looks-ahead.ts';
import { isOnSoftGround, type Meeting, stops } from './meetings.ts';
import { doBoxesMeet, obstaclesOf } from './obstacles.ts';
import { crashChance } from './skid-table.ts';
import { aheadOf, footprintOf, type Pose, rowOf, sixesOver } from './vehicle.ts';

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
  /** Who is in its way, each of them once (KZ-VEH-028), and how many they are. */
  readonly struck: readonly number[];
  readonly people: number;
  /** What is added to each Skid roll that its corners take (KZ-VEH-017). */
  readonly skids: readonly number[];
  /** It comes onto ground that is too soft to be driven on fast (KZ-VEH-037). */
  readonly soft: boolean;
  readonly end: Pose;
  /** Stretch by stretch as far as it gets, each with what it risks. */
  readonly legs: readonly DrivenLeg[];
}

export interface DrivenLeg {
  readonly from: Pose;
  readonly to: Pose;
  /** How likely the corner that begins it, or soft ground on it, ends in a crash (KZ-VEH-017, KZ-VEH-037); 0 where nothing is rolled for. */
  readonly crash: number;
}

export function foresight(table: Killzone, vehicle: Vehicle, route: Route): Foresight {
  let pose: Pose = { x: vehicle.x, y: vehicle.y, heading: vehicle.heading };
  const struck: number[] = [];
  const strike = (id: number): void => {
    if (!struck.includes(id)) struck.push(id);
  };
  const skids: number[] = [];
  const legs: DrivenLeg[] = [];
  let soft = false;
  const pivots = pivotsOn(table, vehicle, route);
  for (const [i, { turn, ahead: move }] of route.entries()) {
    const wasSoft = turn === 0 || isOnSoftGround(table, vehicle, pose);
    pose = { ...pose, heading: turnedBy(pose.heading, turn) };
    const ahead = aheadInSmoke(table, vehicle, pose, move);
    if (turn !== 0 && !(hasRoom(table, vehicle, pose) && isOnTable(table, vehicle, pose))) {
      const fault = [refuse('KZ-VEH-014', 'noRoomToTurn', i)];
      return { fault, stop: null, struck, people: struck.length, skids, soft, end: pose, legs };
    }
    if (turn !== 0) for (const { id } of peopleUnder(table, outlineOf(footprintOf(rowOf(vehicle), pose)))) strike(id);
    const { skid } = pivots[i]!;
    if (skid !== null) skids.push(skid);
    let crash = skid === null ? 0 : crashChance(skid);
    const risk = (): void => {
      soft = true;
      crash = 1 - (1 - crash) * (1 - softGroundRisk(table, vehicle));
    };
    // To swing round may bring it there as well.
    if (!wasSoft && isOnSoftGround(table, vehicle, pose)) risk();
    for (const meeting of lookAhead(table, vehicle, pose, ahead, i === route.length - 1)) {
      if (meeting.with === 'figure') strike(meeting.id);
      if (meeting.with === 'softGround') risk();
      if (!stops(meeting)) continue;
      const end = { ...pose, ...meeting.rest };
      legs.push({ from: pose, to: end, crash });
      return { fault: [], stop: meeting, struck, people: struck.length, skids, soft, end, legs };
    }
    const to = endOf(table, vehicle, pose, ahead);
    legs.push({ from: pose, to, crash });
    pose = to;
  }
  return { fault: [], stop: null, struck, people: struck.length, skids, soft, end: pose, legs };
}

/** KZ-VEH-037: how likely wheels that come onto soft or broken ground at this speed skid into a crash. */
function softGroundRisk(table: Killzone, { speed }: Vehicle): number {
  const over = sixesOver(speed, table.values.softGroundSpeed * 1000);
  return over === 0 ? 0 : crashChance(over);
}

/** KZ-VEH-014: the pivots of a route, with the Skid rolls that they take. Travel is what is driven, in smoke or out. */
export function pivotsOn(table: Killzone, vehicle: Vehicle, route: Route): Pivot[] {
  let pose: Pose = vehicle;
  const bends = route.map(({ turn, ahead }) => {
    const from = { x: pose.x, y: pose.y, heading: turnedBy(pose.heading, turn) };
    const travel = aheadInSmoke(table, vehicle, from, ahead);
    pose = aheadOf(vehicle, from, travel);
    return { turn, travel };
  });
  return pivotsOf(vehicle.cornering, vehicle.speed, bends);
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

/** KZ-MOVE-006: whether a vehicle in a pose is wholly on the table. */
export function isOnTable({ map }: Killzone, vehicle: Vehicle, pose: Pose): boolean {
  const { width, depth } = groundOf(map);
  const { minX, minY, maxX, maxY } = boxOf(outlineOf(footprintOf(rowOf(vehicle), pose)).points);
  return minX >= 0 && minY >= 0 && maxX <= width && maxY <= depth;
}

/** Everybody on foot in the open whose base the vehicle would stand on. */
export function peopleUnder(table: Killzone, outline: Polygon): Figure[] {
  const { minX, minY, maxX, maxY } = boxOf(outline.points);
  return table.figures.filter(
    figure =>
      figure.vehicle === NONE &&
      figure.room === NONE &&
      figure.x > minX - BASE &&
      figure.x < maxX + BASE &&
      figure.y > minY - BASE &&
      figure.y < maxY + BASE &&
      isInPlay(figure) &&
      compareGap({ kind: 'circle', centre: figure, radius: BASE }, outline, 0) < 0,
  );
}
