import { sameJson } from '@sightline/kernel';
import type { KillzoneBoard, KillzoneView, Place, Route, Vehicle } from '@sightline/killzone';
import { NONE } from './floors.ts';
import { crashChanceOf, poseAfter, routeTo, turnTowards } from './routes.ts';
import { vehicleAt } from './vehicles-at.ts';
import { byWorth, type Weighed, weighed } from './ways.ts';

/** So near to where it was pressed, in mils, a way leads there. */
const THERE = 1000;
/** After what part of the way one turns towards the place, and by what turns one first gets past something. */
const LEADS = [0, 0.15, 0.3, 0.45, 0.6] as const;
const ASIDE = [-45, -30, -20, -10, 10, 20, 30, 45] as const;
/** How far that first turn is followed. */
const PAST = [3000, 6000, 9000] as const;

/**
 * The way that somebody means who presses the ground: straight there where it can be driven; else the safest of those that
 * get past what is in the way. Where none does, as far as it goes, which the rules refuse. A car that is pressed is rammed.
 */
export function wayTo(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, speed: number, place: Place): Route {
  const direct = routeTo(rules, view, vehicle, speed, place, undefined);
  const { stop, end } = rules.driveOf(view, vehicle, direct);
  const isStuck = end.x === vehicle.x && end.y === vehicle.y;
  if (stop === null && !isStuck) return direct;
  // Whoever presses a car means to hit it, and is told whom he hits on the way.
  if (stop?.with === 'edge' || (stop?.with === 'vehicle' && vehicleAt(rules, view, place))) return direct;
  // Where only what lies behind the place is in the way, one turns there.
  const turned = turnedAt(rules, view, vehicle, direct);
  if (turned?.isClear) return turned.route;
  const round = roundabout(rules, view, vehicle, speed, place);
  if (round) return round;
  if (turned && turned.risk < 1) return turned.route;
  return stop ? cutAt(direct, stop.distance) : direct;
}

/** The same with so much drawn already: whoever presses the same place again means what he was shown. */
export function wayFrom(
  rules: KillzoneBoard,
  view: KillzoneView,
  vehicle: Vehicle,
  speed: number,
  place: Place,
  marked: unknown,
): Route {
  const anew = wayTo(rules, view, vehicle, speed, place);
  const further = routeTo(rules, view, vehicle, speed, place, marked);
  const isFurther = !sameJson(further, routeTo(rules, view, vehicle, speed, place, undefined));
  return sameJson(anew, marked) || !isFurther ? anew : further;
}

/** Whether a way was drawn that stops short of what the vehicle has to go: there is no way there. */
export const isCutShort = (route: Route, { speed }: Vehicle): boolean =>
  route.reduce((sum, { ahead }) => sum + ahead, 0) < speed;

/** What is met where a way was cut short: a little farther on it runs into it. */
export function barredAt(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route) {
  const { turn, ahead } = route.at(-1)!;
  return rules.driveOf(view, vehicle, [...route.slice(0, -1), { turn, ahead: ahead + FARTHER }]);
}

/** In mils. */
const FARTHER = 2000;

/** Turns from a corner, in degrees: the gentle ones first. */
export const CORNERS = [-30, 30, -60, 60, -90, 90] as const;

/** A way that gets to the place and is barred behind it, turned there to wherever is best. */
function turnedAt(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, direct: Route): Weighed | undefined {
  const [lead, rest] = direct;
  const { legs = [] } = rules.driveOf(view, vehicle, direct);
  if (!lead || !rest || direct.length > 2 || legs.length < 2) return undefined;
  const ways = CORNERS.flatMap(turn => weighed(rules, view, vehicle, [lead, { turn, ahead: rest.ahead }]));
  return ways.toSorted(byWorth)[0];
}

function roundabout(
  rules: KillzoneBoard,
  view: KillzoneView,
  vehicle: Vehicle,
  speed: number,
  place: Place,
): Route | null {
  let best: Route | null = null;
  let least = 1;
  for (const first of beginnings(speed)) {
    const route = onTo(vehicle, first, speed, place);
    if (!route || !leadsTo(rules, view, vehicle, route, place)) continue;
    const risk = crashChanceOf(rules, view, vehicle, route) ?? 0;
    if (risk < least) [best, least] = [route, risk];
  }
  return best;
}

function beginnings(speed: number): readonly Route[] {
  const straight = LEADS.slice(1).map(part => [{ turn: 0, ahead: Math.round(speed * part) }]);
  const aside = ASIDE.flatMap(turn => PAST.filter(ahead => ahead < speed).map(ahead => [{ turn, ahead }]));
  const later = ASIDE.flatMap(turn => [
    [
      { turn: 0, ahead: Math.round(speed * 0.2) },
      { turn, ahead: Math.round(speed * 0.3) },
    ],
  ]);
  return [...straight, ...aside, ...later];
}

/** From the end of its beginning towards the place, and on with what is left. */
function onTo(vehicle: Vehicle, first: Route, speed: number, place: Place): Route | null {
  const left = speed - first.reduce((sum, { ahead }) => sum + ahead, 0);
  if (left <= 0) return null;
  const turn = turnTowards(poseAfter(vehicle, first), place);
  return [...first, { turn, ahead: left }];
}

/** Whether it is driven to its end and passes where it was pressed, or comes that way as far as it goes. */
function leadsTo(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route, place: Place): boolean {
  const { stop, people, legs = [], end } = rules.driveOf(view, vehicle, route);
  if (stop !== null || people > 0 || legs.length < route.length) return false;
  if (legs.some(({ from, to }) => offLine(from, to, place) <= THERE)) return true;
  const aim = turnTowards({ ...end, heading: end.heading }, place);
  return Math.abs(aim) <= 5 && place.room === NONE;
}

function offLine(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(from.x + along * dx - x, from.y + along * dy - y);
}

type Point = Pick<Place, 'x' | 'y'>;

/** As far as it gets. */
function cutAt(route: Route, distance: number): Route {
  let left = Math.max(1, Math.floor(distance));
  const legs: { turn: number; ahead: number }[] = [];
  for (const { turn, ahead } of route) {
    if (left <= 0) break;
    legs.push({ turn, ahead: Math.min(ahead, left) });
    left -= ahead;
  }
  return legs;
}
