import {
  boxOf,
  circle,
  compareGap,
  driven,
  type Footprint,
  outlineOf,
  type Point,
  type Shape,
  sweep,
  type Target,
} from '@sightline/geometry/field';
import { BASE, type Ground, groundOf } from '../../ground/ground.ts';
import { outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Killzone } from '../../table/table.ts';
import { isInPlay, NONE, type Vehicle } from '../../table/units.ts';
import { contactIn, isOffLane, laneOf } from './lane.ts';
import { doBoxesMeet, type ObstacleKind, obstaclesOf, softGroundOf } from './obstacles.ts';
import { footprintOf, type Pose, rowOf } from './vehicle.ts';

/** Something that a straight drive comes to: how far on, and where the vehicle's centre is then. */
export type Meeting = {
  readonly distance: number;
  readonly rest: Point;
} & (
  | { readonly with: 'figure' | 'vehicle'; readonly id: number }
  | { readonly with: 'obstacle'; readonly kind: ObstacleKind }
  | { readonly with: 'softGround' }
  | { readonly with: 'edge' }
);

type Thing =
  | { readonly with: 'figure' | 'vehicle'; readonly id: number }
  | { readonly with: 'obstacle'; readonly kind: ObstacleKind }
  | { readonly with: 'softGround' };

/** KZ-VEH-013: what ends a move before its time. */
export function stops(meeting: Meeting): boolean {
  return meeting.with === 'vehicle' || meeting.with === 'obstacle' || meeting.with === 'edge';
}

/**
 * KZ-VEH-026: everything a straight drive meets, nearest first. A move that ends in base contact with a person or a
 * vehicle meets them too; one that ends just before a wall does not hit it.
 */
export function meetingsAhead(
  table: Killzone,
  vehicle: Vehicle,
  pose: Pose,
  ahead: number,
  isLast: boolean,
): readonly Meeting[] {
  if (ahead === 0) return [];
  const ground = groundOf(table.map);
  const row = rowOf(vehicle);
  const footprint = footprintOf(row, pose);
  const lane = laneOf(row, pose, ahead);
  const meetings: Meeting[] = [];
  const add = (thing: Thing, distance: number, rest: Point): void => {
    const isTouched = thing.with === 'figure' || thing.with === 'vehicle';
    if (distance < ahead || (isTouched && isLast && distance === ahead)) meetings.push({ ...thing, distance, rest });
  };
  const things: Thing[] = [];
  const targets: Target[] = [];
  eachThing(table, ground, vehicle, pose, (thing, shape) => {
    if (isOffLane(lane, shape)) return;
    const contact = shape.kind === 'polygon' ? contactIn(lane, shape.points) : null;
    if (contact === 'behind') return;
    const rest = contact === null ? null : restAt(footprint, contact, shape);
    if (contact !== null && rest !== null) return add(thing, contact, rest);
    targets.push({ id: things.length, shape });
    things.push(thing);
  });
  if (targets.length > 0) {
    for (const { id, distance, rest } of sweep(footprint, ahead + 1, targets))
      add(things[id as number]!, distance, rest);
  }
  const edge = edgeAhead(ground, footprint, ahead);
  if (edge !== null) meetings.push(edge);
  meetings.sort((a, b) => a.distance - b.distance);
  return edge === null ? meetings : meetings.slice(0, meetings.indexOf(edge) + 1);
}

/** How many mils before the contact rounding may have it overlap. */
const ROUNDING = 4;

/** The centre of the vehicle in contact, on a whole mil where the two do not overlap; null when it is not there. */
function restAt(footprint: Footprint, contact: number, shape: Shape): Point | null {
  for (let distance = contact; distance >= 0 && distance > contact - ROUNDING; distance--) {
    const there = driven(footprint, distance);
    if (compareGap(outlineOf(there), shape, 0) >= 0) return there.centre;
  }
  return null;
}

/** Whatever there is to be met: obstacles, vehicles, people, and soft ground for those who are not on it yet. */
function eachThing(
  table: Killzone,
  ground: Ground,
  vehicle: Vehicle,
  pose: Pose,
  look: (thing: Thing, shape: Shape) => void,
): void {
  const row = rowOf(vehicle);
  for (const { kind, shape } of obstaclesOf(ground, row)) look({ with: 'obstacle', kind }, shape);
  for (const other of table.vehicles) {
    if (other.id === vehicle.id || other.away) continue;
    const outline = outlineOfVehicle(other);
    look(other.wrecked ? { with: 'obstacle', kind: 'wreck' } : { with: 'vehicle', id: other.id }, outline);
  }
  for (const figure of table.figures) {
    if (figure.vehicle !== NONE || figure.room !== NONE || !isInPlay(figure)) continue;
    look({ with: 'figure', id: figure.id }, circle(figure, BASE));
  }
  const soft = softGroundOf(ground, row);
  if (soft.length === 0 || isOnSoftGround(table, vehicle, pose)) return;
  for (const { shape } of soft) look({ with: 'softGround' }, shape);
}

/** KZ-VEH-037: whether wheels are on soft or broken ground already. */
export function isOnSoftGround(table: Killzone, vehicle: Vehicle, pose: Pose): boolean {
  const soft = softGroundOf(groundOf(table.map), rowOf(vehicle));
  if (soft.length === 0) return false;
  const outline = outlineOf(footprintOf(rowOf(vehicle), pose));
  const around = boxOf(outline.points);
  return soft.some(({ shape, box }) => doBoxesMeet(around, box) && compareGap(outline, shape, 0) < 0);
}

/** How far beyond the edge a vehicle that is gone is put, in mils. */
const BEYOND = 2;

/** KZ-MOVE-006: a vehicle is gone as soon as any part of it crosses the table's edge. */
function edgeAhead({ width, depth }: Ground, footprint: Footprint, ahead: number): Meeting | null {
  const { centre } = footprint;
  const end = driven(footprint, ahead).centre;
  const [dx, dy] = [end.x - centre.x, end.y - centre.y];
  let part = 1;
  let beyond: Partial<Point> = {};
  for (const { x, y } of outlineOf(footprint).points) {
    const [across, along] = [partBefore(x, x + dx, width), partBefore(y, y + dy, depth)];
    if (across < part) [part, beyond] = [across, { x: dx < 0 ? -BEYOND : width + BEYOND }];
    if (along < part) [part, beyond] = [along, { y: dy < 0 ? -BEYOND : depth + BEYOND }];
  }
  if (part >= 1) return null;
  const distance = Math.max(0, Math.ceil(part * ahead));
  return { with: 'edge', distance, rest: { ...driven(footprint, distance).centre, ...beyond } };
}

/** The part of the way along one axis before it leaves the table; 1 or more when it does not. */
function partBefore(from: number, to: number, size: number): number {
  if (to < 0) return from / (from - to);
  return to > size ? (size - from) / (to - from) : 1;
}
