import {
  bearing,
  bearingOf,
  inches,
  minus,
  type Point,
  plus,
  rightOf,
  scaled,
  squaredDistance,
} from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { crossesRect } from '../../ground/rect.ts';
import { type Killzone, sideOf } from '../../table/table.ts';
import type { Vehicle } from '../../table/units.ts';
import { cornerReach, easiestTurn } from './cornering.ts';
import { foresight, type Route, type Stretch, turnedBy } from './route.ts';
import { aheadOf, isRunning, type Pose, rowOf, sideOfVehicle } from './vehicle.ts';

/** How many routes are put to a driver. */
const MOST = 4;
/** How far a drive at 45 degrees comes along either street. */
const DIAGONAL = 0.7072;
/** How far aside a change of lanes goes before it straightens out. */
const LANE_CHANGE = 6000;

/**
 * A few ways to drive on: towards what matters, along the roads, and round their corners both safely and boldly. One on
 * which nothing is met is among them, if there is any.
 */
export function routesOf(table: Killzone, vehicle: Vehicle): Route[] {
  const sound: Route[] = [];
  const rash: Route[] = [];
  let isAnyClear = false;
  for (const route of proposals(table, vehicle)) {
    if (sound.some(other => isSame(other, route))) continue;
    const found = judged(table, vehicle, route);
    if (sound.length < MOST) (found === 'rash' ? rash : sound).push(route);
    else if (found === 'clear') sound[MOST - 1] = route;
    isAnyClear ||= found === 'clear';
    if (sound.length === MOST && isAnyClear) break;
  }
  if (sound.length > 0) return sound;
  return rash.filter(route => foresight(table, vehicle, route).fault.length === 0).slice(0, MOST);
}

/** Whether there is a way at its speed on which it meets nothing, runs over nobody and takes no corner too fast. */
export function hasClearWay(table: Killzone, vehicle: Vehicle): boolean {
  if (vehicle.speed === 0) return true;
  for (const route of proposals(table, vehicle)) if (judged(table, vehicle, route) === 'clear') return true;
  for (const route of gentleWays(vehicle)) if (judged(table, vehicle, route) === 'clear') return true;
  return false;
}

/** Whether a driver would consider it: walls, friends and the table's edge are for those who have no choice. */
function judged(table: Killzone, vehicle: Vehicle, route: Route): 'clear' | 'sound' | 'rash' {
  if (endsInHouse(table, vehicle, route)) return 'rash';
  const { fault, stop, end, people, skids, soft } = foresight(table, vehicle, route);
  if (stop === null) {
    if (fault.length > 0) return 'rash';
    return people === 0 && skids.length === 0 && !soft ? 'clear' : 'sound';
  }
  const isSound =
    stop.with === 'vehicle'
      ? sideOfVehicle(table, table.vehicles[stop.id]!) !== sideOfVehicle(table, vehicle)
      : stop.with === 'edge' && goesOut(table, vehicle, end);
  return isSound ? 'sound' : 'rash';
}

/** What a quick look leaves to exact measuring, in mils. */
const MARGIN = 50;

/** A quick look along the middle and both sides of the route, before it is measured: a house stands in its way. */
function endsInHouse(table: Killzone, vehicle: Vehicle, route: Route): boolean {
  const { blocks } = groundOf(table.map);
  const { length, width } = rowOf(vehicle);
  const nose = inches(length) / 2 - MARGIN;
  const half = inches(width) / 2 - MARGIN;
  let pose: Pose = vehicle;
  for (const { turn, ahead } of route) {
    const from = { x: pose.x, y: pose.y, heading: turnedBy(pose.heading, turn) };
    pose = aheadOf(vehicle, from, ahead);
    if (ahead === 0) continue;
    const front = aheadOf(vehicle, pose, nose);
    const aside = scaled(rightOf(bearing(from.heading)), half);
    for (const block of blocks) {
      if (crossesRect(from, front, block)) return true;
      if (crossesRect(plus(from, aside), plus(front, aside), block)) return true;
      if (crossesRect(minus(from, aside), minus(front, aside), block)) return true;
    }
  }
  return false;
}

/** The road that the getaway leaves by. */
export function goesOut(table: Killzone, vehicle: Vehicle, { x, y }: Point): boolean {
  const { objective } = table;
  if (objective.kind !== 'getaway' || sideOf(table, objective.runner) !== sideOfVehicle(table, vehicle)) return false;
  const [left, right] = objective.road;
  return y > groundOf(table.map).depth - 1000 && x >= left * 1000 && x <= right * 1000;
}

const HANDS = [-1, 1] as const;

/** Everything worth looking at, best first. */
function* proposals(table: Killzone, vehicle: Vehicle): Generator<Route> {
  const { speed, cornering } = vehicle;
  for (const goal of goalsOf(table, vehicle)) yield* towards(vehicle, goal);
  yield [{ turn: 0, ahead: speed }];
  yield* cornersAhead(table, vehicle);
  const along = offRoad(vehicle);
  if (along !== 0) yield [{ turn: along, ahead: speed }];
  for (const turn of [-20, 20]) yield laneChange(speed, turn);
  for (const hand of HANDS) {
    const easy = easiestTurn(cornering, speed, hand);
    for (const turn of [Math.min(45, easy), easy]) if (turn > 0) yield [{ turn: hand * turn, ahead: speed }];
  }
  // With a wall in front there is nothing left but a sharp turn.
  for (const turn of [-90, 90, 180]) yield [{ turn, ahead: speed }];
}

/** Turns that take no Skid roll from the straight, and after what part of the way they are made. */
const GENTLE = [10, 20, 30, 45, 60, 75, 89] as const;
const PARTS = [0, 0.25, 0.5, 0.75] as const;
const SLIGHT = 45;

/** Everything that is steered gently: one turn sooner or later, or aside and straight again. */
export function* gentleWays({ speed }: Vehicle): Generator<Route> {
  for (const part of PARTS) {
    const lead = Math.round((speed * part) / 1000) * 1000;
    const left = speed - lead;
    if (left <= 0) continue;
    for (const degrees of GENTLE) {
      for (const hand of HANDS) {
        const turn = hand * degrees;
        const way = joined([
          { turn: 0, ahead: lead },
          { turn, ahead: left },
        ]);
        yield way;
        if (degrees <= SLIGHT && left > LANE_CHANGE)
          yield [...joined([{ turn: 0, ahead: lead }]), ...laneChange(left, turn)];
      }
    }
  }
}

/** Straight at a place, as far as an easy turn allows. */
function* towards(vehicle: Vehicle, goal: Point): Generator<Route> {
  if (goal.x === vehicle.x && goal.y === vehicle.y) return;
  const turn = signed(bearingOf(minus(goal, vehicle)) - vehicle.heading);
  const easy = easiestTurn(vehicle.cornering, vehicle.speed, turn < 0 ? -1 : 1);
  if (Math.abs(turn) <= easy) yield [{ turn, ahead: vehicle.speed }];
}

/** The way out for those who have one, the nearest enemy vehicle and the nearest enemy on foot. */
function goalsOf(table: Killzone, vehicle: Vehicle): Point[] {
  const side = sideOfVehicle(table, vehicle);
  const enemies = table.vehicles.filter(
    other => isRunning(other) && other.id !== vehicle.id && sideOfVehicle(table, other) !== side,
  );
  const near = enemies.toSorted((a, b) => squaredDistance(a, vehicle) - squaredDistance(b, vehicle)).slice(0, 1);
  const people = table.figures.filter(({ side: theirs, vehicle: aboard, state, away, room }) => {
    return theirs !== side && aboard < 0 && room < 0 && !away && state !== 'killed';
  });
  const prey = people.toSorted((a, b) => squaredDistance(a, vehicle) - squaredDistance(b, vehicle)).slice(0, 1);
  return [...waysOut(table, vehicle), ...near, ...prey];
}

function waysOut(table: Killzone, vehicle: Vehicle): Point[] {
  const { objective } = table;
  if (objective.kind !== 'getaway' || objective.vehicle !== vehicle.id) return [];
  const middle = ((objective.road[0] + objective.road[1]) / 2) * 1000;
  return isOnRoad(middle, vehicle.x) ? [{ x: middle, y: groundOf(table.map).depth + 3000 }] : [];
}

function isOnRoad(middle: number, x: number): boolean {
  return Math.abs(middle - x) <= 3000;
}

/** Left and right into every road ahead: in two easy turns, or in one sharp one at the crossing. */
function* cornersAhead(table: Killzone, vehicle: Vehicle): Generator<Route> {
  const { speed, heading } = vehicle;
  if (heading % 90 !== 0) return;
  // Two easy turns further apart than this are not one corner (KZ-VEH-014), and cut so much of it off.
  const apart = cornerReach(speed) + 1;
  const cut = Math.round(apart * DIAGONAL);
  for (const [x1, y1, x2, y2] of table.map.roads) {
    const away = crossingAhead(vehicle, (x1 + x2) * 500, (y1 + y2) * 500, x2 - x1 > y2 - y1);
    if (away === null || away >= speed) continue;
    for (const hand of HANDS) {
      const lead = away - cut;
      if (lead >= 0 && lead + apart <= speed) {
        yield joined([
          { turn: 0, ahead: lead },
          { turn: hand * 45, ahead: apart },
          { turn: hand * 45, ahead: speed - lead - apart },
        ]);
      }
      yield joined([
        { turn: 0, ahead: away },
        { turn: hand * 90, ahead: speed - away },
      ]);
    }
  }
}

/** How far ahead the middle line of a road is crossed; null when it runs the same way or lies behind. */
function crossingAhead({ x, y, heading }: Vehicle, midX: number, midY: number, runsEast: boolean): number | null {
  const goesEast = heading === 90 || heading === 270;
  if (goesEast === runsEast) return null;
  const away = goesEast ? (midX - x) * (heading === 90 ? 1 : -1) : (midY - y) * (heading === 0 ? 1 : -1);
  return away >= 0 ? away + 0 : null;
}

/** The turn that brings a vehicle back to the nearest direction of the street grid. */
function offRoad({ heading }: Vehicle): number {
  const over = heading % 90;
  return over === 0 ? 0 : over < 45 ? -over : 90 - over;
}

/** Aside and straight again. */
function laneChange(speed: number, turn: number): Route {
  const out = Math.min(LANE_CHANGE, Math.floor(speed / 2));
  return [
    { turn, ahead: out },
    { turn: -turn, ahead: speed - out },
  ];
}

function joined(route: readonly Stretch[]): Route {
  return route.filter(({ turn, ahead }) => turn !== 0 || ahead !== 0);
}

function isSame(a: Route, b: Route): boolean {
  return a.length === b.length && a.every(({ turn, ahead }, i) => turn === b[i]!.turn && ahead === b[i]!.ahead);
}

/** Between -180 and 180. */
function signed(degrees: number): number {
  const whole = ((degrees % 360) + 360) % 360;
  return whole > 180 ? whole - 360 : whole;
}
