import { isWithin, type Point } from '@sightline/geometry/field';
import { D6 } from '@sightline/kernel';
import { BASE } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import type { Cloud, Killzone, KillzoneIo } from '../../table/table.ts';
import { NONE, type Place } from '../../table/units.ts';

/** KZ-SMOKE-004: a cloud reaches 3 inches from its point. */
export const CLOUD_RADIUS = 3000;
/** KZ-SMOKE-011: the turn it is fired and the whole next one. */
const SURE_TURNS = 2;

/** A base that comes within the cloud's reach is in it; walls stop it. */
export function isInCloud(cloud: Cloud, place: Place): boolean {
  return cloud.room === place.room && isWithin(cloud, place, CLOUD_RADIUS + BASE);
}

/**
 * KZ-SMOKE-008: a cloud that two places share; where several run into one another all along the line between them, one
 * of those. NONE when they are not in the same smoke.
 */
export function sharedSmoke(table: Killzone, from: Place, to: Place): number {
  if (table.clouds.length === 0 || from.room !== to.room) return NONE;
  const shared = table.clouds.findIndex(cloud => isInCloud(cloud, from) && isInCloud(cloud, to));
  if (shared >= 0) return shared;
  const [whole, ...others] = stretchesInSmoke(table, from, to, BASE);
  const isJoined = whole !== undefined && others.length === 0 && whole.enter === 0 && whole.leave === 1;
  return isJoined ? table.clouds.findIndex(cloud => isInCloud(cloud, from)) : NONE;
}

/** A grenade has landed. */
export function spreadSmoke(table: Killzone, io: KillzoneIo, { x, y, room }: Place): void {
  table.clouds.push({ x, y, room, firedOn: table.turn });
  io.tell({
    type: 'smokeSpread',
    rule: 'KZ-SMOKE-004',
    at: { x, y, room },
    where: landmarkOf(table.map, { x, y, room }),
  });
}

/** KZ-SMOKE-011: before the fires, every cloud that has had its two turns tests to disperse. */
export function disperseSmoke(table: Killzone, io: KillzoneIo): void {
  if (table.clouds.length === 0) return;
  table.clouds = table.clouds.filter(({ x, y, room, firedOn }) => {
    if (table.turn < firedOn + SURE_TURNS) return true;
    const die = io.roll(D6, { rule: 'KZ-SMOKE-011', purpose: 'disperse' });
    const gone = die >= table.values.smokeDispersesOn;
    io.tell({
      type: 'dispersalRolled',
      rule: 'KZ-SMOKE-011',
      at: { x, y, room },
      where: landmarkOf(table.map, { x, y, room }),
      die,
      gone,
    });
    return !gone;
  });
}

/** KZ-SMOKE-007: how much of a straight way runs through smoke, in mils rounded up. */
export function lengthInSmoke(table: Killzone, from: Place, to: Point, length: number): number {
  let inside = 0;
  for (const { enter, leave } of stretchesInSmoke(table, from, to, BASE)) inside += leave - enter;
  return Math.ceil(inside * length);
}

/** A part of a straight way, in fractions of it. */
export interface Stretch {
  readonly enter: number;
  readonly leave: number;
}

const CLEAR: readonly Stretch[] = [];

/**
 * Where a straight way runs through smoke, in order; where clouds overlap it is one stretch. `reach` is how far the
 * mover's edge is from the line: half a base, or half a vehicle's width.
 */
export function stretchesInSmoke(table: Killzone, from: Place, to: Point, reach: number): readonly Stretch[] {
  if (from.x === to.x && from.y === to.y) return CLEAR;
  const found: Stretch[] = [];
  for (const cloud of table.clouds) {
    const stretch = cloud.room === from.room ? stretchInCircle(from, to, cloud, CLOUD_RADIUS + reach) : null;
    if (stretch !== null) found.push(stretch);
  }
  return found.length < 2 ? found : joined(found);
}

function stretchInCircle(from: Point, to: Point, centre: Point, radius: number): Stretch | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const fx = from.x - centre.x;
  const fy = from.y - centre.y;
  const a = dx * dx + dy * dy;
  const b = fx * dx + fy * dy;
  const inside = b * b - a * (fx * fx + fy * fy - radius * radius);
  if (inside <= 0) return null;
  const root = Math.sqrt(inside);
  const enter = Math.max(0, (-b - root) / a);
  const leave = Math.min(1, (-b + root) / a);
  return leave > enter ? { enter, leave } : null;
}

function joined(stretches: Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const { enter, leave } of stretches.sort((a, b) => a.enter - b.enter)) {
    const last = whole.at(-1);
    if (last === undefined || enter > last.leave) whole.push({ enter, leave });
    else if (leave > last.leave) whole[whole.length - 1] = { enter: last.enter, leave };
  }
  return whole;
}
