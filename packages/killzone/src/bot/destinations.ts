import { distance } from '@sightline/geometry/field';
import type { Objective } from '../content/schema.ts';
import { groundOf } from '../ground/ground.ts';
import { sideOfVehicle } from '../rules/vehicles/vehicle.ts';
import { type Killzone, sideOf } from '../table/table.ts';
import { isFighting, NONE, type Vehicle } from '../table/units.ts';

type Turf = Extract<Objective, { kind: 'turf' }>;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Half a street, and what it costs to have turned off too early, in mils. */
const LANE = 3000;
const DETOUR = 20_000;
/** Near enough to a chased car, to people on foot for those aboard to shoot, and to turf to hold it, in mils. */
const ALONGSIDE = 4000;
const IN_RANGE = 9000;
const ON_TURF = 2000;
/** A car with the loot is chased before other cars, and people before them. */
const OTHER_CAR = 20_000;
const ON_FOOT = 10_000;
/** Turf that others hold already is worth so long a way less, in mils. */
const HELD = 24_000;

/** What a driver has before him: how far it still is, and whether he has to stop there. */
export interface Destination {
  readonly left: number;
  readonly stops: boolean;
}

const NOWHERE: Destination = { left: 0, stops: false };

/** Whether this is what must get away: the others of its side keep the enemy off it. */
export function isRunner(table: Killzone, vehicle: Vehicle): boolean {
  const { objective } = table;
  if (objective.kind !== 'getaway' || sideOf(table, objective.runner) !== sideOfVehicle(table, vehicle)) return false;
  return table.prizes.some(
    prize => prize.vehicle === vehicle.id || table.figures[prize.holder]?.vehicle === vehicle.id,
  );
}

/** Whether a drive that ends beyond the table got away by the road. */
export function isOnWayOut(table: Killzone, { x, y }: Spot): boolean {
  const { objective } = table;
  if (objective.kind !== 'getaway') return false;
  return y > groundOf(table.map).depth - LANE && x >= objective.road[0] * 1000 && x <= objective.road[1] * 1000;
}

/** For those who get away the streets to the way out, for the others the turf, the loot or the enemy. */
export function destinationOf(table: Killzone, vehicle: Vehicle, end: Spot): Destination {
  const { objective } = table;
  if (isRunner(table, vehicle)) return { left: wayOut(table, end), stops: false };
  return objective.kind === 'turf' ? nearestTurf(table, vehicle, objective, end) : nearestEnemy(table, vehicle, end);
}

function wayOut(table: Killzone, end: Spot): number {
  const { objective } = table;
  if (objective.kind !== 'getaway') return 0;
  const across = Math.abs(((objective.road[0] + objective.road[1]) / 2) * 1000 - end.x);
  const isTurnedOff = across > LANE && !isOnStreetEast(table, end);
  return across + groundOf(table.map).depth - end.y + (isTurnedOff ? DETOUR : 0);
}

/** On one of the streets that run east and west. */
function isOnStreetEast({ map }: Killzone, { y }: Spot): boolean {
  return map.roads.some(([x1, y1, x2, y2]) => x2 - x1 > y2 - y1 && y >= y1 * 1000 && y <= y2 * 1000);
}

/** The nearest marker that nobody else of the side is holding already. */
function nearestTurf(table: Killzone, vehicle: Vehicle, { markers, reach }: Turf, end: Spot): Destination {
  const side = sideOfVehicle(table, vehicle);
  const others = table.figures.filter(
    figure => figure.side === side && figure.vehicle !== vehicle.id && isFighting(figure),
  );
  let left = Number.POSITIVE_INFINITY;
  for (const [x, y] of markers) {
    const marker = { x: x * 1000, y: y * 1000 };
    const isHeld = others.some(other => distance(other, marker) <= reach * 1000);
    left = Math.min(left, Math.max(0, distance(end, marker) - ON_TURF) + (isHeld ? HELD : 0));
  }
  return { left, stops: true };
}

function nearestEnemy(table: Killzone, vehicle: Vehicle, end: Spot): Destination {
  const side = sideOfVehicle(table, vehicle);
  let best = NOWHERE;
  let least = Number.POSITIVE_INFINITY;
  const look = (to: Spot, handicap: number, near: number, stops: boolean): void => {
    const away = distance(end, to);
    if (away + handicap >= least) return;
    least = away + handicap;
    best = { left: Math.max(0, away - near) + handicap, stops };
  };
  for (const other of table.vehicles) {
    const isLoot = table.prizes.some(prize => prize.vehicle === other.id);
    if (other.away || (sideOfVehicle(table, other) === side && !(isLoot && other.wrecked))) continue;
    if (isLoot || !other.wrecked) look(other, isLoot ? 0 : OTHER_CAR, ALONGSIDE, other.speed === 0);
  }
  for (const { away, holder, vehicle: inside, ...prize } of table.prizes) {
    if (!away && holder === NONE && inside === NONE) look(prize, 0, ALONGSIDE, true);
  }
  for (const figure of table.figures) {
    if (figure.side !== side && figure.vehicle === NONE && isFighting(figure)) look(figure, ON_FOOT, IN_RANGE, true);
  }
  return best;
}
