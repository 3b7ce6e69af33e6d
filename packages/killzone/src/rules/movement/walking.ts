import {
  circle,
  compareGap,
  compareToSegment,
  distance,
  doesWalkCross,
  type Point,
  type Shape,
} from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { TROOPS } from '../../content/load.ts';
import { BASE, type Ground, groundOf, isOff, isOn } from '../../ground/ground.ts';
import { crossesRect, crossing, isInRect, sweepsRect } from '../../ground/rect.ts';
import { isAside, outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import { farSide, type Leg, nearSide, type Way } from '../../ground/way.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, isFighting, NONE, type Place } from '../../table/units.ts';
import { whyNotEnterRoom } from '../fire/fires.ts';
import { lengthInSmoke } from '../smoke/clouds.ts';

/** What a way costs and where it ends; the first thing that stands against it, if any. */
export interface Walk {
  readonly end: Place;
  /** Distance walked. */
  readonly length: number;
  /** Movement paid: distance, obstacles, openings, heights, smoke and ground. */
  readonly cost: number;
  readonly broken: boolean;
  readonly hindering: boolean;
  /** The way ends beyond the table's edge. */
  readonly leaves: boolean;
  readonly fault: Refusal | null;
}

interface Pace {
  length: number;
  cost: number;
  broken: boolean;
  hindering: boolean;
}

/** KZ-MOVE-002: what a way from where the figure stands costs it, leg by leg. */
export function walkWay(table: Killzone, figure: Figure, way: Way): Walk {
  let walk = startOf(figure);
  for (let i = 0; i < way.length && walk.fault === null; i++) walk = walkLeg(table, figure, walk, way[i]!);
  return walk;
}

/** A walk of no legs. */
export function startOf({ x, y, room, paidBroken, paidHindering }: Figure): Walk {
  const end = { x, y, room };
  return { end, length: 0, cost: 0, broken: paidBroken, hindering: paidHindering, leaves: false, fault: null };
}

/** One leg more. A leg that cannot be walked leaves the walk where it was, with its fault. */
export function walkLeg(table: Killzone, figure: Figure, walk: Walk, leg: Leg): Walk {
  const ground = groundOf(table.map);
  const { end: at, length, cost, broken, hindering } = walk;
  if (walk.leaves) return { ...walk, fault: refuse('KZ-MOVE-006', 'offTable') };
  const pace: Pace = { length, cost, broken, hindering };
  if ('through' in leg) {
    const fault = passOpening(table, ground, figure, at, leg.through, pace);
    if (fault) return { ...walk, fault };
    return paced(pace, farSide(ground.openings[leg.through]!, at.room), false);
  }
  const fault = whyNotLeg(table, figure, at, leg);
  if (fault) return { ...walk, fault };
  pay(table, ground, figure, at, leg, pace);
  return paced(pace, { x: leg.x, y: leg.y, room: at.room }, at.room === NONE && isOff(ground, leg));
}

function paced({ length, cost, broken, hindering }: Pace, end: Place, leaves: boolean): Walk {
  return { end, length, cost, broken, hindering, leaves, fault: null };
}

/** Whether a base may stand here: on the table or in the room, clear of everything solid. */
export function whyNotStand(table: Killzone, figure: Figure, at: Place): Refusal | null {
  if (at.room === NONE && isOff(groundOf(table.map), at)) return refuse('KZ-MOVE-006', 'offTable');
  return whyNotLeg(table, figure, at, at);
}

/** KZ-BUILD-002: to the opening, and through it at its price. */
function passOpening(
  table: Killzone,
  ground: Ground,
  figure: Figure,
  at: Place,
  id: number,
  pace: Pace,
): Refusal | null {
  const opening = ground.openings[id];
  if (!opening || (opening.from !== at.room && opening.to !== at.room)) return refuse('KZ-BUILD-001', 'noOpeningHere');
  if (opening.kind === 'window' && opening.floor > 0) return refuse('KZ-BUILD-002', 'upperWindow');
  const near = nearSide(opening, at.room);
  const fault = whyNotLeg(table, figure, at, near);
  if (fault) return fault;
  pay(table, ground, figure, at, near, pace);
  const far = farSide(opening, at.room);
  const barred = far.room === NONE ? null : whyNotEnterRoom(table, far.room, at.room);
  if (barred) return barred;
  const blocker = inTheWay(table, figure, far, far, far.room);
  if (blocker) return blocker;
  const { door, window, stairs } = table.values;
  const price = opening.kind === 'door' ? door : opening.kind === 'window' ? window : stairs;
  const across = distance(near, far);
  pace.length += across;
  pace.cost += across + price * 1000;
  return null;
}

function whyNotLeg(table: Killzone, figure: Figure, from: Place, to: Point): Refusal | null {
  const ground = groundOf(table.map);
  const { room } = from;
  if (!Number.isInteger(to.x) || !Number.isInteger(to.y)) return refuse('KZ-MOVE-002', 'notAPlace');
  if (room !== NONE) {
    const walls = ground.rooms[room]!;
    const fits = to.x - BASE >= walls.minX && to.x + BASE <= walls.maxX;
    if (!fits || to.y - BASE < walls.minY || to.y + BASE > walls.maxY) return refuse('KZ-BUILD-001', 'wall');
  } else {
    if (!isOff(ground, to) && !isOn(ground, to)) return refuse('KZ-MOVE-006', 'halfOffTable');
    for (const block of ground.blocks) {
      if (sweepsRect(from, to, BASE, block)) return refuse('KZ-MOVE-002', block.what, block.id);
    }
  }
  return inTheWay(table, figure, from, to, room);
}

/** KZ-MOVE-002: nobody passes through figures or vehicles. A captive goes with its captor and is in nobody's way. */
function inTheWay(table: Killzone, figure: Figure, from: Point, to: Point, room: number): Refusal | null {
  for (const other of table.figures) {
    if (other === figure || other.id === figure.id || other.room !== room) continue;
    if (!isFighting(other) || other.vehicle !== NONE) continue;
    if (isFarOff(other, from, to)) continue;
    if (compareToSegment(other, from, to, 2 * BASE) < 0) return refuse('KZ-MOVE-002', 'figureInTheWay', other.id);
  }
  if (room !== NONE) return null;
  for (const vehicle of table.vehicles) {
    if (vehicle.away || isAside(vehicle, from, to, BASE)) continue;
    const isStill = from.x === to.x && from.y === to.y;
    const leg: Shape = isStill ? circle(from, 0) : { kind: 'line', points: [from, to] };
    if (compareGap(leg, outlineOfVehicle(vehicle), BASE) < 0) {
      return refuse('KZ-MOVE-002', 'vehicleInTheWay', vehicle.id);
    }
  }
  return null;
}

/** A quick no: the other base is beside the box round the leg. */
function isFarOff(other: Point, from: Point, to: Point): boolean {
  const reach = 2 * BASE;
  return (
    (other.x <= from.x - reach && other.x <= to.x - reach) ||
    (other.x >= from.x + reach && other.x >= to.x + reach) ||
    (other.y <= from.y - reach && other.y <= to.y - reach) ||
    (other.y >= from.y + reach && other.y >= to.y + reach)
  );
}

/** KZ-MOVE-003, KZ-MOVE-004, KZ-SMOKE-007: what one straight leg costs. */
function pay(table: Killzone, ground: Ground, figure: Figure, from: Place, to: Point, pace: Pace): void {
  const length = distance(from, to);
  pace.length += length;
  pace.cost += length + (table.clouds.length > 0 ? lengthInSmoke(table, from, to, length) : 0);
  if (from.room !== NONE) return;
  const { obstacle, obstacleHeight, slopePerInch, climbPerInch, brokenGround, hinderingGround } = table.values;
  for (const { a, b, height } of ground.barriers) {
    if (!doesWalkCross(from, to, a, b)) continue;
    // Up and down again, if it is too high to step over.
    pace.cost += height <= obstacleHeight * 1000 ? obstacle * 1000 : 2 * climbPerInch * height;
  }
  for (const step of ground.steps) {
    if (!crossesRect(from, to, step)) continue;
    const steep = climbPerInch * step.height;
    const up = step.kind === 'crates' ? obstacle * 1000 : step.kind === 'steep' ? steep : slopePerInch * step.height;
    if (crossing.from > 0) pace.cost += up;
    if (crossing.to < 1 && step.kind === 'steep') pace.cost += steep;
  }
  const isSurefooted = TROOPS.get(figure.troop).traits.includes('ignoresBrokenGround');
  for (const patch of ground.patches) {
    if (!crossesRect(from, to, patch)) continue;
    if (patch.kind === 'hindering' && !pace.hindering) {
      pace.hindering = true;
      pace.cost += hinderingGround * 1000;
    } else if (patch.kind !== 'hindering' && !pace.broken && !isSurefooted) {
      pace.broken = true;
      pace.cost += brokenGround * 1000;
    }
  }
}

/** KZ-MOVE-003: whether somebody stands in hindering ground. */
export function isInHinderingGround(ground: Ground, { x, y, room }: Place): boolean {
  return room === NONE && ground.patches.some(patch => patch.kind === 'hindering' && isInRect(patch, x, y));
}
