import { outlineOf } from '@sightline/geometry/field';
import { landmarkOf } from '../../ground/landmarks.ts';
import { happen } from '../../table/moment.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Group, NONE, type Vehicle } from '../../table/units.ts';
import { aheadInSmoke } from '../smoke/driving-in-smoke.ts';
import { drivenOn, type Pivot, STRAIGHT } from './cornering.ts';
import { lookAhead } from './looks-ahead.ts';
import { isOnSoftGround, type Meeting } from './meetings.ts';
import type { Steer } from './questions.ts';
import { hitObstacle, pathOf, pushAside, ramFigure, ramVehicle } from './ramming.ts';
import { endOf, peopleUnder, pivotsOn, type Route, turnedBy } from './route.ts';
import { survivesSkid } from './skid-table.ts';
import {
  footprintOf,
  hasActiveDriver,
  isRunning,
  occupantsOf,
  type Pose,
  rowOf,
  setPose,
  sideOfVehicle,
  sixesOver,
} from './vehicle.ts';

/** KZ-VEH-013: the move of a vehicle whose speed for this turn is settled. The driver says which way. */
export function steer(table: Killzone, io: KillzoneIo, vehicle: Vehicle): void {
  vehicle.moved = true;
  if (vehicle.speed === 0) return;
  const { who, speed } = vehicle;
  const question: Steer = { kind: 'route', rule: 'KZ-VEH-013', vehicle: who, speed };
  followRoute(table, io, vehicle, io.ask(seatOf(table, sideOfVehicle(table, vehicle)), question));
}

/** Pivot by pivot and stretch by stretch, until the route is driven or something ends the move. */
export function followRoute(table: Killzone, io: KillzoneIo, vehicle: Vehicle, route: Route): void {
  const pivots = pivotsOn(table, vehicle, route);
  for (const [i, { turn, ahead }] of route.entries()) {
    if (turn !== 0 && !turns(table, io, vehicle, turn, pivots[i]!)) return;
    if (!drivesOn(table, io, vehicle, ahead, i === route.length - 1)) return;
  }
}

/** A pivot, with the corner it completes and whatever it sweeps over. Says whether the vehicle goes on. */
function turns(table: Killzone, io: KillzoneIo, vehicle: Vehicle, turn: number, { after, skid }: Pivot): boolean {
  const wasSoft = isOnSoftGround(table, vehicle, vehicle);
  setPose(table, vehicle, { x: vehicle.x, y: vehicle.y, heading: turnedBy(vehicle.heading, turn) });
  io.tell({ type: 'pivoted', rule: 'KZ-VEH-014', vehicle: vehicle.who, turn, heading: vehicle.heading });
  const outline = outlineOf(footprintOf(rowOf(vehicle), vehicle));
  for (const figure of peopleUnder(table, outline)) ramFigure(table, io, vehicle, figure, outline);
  vehicle.cornering = after;
  if (skid !== null && !survivesSkid(table, io, vehicle, skid, 'KZ-VEH-017')) return false;
  return wasSoft || !isOnSoftGround(table, vehicle, vehicle) || staysUprightOnSoftGround(table, io, vehicle);
}

/** One straight stretch. Says whether the vehicle goes on after it. */
function drivesOn(table: Killzone, io: KillzoneIo, vehicle: Vehicle, move: number, isLast: boolean): boolean {
  const from: Pose = { x: vehicle.x, y: vehicle.y, heading: vehicle.heading };
  const ahead = aheadInSmoke(table, vehicle, from, move);
  let driven = 0;
  const driveTo = (pose: Pose, distance: number): void => {
    setPose(table, vehicle, pose);
    const on = distance - driven;
    if (on <= 0) return;
    driven = distance;
    vehicle.driven += on;
    vehicle.cornering = drivenOn(vehicle.cornering, on);
    const { who, x, y, heading } = vehicle;
    io.tell({
      type: 'drove',
      rule: 'KZ-VEH-013',
      vehicle: who,
      ahead: on,
      x,
      y,
      heading,
      where: landmarkOf(table.map, { x, y, room: NONE }),
    });
  };
  for (const meeting of lookAhead(table, vehicle, from, ahead, isLast)) {
    driveTo({ ...meeting.rest, heading: from.heading }, meeting.distance);
    if (meeting.with !== 'figure') pushAside(table, io, vehicle);
    if (!passes(table, io, vehicle, meeting, from, ahead)) return false;
  }
  driveTo(endOf(table, vehicle, from, ahead), ahead);
  pushAside(table, io, vehicle);
  return true;
}

/** What comes of a meeting on the road. Says whether the vehicle drives on. */
function passes(
  table: Killzone,
  io: KillzoneIo,
  vehicle: Vehicle,
  meeting: Meeting,
  from: Pose,
  ahead: number,
): boolean {
  switch (meeting.with) {
    case 'figure':
      ramFigure(table, io, vehicle, table.figures[meeting.id]!, pathOf(vehicle, from, ahead));
      return true;
    case 'softGround':
      return staysUprightOnSoftGround(table, io, vehicle);
    case 'vehicle':
      ramVehicle(table, io, vehicle, table.vehicles[meeting.id]!);
      return false;
    case 'obstacle':
      hitObstacle(table, io, vehicle, meeting.kind);
      return false;
    case 'edge':
      leaveTable(table, io, vehicle);
      return false;
    default:
      return meeting satisfies never;
  }
}

/** KZ-VEH-037: wheels that come onto soft or broken ground faster than 12 inches skid. */
function staysUprightOnSoftGround(table: Killzone, io: KillzoneIo, vehicle: Vehicle): boolean {
  const over = sixesOver(vehicle.speed, table.values.softGroundSpeed * 1000);
  return over === 0 || survivesSkid(table, io, vehicle, over, 'KZ-VEH-037');
}

/** KZ-MOVE-006: out of play with everybody and everything in it. */
function leaveTable(table: Killzone, io: KillzoneIo, vehicle: Vehicle): void {
  vehicle.away = true;
  for (const figure of occupantsOf(table, vehicle)) {
    figure.away = true;
    happen(table, io, { on: 'leftTable', figure });
  }
  for (const prize of table.prizes) if (prize.vehicle === vehicle.id) prize.away = true;
  io.tell({ type: 'vehicleLeft', rule: 'KZ-MOVE-006', vehicle: vehicle.who });
}

/** KZ-VEH-038: at the end of their group's action, vehicles that nobody steered go straight on. */
export function runOn(table: Killzone, io: KillzoneIo, group: Group): void {
  for (const vehicle of table.vehicles) if (vehicle.group === group.id) goStraightOn(table, io, vehicle);
}

/** The same for those whose group is no more, at the end of the turn. */
export function runOnWithoutGroup(table: Killzone, io: KillzoneIo): void {
  for (const vehicle of table.vehicles) goStraightOn(table, io, vehicle);
}

function goStraightOn(table: Killzone, io: KillzoneIo, vehicle: Vehicle): void {
  if (vehicle.moved || vehicle.speed === 0 || !isRunning(vehicle)) return;
  vehicle.moved = true;
  io.tell({ type: 'ranOn', rule: 'KZ-VEH-038', vehicle: vehicle.who, speed: vehicle.speed });
  followRoute(table, io, vehicle, [{ turn: 0, ahead: vehicle.speed }]);
}

/** KZ-VEH-013: a vehicle in motion must be driven before its driver or his group is done. */
export function mustBeDriven(table: Killzone, vehicle: Vehicle): boolean {
  return vehicle.speed > 0 && !vehicle.moved && isRunning(vehicle) && hasActiveDriver(table, vehicle);
}

/** A new turn: every vehicle may move again. */
export function beginTurnOfVehicles(table: Killzone): void {
  for (const vehicle of table.vehicles) {
    vehicle.moved = false;
    vehicle.driven = 0;
    if (vehicle.speed === 0) vehicle.cornering = STRAIGHT;
    vehicle.rammed = [];
    for (const weapon of vehicle.mounted) {
      weapon.shots = 0;
      weapon.burst = 0;
    }
    vehicle.gunner = NONE;
  }
}
