import { groundOf } from '../ground/ground.ts';
import { crossesRect } from '../ground/rect.ts';
import type { Drive } from '../rules/vehicles/pace.ts';
import { rammingModifier } from '../rules/vehicles/ramming.ts';
import { type Foresight, foresight, type Route, turnedBy } from '../rules/vehicles/route.ts';
import { aheadOf, armourOf, type Pose, rowOf, sideOfVehicle } from '../rules/vehicles/vehicle.ts';
import { routesOf } from '../rules/vehicles/ways-to-drive.ts';
import type { Killzone } from '../table/table.ts';
import type { Vehicle } from '../table/units.ts';
import { chanceOfSum } from './chances.ts';
import { destinationOf, isOnWayOut, isRunner } from './destinations.ts';
import { worthOfHit, worthOfVehicle } from './worth.ts';

/** What an average die shows. */
const AVERAGE = 3.5;
/** What a mil nearer to a goal is worth, in points. */
const NEARER = 0.002;
/** What it costs to be stopped by a wall, and part of a vehicle's worth that a drive with no way on puts at stake. */
const STOPPED = 5;
const NO_WAY_ON = 0.5;
/** What it costs to run over a friend, beside what the friend is worth. */
const SHAME = 60;
/** What getting away is worth, and what it costs to drive off the table for nothing. */
const AWAY = 1000;

/** The route that is worth most at the speed the vehicle has. */
export function routeFor(table: Killzone, vehicle: Vehicle): Route {
  const routes = routesOf(table, vehicle);
  let best = routes[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const route of [...routes, ...bendsOf(vehicle)]) {
    const worth = worthOfRoute(table, vehicle, route);
    if (worth > most) [best, most] = [route, worth];
  }
  return best;
}

/** Turns that keep to no street, at once or half way, for those who find somebody in theirs. */
function bendsOf({ speed }: Vehicle): Route[] {
  const half = Math.floor(speed / 2);
  return [-60, -30, -15, 15, 30, 60].flatMap(turn => [
    [{ turn, ahead: speed }],
    [
      { turn: 0, ahead: half },
      { turn, ahead: speed - half },
    ],
  ]);
}

/** What speeding up, slowing down or holding is worth: the best route at the speed it is likely to give. */
export function worthOfPace(table: Killzone, vehicle: Vehicle, { pace, dice }: Drive): number {
  const { id, speed } = vehicle;
  const change = Math.round(dice * AVERAGE) * 1000;
  const wanted = pace === 'accelerate' ? speed + change : pace === 'brake' ? speed - change : speed;
  const paced = { ...vehicle, speed: Math.min(Math.max(0, wanted), rowOf(vehicle).speed * 1000) };
  const then = { ...table, vehicles: table.vehicles.with(id, paced) };
  if (paced.speed === 0) return worthOfStanding(then, paced);
  let most = Number.NEGATIVE_INFINITY;
  for (const route of routesOf(then, paced)) most = Math.max(most, worthOfRoute(then, paced, route));
  return most;
}

/** What it is worth to stay where it is. */
export function worthOfStanding(table: Killzone, vehicle: Vehicle): number {
  return worthOfRoute(table, { ...vehicle, speed: 0 }, []);
}

/** Where a route leads, less the skids it risks and what it runs into. */
function worthOfRoute(table: Killzone, vehicle: Vehicle, route: Route): number {
  const seen = foresight(table, vehicle, route);
  if (seen.fault.length > 0) return Number.NEGATIVE_INFINITY;
  const risk = chanceOfCrash(seen) * worthOfVehicle(table, vehicle);
  return worthOfEnd(table, vehicle, seen) + worthOfRunningOver(table, vehicle, seen) - risk;
}

/** Every corner taken too fast is a Skid roll, and so is soft ground (KZ-VEH-037). */
function chanceOfCrash({ legs }: Foresight): number {
  return 1 - legs.reduce((safe, { crash }) => safe * (1 - crash), 1);
}

/** KZ-VEH-028: whoever is in the way is hit without fail. */
function worthOfRunningOver(table: Killzone, vehicle: Vehicle, { struck }: Foresight): number {
  const side = sideOfVehicle(table, vehicle);
  const bonus = rammingModifier(vehicle.speed);
  let worth = 0;
  for (const id of struck) {
    const figure = table.figures[id]!;
    const hit = worthOfHit(table, figure, rowOf(vehicle).damage, bonus);
    worth += figure.side === side ? -SHAME - hit : hit;
  }
  return worth;
}

function worthOfEnd(table: Killzone, vehicle: Vehicle, { stop, end }: Foresight): number {
  const own = worthOfVehicle(table, vehicle);
  if (stop?.with === 'edge') return isRunner(table, vehicle) && isOnWayOut(table, end) ? AWAY : -AWAY;
  const { left, stops } = destinationOf(table, vehicle, end);
  const beyond = stops ? Math.max(0, stoppingWay(vehicle) - left) : 0;
  const place = -NEARER * (left + beyond);
  if (stop?.with === 'vehicle') return place + worthOfRam(table, vehicle, table.vehicles[stop.id]!);
  if (stop?.with !== 'obstacle') return place - (hasWayOn(table, vehicle, end) ? 0 : NO_WAY_ON * own);
  const wreck = chanceOfSum(rowOf(vehicle).damage, armourOf(table, vehicle) - rammingModifier(vehicle.speed));
  return place - STOPPED - wreck * own;
}

/** How far it still goes in the next turn, braking hard. */
function stoppingWay(vehicle: Vehicle): number {
  return Math.max(0, vehicle.speed - Math.round(rowOf(vehicle).brake * AVERAGE) * 1000);
}

/** Which ways a driver looks for one to go on, in degrees. */
const AHEAD = [0, -30, 30, -60, 60, -89, 89] as const;

/** Whether some easy turn leads on past walls and the table's edge, as far as he must still go. */
function hasWayOn(table: Killzone, vehicle: Vehicle, end: Pose): boolean {
  const way = stoppingWay(vehicle);
  if (way === 0) return true;
  const { width, depth, blocks } = groundOf(table.map);
  const nose = way + rowOf(vehicle).length * 500;
  return AHEAD.some(turn => {
    const to = aheadOf(vehicle, { ...end, heading: turnedBy(end.heading, turn) }, nose);
    if (isRunner(table, vehicle) && isOnWayOut(table, to)) return true;
    const isOnTable = to.x >= 0 && to.y >= 0 && to.x <= width && to.y <= depth;
    return isOnTable && !blocks.some(block => crossesRect(end, to, block));
  });
}

/** KZ-VEH-029: both are rolled against, so a driver rams only where it costs the other side more. */
function worthOfRam(table: Killzone, vehicle: Vehicle, other: Vehicle): number {
  const bonus = rammingModifier(vehicle.speed);
  const isFriend = sideOfVehicle(table, other) === sideOfVehicle(table, vehicle);
  const gain = chanceOfSum(rowOf(vehicle).damage, armourOf(table, other) - bonus) * worthOfVehicle(table, other);
  const loss = chanceOfSum(rowOf(other).damage, armourOf(table, vehicle) - bonus) * worthOfVehicle(table, vehicle);
  return (isFriend ? -gain : gain) - loss - STOPPED;
}
