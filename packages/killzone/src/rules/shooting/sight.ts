import {
  compareGap,
  compareToSegment,
  distance,
  doSegmentsCross,
  isWithin,
  type Point,
  pointAlong,
  runsInside,
} from '@sightline/geometry/field';
import { BASE, type Ground, groundOf, type Opening } from '../../ground/ground.ts';
import { crossesRect, crossing, sweepsRect } from '../../ground/rect.ts';
import { isAside, outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Killzone } from '../../table/table.ts';
import { NONE, type Place } from '../../table/units.ts';
import { CLOUD_RADIUS, isInCloud, sharedSmoke } from '../smoke/clouds.ts';

/** What stops a line of sight. */
export interface Blocker {
  readonly by: 'building' | 'wreck' | 'vehicle' | 'smoke' | 'woods' | 'wall';
  readonly id: number;
}

export type Cover = 'none' | 'soft' | 'hard';

/** KZ-SHOOT-008 and KZ-SHOOT-009 for one line between two places. */
export interface Sight {
  readonly blocked: Blocker | null;
  readonly cover: Cover;
  /** KZ-SMOKE-008: both ends are in the same smoke, of which this is a cloud; NONE for no smoke. */
  readonly cloud: number;
}

/** The vehicles that an end of the line belongs to: they do not stop it. */
export interface Aboard {
  readonly from: number;
  readonly to: number;
}
const ON_FOOT: Aboard = { from: NONE, to: NONE };

/** Sight between two places; it runs between the centres of bases, through openings into rooms (KZ-BUILD-003). */
export function sight(table: Killzone, from: Place, to: Place, aboard: Aboard = ON_FOOT): Sight {
  const ground = groundOf(table.map);
  const cloud = sharedSmoke(table, from, to);
  const smoke = cloud === NONE ? smokeBetween(table, from, to) : null;
  if (smoke !== null) return { blocked: smoke, cover: 'none', cloud };
  if (from.room !== NONE && from.room === to.room) return { blocked: null, cover: 'none', cloud };
  const shared = openingBetween(table, ground, from, to);
  if (shared !== null) return { blocked: null, cover: coverOfOpening(table, shared, from, to), cloud };
  return { ...lookOut(table, ground, from, to, aboard), cloud };
}

/** Whether somebody in front of an opening stands within reach of it, base edge to middle. */
function isAtOpening(table: Killzone, opening: Opening, place: Place): boolean {
  return isWithin(opening, place, table.values.openingReach * 1000 + BASE);
}

/** The line leaves a room by one opening and comes into another by one, with nothing in the way between. */
function lookOut(table: Killzone, ground: Ground, from: Place, to: Place, aboard: Aboard): Omit<Sight, 'cloud'> {
  let first: Blocker | null = null;
  for (const exit of waysOut(ground, from)) {
    if (exit !== null && !isSeenThrough(table, exit, from, to)) continue;
    const start: Point = exit ?? from;
    for (const entry of waysOut(ground, to)) {
      if (entry !== null && !isSeenThrough(table, entry, to, from)) continue;
      const end: Point = entry ?? to;
      const blocked = whatStops(table, ground, start, end, aboard);
      if (blocked === null) return { blocked, cover: coverOnWay(table, ground, from, to, exit, entry, aboard) };
      first ??= blocked;
    }
  }
  return { blocked: first ?? { by: 'wall', id: from.room === NONE ? to.room : from.room }, cover: 'none' };
}

const OPEN: readonly null[] = [null];

/** The openings to the open air of the room a place is in; in the open there is nothing to look out of. */
function waysOut(ground: Ground, place: Place): readonly (Opening | null)[] {
  if (place.room === NONE) return OPEN;
  const outside: Opening[] = [];
  for (const id of ground.rooms[place.room]!.openings) {
    const opening = ground.openings[id]!;
    if (opening.to === NONE) outside.push(opening);
  }
  return outside;
}

/** KZ-BUILD-003: one of the two is at the opening, and the other is in front of that wall. */
function isSeenThrough(table: Killzone, opening: Opening, inside: Place, outside: Place): boolean {
  const isInFront =
    (outside.x - opening.x) * (opening.toX - opening.x) + (outside.y - opening.y) * (opening.toY - opening.y) > 0;
  if (!isInFront) return false;
  return isAtOpening(table, opening, inside) || (outside.room === NONE && isAtOpening(table, opening, outside));
}

/** A door that joins the rooms of both, with one of them at it. */
function openingBetween(table: Killzone, ground: Ground, from: Place, to: Place): Opening | null {
  if (from.room === NONE || to.room === NONE) return null;
  for (const id of ground.rooms[from.room]!.openings) {
    const opening = ground.openings[id]!;
    if (opening.kind === 'stairs' || (opening.from !== to.room && opening.to !== to.room)) continue;
    if (isAtOpening(table, opening, from) || isAtOpening(table, opening, to)) return opening;
  }
  return null;
}

function coverOfOpening(table: Killzone, opening: Opening, from: Place, to: Place): Cover {
  return isAtOpening(table, opening, to) && !isAtOpening(table, opening, from) ? 'hard' : 'none';
}

function whatStops(table: Killzone, ground: Ground, a: Point, b: Point, aboard: Aboard): Blocker | null {
  for (const block of ground.blocks) {
    if (crossesRect(a, b, block)) return { by: block.what, id: block.id };
  }
  for (const vehicle of table.vehicles) {
    if (vehicle.away || vehicle.id === aboard.from || vehicle.id === aboard.to || isAside(vehicle, a, b, 0)) continue;
    if (runsInside(a, b, outlineOfVehicle(vehicle))) return { by: 'vehicle', id: vehicle.id };
  }
  const low = table.values.obstacleHeight * 1000;
  for (let id = 0; id < ground.barriers.length; id++) {
    const barrier = ground.barriers[id]!;
    if (barrier.height > low && doSegmentsCross(a, b, barrier.a, barrier.b)) return { by: 'wall', id };
  }
  let woods = 0;
  for (const patch of ground.patches) {
    if (patch.kind !== 'woods' || !crossesRect(a, b, patch)) continue;
    woods += (crossing.to - crossing.from) * distance(a, b);
  }
  return woods > table.values.woodsDepth * 1000 ? { by: 'woods', id: 0 } : null;
}

/** KZ-SMOKE-005: into, out of or across a cloud nobody sees. */
function smokeBetween(table: Killzone, from: Place, to: Place): Blocker | null {
  for (let id = 0; id < table.clouds.length; id++) {
    const cloud = table.clouds[id]!;
    if (isInCloud(cloud, from) || isInCloud(cloud, to)) return { by: 'smoke', id };
    if (!canLieBetween(table, cloud.room, from.room, to.room)) continue;
    if (compareToSegment(cloud, from, to, CLOUD_RADIUS) < 0) return { by: 'smoke', id };
  }
  return null;
}

/** KZ-SMOKE-004: walls stop smoke, so a line meets only the clouds of the rooms or the open air that it runs through. */
function canLieBetween(table: Killzone, cloud: number, from: number, to: number): boolean {
  if (from === to) return cloud === from;
  if (cloud !== NONE) return cloud === from || cloud === to;
  const { rooms } = groundOf(table.map);
  return from === NONE || to === NONE || rooms[from]!.building !== rooms[to]!.building;
}

/** KZ-SHOOT-009: the better cover within an inch of the target; what is within an inch of the shooter is ignored. */
function coverOnWay(
  table: Killzone,
  ground: Ground,
  from: Place,
  to: Place,
  exit: Opening | null,
  entry: Opening | null,
  aboard: Aboard,
): Cover {
  if (entry !== null) return coverOfOpening(table, entry, from, to);
  const near = table.values.coverReach * 1000 + BASE;
  const whole = distance(from, to);
  const start = Math.max(exit === null ? near : 0, whole - near);
  if (start >= whole) return 'none';
  const a = pointAlong(from, to, start);
  if (isHiddenByBlock(table, ground, a, to, aboard)) return 'hard';
  let cover: Cover = 'none';
  for (const line of ground.barriers) {
    if (!doSegmentsCross(a, to, line.a, line.b)) continue;
    if (line.cover === 'hard') return 'hard';
    cover = 'soft';
  }
  if (cover === 'none' && ground.steps.some(step => step.kind === 'crates' && crossesRect(a, to, step))) cover = 'soft';
  if (cover === 'none' && ground.patches.some(patch => patch.kind === 'woods' && crossesRect(a, to, patch)))
    cover = 'soft';
  return cover;
}

/** A wall, wreck or vehicle that stands before part of the target's base without stopping the line to its centre. */
function isHiddenByBlock(table: Killzone, ground: Ground, a: Point, b: Point, aboard: Aboard): boolean {
  for (const block of ground.blocks) if (sweepsRect(a, b, BASE, block)) return true;
  for (const vehicle of table.vehicles) {
    if (vehicle.away || vehicle.id === aboard.from || vehicle.id === aboard.to || isAside(vehicle, a, b, BASE))
      continue;
    if (compareGap({ kind: 'line', points: [a, b] }, outlineOfVehicle(vehicle), BASE) < 0) return true;
  }
  return false;
}
