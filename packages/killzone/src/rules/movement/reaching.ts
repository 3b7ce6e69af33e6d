import { bearingOf, distance } from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { isRoomFor } from '../../ground/navigate.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, groupOf, isFighting, NONE, type Place, type Vehicle } from '../../table/units.ts';
import { permittedOrders } from '../orders/giving-orders.ts';
import { orderOf } from '../orders/orders-in-force.ts';
import { foresight } from '../vehicles/route.ts';
import { isRunning, rowOf } from '../vehicles/vehicle.ts';
import { allowance } from './free-movement.ts';
import { walkWay } from './walking.ts';
import { wayRound } from './way-round.ts';

/** How far apart the places are that are tried, in mils. */
export const REACH_STEP = 1000;

/**
 * Where a figure can get to in its next action, place by place. Under an order that lies face down it is thought to have
 * the one that takes it furthest; as long as others of its side may move before it, none of them is in its way.
 */
export function reachableBy(table: Killzone, figure: Figure): Place[] {
  if (!isFighting(figure)) return [];
  if (figure.vehicle !== NONE) return figure.place === 0 ? drivenTo(table, figure) : [];
  const isNow = isActingNow(table, figure);
  const left = furthest(table, figure) * 1000 - (isNow ? figure.spent : 0);
  const then = isNow ? table : withoutOwn(table, figure);
  return left <= 0 ? [] : placesAround(table, figure, left).filter(place => canWalkTo(then, figure, place, left));
}

function isActingNow(table: Killzone, { group, finished }: Figure): boolean {
  return table.acting === group && !finished;
}

function withoutOwn(table: Killzone, { id, side }: Figure): Killzone {
  const figures = table.figures.map(other =>
    other.side === side && other.id !== id ? { ...other, away: true } : other,
  );
  return { ...table, figures };
}

/** KZ-MOVE-001: the movement rate in inches, the largest that may be. */
export function furthest(table: Killzone, figure: Figure): number {
  const order = orderOf(table, figure);
  if (order !== 'hidden') return allowance(table, figure).total;
  const rates = permittedOrders(table, groupOf(table, figure)).map(each => allowance(table, figure, each).total);
  return Math.max(0, ...rates);
}

/** A grid of places with room for a base, no further off than the crow flies. */
function placesAround(table: Killzone, figure: Figure, reach: number): Place[] {
  const ground = groundOf(table.map);
  const most = reach / REACH_STEP;
  const steps = Math.floor(most);
  const places: Place[] = [];
  for (let right = -steps; right <= steps; right++) {
    for (let up = -steps; up <= steps; up++) {
      if (right * right + up * up > most * most) continue;
      const [x, y] = [figure.x + right * REACH_STEP, figure.y + up * REACH_STEP];
      const rooms = ground.rooms.filter(({ minX, minY, maxX, maxY }) => x > minX && x < maxX && y > minY && y < maxY);
      for (const room of [NONE, ...rooms.map(({ id }) => id)]) {
        if (isRoomFor(ground, { x, y, room })) places.push({ x, y, room });
      }
    }
  }
  return places;
}

function canWalkTo(table: Killzone, figure: Figure, place: Place, left: number): boolean {
  const way = wayRound(table, figure, place);
  if (way === null) return false;
  const { fault, cost } = walkWay(table, figure, way);
  return fault === null && cost <= left;
}

/** KZ-VEH-010, KZ-VEH-014: after one turn that is safe at any speed, at the greatest speed that the dice may give. */
function drivenTo(table: Killzone, figure: Figure): Place[] {
  const vehicle = table.vehicles[figure.vehicle]!;
  if (!isRunning(vehicle)) return [];
  const { speed, acceleration } = rowOf(vehicle);
  const fastest = vehicle.moved ? vehicle.speed : Math.min(speed * 1000, vehicle.speed + acceleration * 6000);
  const rays = new Map<number, number>();
  const places: Place[] = [];
  const steps = Math.floor(fastest / REACH_STEP);
  for (let right = -steps; right <= steps; right++) {
    for (let up = -steps; up <= steps; up++) {
      const by = { x: right * REACH_STEP, y: up * REACH_STEP };
      const away = distance({ x: 0, y: 0 }, by);
      if (away === 0 || away > fastest) continue;
      const off = ((bearingOf(by) - vehicle.heading + 540) % 360) - 180;
      const turn = RAY * Math.round(off / RAY);
      if (Math.abs(turn) > SHARPEST) continue;
      const far = rays.get(turn) ?? farAlong(table, vehicle, turn, fastest);
      rays.set(turn, far);
      if (away <= far) places.push({ x: vehicle.x + by.x, y: vehicle.y + by.y, room: NONE });
    }
  }
  return places;
}

/** Turns are tried so many degrees apart, and none that is sharper than this. */
const RAY = 5;
const SHARPEST = 75;

/** How far a vehicle comes after one turn; nowhere if it cannot turn so. */
function farAlong(table: Killzone, vehicle: Vehicle, turn: number, fastest: number): number {
  const { fault, end } = foresight(table, vehicle, [{ turn, ahead: fastest }]);
  return fault.length > 0 ? 0 : distance(vehicle, end);
}
