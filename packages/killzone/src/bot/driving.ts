import { distance } from '@sightline/geometry/field';
import { groundOf } from '../ground/ground.ts';
import { cornerAt, straight } from '../rules/vehicles/cornering.ts';
import type { Drive } from '../rules/vehicles/pace.ts';
import { type Foresight, foresight, type Route } from '../rules/vehicles/route.ts';
import { armourOf, rowOf, sideOfVehicle, sixesOver } from '../rules/vehicles/vehicle.ts';
import { routesOf } from '../rules/vehicles/ways-to-drive.ts';
import { type Killzone, sideOf } from '../table/table.ts';
import type { Vehicle } from '../table/units.ts';
import { chanceOfSum } from './chances.ts';
import { worthOfVehicle } from './worth.ts';

/** What an average die shows. */
const AVERAGE = 3.5;
/** What a mil nearer to a goal is worth, in points. */
const NEARER = 0.002;
/** What it costs to be stopped by a wall. */
const STOPPED = 5;
/** Half a street, and what it costs to have turned off too early. */
const LANE = 3000;
const DETOUR = 20_000;

/** The route that is worth most at the speed the vehicle has. */
export function routeFor(table: Killzone, vehicle: Vehicle): Route {
  const routes = routesOf(table, vehicle);
  let best = routes[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const route of routes) {
    const worth = worthOfRoute(table, vehicle, route);
    if (worth > most) [best, most] = [route, worth];
  }
  return best;
}

/** What speeding up, slowing down or holding is worth: the best route at the speed it is likely to give. */
export function worthOfPace(table: Killzone, vehicle: Vehicle, { pace, dice }: Drive): number {
  const { id, speed } = vehicle;
  const change = Math.round(dice * AVERAGE) * 1000;
  const wanted = pace === 'accelerate' ? speed + change : pace === 'brake' ? speed - change : speed;
  const paced = { ...vehicle, speed: Math.min(Math.max(0, wanted), rowOf(vehicle).speed * 1000) };
  const then = { ...table, vehicles: table.vehicles.with(id, paced) };
  if (paced.speed === 0) return worthOfRoute(then, paced, []);
  let most = Number.NEGATIVE_INFINITY;
  for (const route of routesOf(then, paced)) most = Math.max(most, worthOfRoute(then, paced, route));
  return most;
}

/** Where a route leads, less the skids it risks and what it runs into. */
function worthOfRoute(table: Killzone, vehicle: Vehicle, route: Route): number {
  const seen = foresight(table, vehicle, route);
  const risk = chanceOfCrash(vehicle, route) * worthOfVehicle(table, vehicle);
  return worthOfEnd(table, vehicle, seen) - risk + 10 * seen.people;
}

/** Every corner taken too fast is a Skid roll, with a crash on 4 or more. */
function chanceOfCrash(vehicle: Vehicle, route: Route): number {
  const cornering = straight();
  let travelled = 0;
  let safe = 1;
  for (const { turn, ahead } of route) {
    const limit = turn === 0 ? null : cornerAt(cornering, turn, travelled);
    if (limit !== null && vehicle.speed > limit) safe *= 1 - chanceOfSum(1, 4 - sixesOver(vehicle.speed, limit));
    travelled += ahead;
  }
  return 1 - safe;
}

function worthOfEnd(table: Killzone, vehicle: Vehicle, { stop, end }: Foresight): number {
  const own = worthOfVehicle(table, vehicle);
  if (stop?.with === 'edge') return isRunner(table, vehicle) && isOnWayOut(table, end) ? 1000 : -2 * own;
  const place = -NEARER * wayLeft(table, vehicle, end);
  if (stop?.with === 'vehicle') return place + worthOfRam(table, vehicle, table.vehicles[stop.id]!);
  if (stop?.with !== 'obstacle') return place;
  const wreck = chanceOfSum(rowOf(vehicle).damage, armourOf(table, vehicle) - ramBonus(vehicle));
  return place - STOPPED - wreck * own;
}

function ramBonus({ speed }: Vehicle): number {
  return sixesOver(speed, 9000);
}

/** KZ-VEH-029: both are rolled against. */
function worthOfRam(table: Killzone, vehicle: Vehicle, other: Vehicle): number {
  const bonus = ramBonus(vehicle);
  const isFriend = sideOfVehicle(table, other) === sideOfVehicle(table, vehicle);
  const gain = chanceOfSum(rowOf(vehicle).damage, armourOf(table, other) - bonus) * worthOfVehicle(table, other);
  const loss = chanceOfSum(rowOf(other).damage, armourOf(table, vehicle) - bonus) * worthOfVehicle(table, vehicle);
  return (isFriend ? -gain : gain) - loss;
}

function isRunner(table: Killzone, vehicle: Vehicle): boolean {
  const { objective } = table;
  return objective.kind === 'getaway' && sideOf(table, objective.runner) === sideOfVehicle(table, vehicle);
}

function isOnWayOut(table: Killzone, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const { objective } = table;
  if (objective.kind !== 'getaway') return false;
  return y > groundOf(table.map).depth - 3000 && x >= objective.road[0] * 1000 && x <= objective.road[1] * 1000;
}

/** On one of the streets that run east and west. */
function isOnStreetEast(table: Killzone, { y }: { readonly y: number }): boolean {
  return table.map.roads.some(([x1, y1, x2, y2]) => x2 - x1 > y2 - y1 && y >= y1 * 1000 && y <= y2 * 1000);
}

/** For those who get away the streets to the way out, for those who chase the straight line to the loot. */
function wayLeft(table: Killzone, vehicle: Vehicle, end: { readonly x: number; readonly y: number }): number {
  const { objective } = table;
  if (objective.kind === 'getaway' && isRunner(table, vehicle)) {
    const x = ((objective.road[0] + objective.road[1]) / 2) * 1000;
    const across = Math.abs(x - end.x);
    const isTurnedOff = across > LANE && !isOnStreetEast(table, end);
    return across + groundOf(table.map).depth - end.y + (isTurnedOff ? DETOUR : 0);
  }
  const side = sideOfVehicle(table, vehicle);
  let least = Number.POSITIVE_INFINITY;
  for (const other of table.vehicles) {
    if (other.away || sideOfVehicle(table, other) === side) continue;
    const isLoot = table.prizes.some(prize => prize.vehicle === other.id);
    least = Math.min(least, distance(end, other) + (isLoot ? 0 : 20_000));
  }
  for (const figure of table.figures) {
    if (figure.side !== side && figure.vehicle < 0 && !figure.away && figure.state !== 'killed') {
      least = Math.min(least, distance(end, figure) + 10_000);
    }
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}
