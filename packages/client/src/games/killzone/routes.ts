import { bearingOf } from '@sightline/geometry/field';
import type { KillzoneBoard, KillzoneView, Place, Route, Vehicle } from '@sightline/killzone';
import { windName, windOf } from '../../board/winds.ts';
import { decimal, say } from '../../words/killzone.ts';
import { nameOf } from './figures.ts';
import { NONE } from './floors.ts';
import { placeNameOf } from './naming-places.ts';

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** So near to the end of what is drawn, in mils, a press means that end. */
const AT_END = 900;
/** So few degrees off the straight, a press means straight on. */
const STRAIGHT = 4;
/** No leg is drawn shorter. */
const SHORTEST = 500;

/**
 * The route that somebody means who points there with this much drawn already: one more leg to the point, and straight
 * on with what is left of the speed. Whoever points at the end of what is drawn means just that.
 */
export function routeTo(
  rules: KillzoneBoard,
  view: KillzoneView,
  vehicle: Vehicle,
  speed: number,
  place: Place,
  marked: unknown,
): Route {
  const drawn = isRoute(marked) ? marked : [];
  if (drawn.length > 0 && isAtEnd(rules, view, vehicle, drawn, place)) return drawn;
  const legs = legsDrawn(drawn, speed);
  const gone = legs.reduce((sum, { ahead }) => sum + ahead, 0);
  const from = poseAfter(vehicle, legs);
  const far = Math.round(Math.hypot(place.x - from.x, place.y - from.y));
  const turn = far === 0 ? 0 : turnTowards(from, place);
  const left = speed - gone;
  // Too near for a leg, or nearly as far as it goes: all that is left is driven that way.
  if (far < SHORTEST || left - far < SHORTEST) return joined([...legs, { turn, ahead: left }]);
  return [...legs, { turn, ahead: far }, { turn: 0, ahead: left - far }];
}

function isRoute(value: unknown): value is Route {
  return Array.isArray(value);
}

/** What was drawn on purpose: the last stretch straight on is only what was left over. A whole route begins anew. */
function legsDrawn(drawn: Route, speed: number): Route {
  const legs = drawn.length > 1 && drawn.at(-1)!.turn === 0 ? drawn.slice(0, -1) : [];
  return legs.reduce((sum, { ahead }) => sum + ahead, 0) < speed ? legs : [];
}

function isAtEnd(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, drawn: Route, place: Place): boolean {
  const { end } = rules.driveOf(view, vehicle, drawn);
  const nodes = [end, poseAfter(vehicle, legsDrawn(drawn, vehicle.speed))];
  const [x, y] = [vehicle.x, vehicle.y];
  return nodes.some(node => (node.x !== x || node.y !== y) && Math.hypot(node.x - place.x, node.y - place.y) <= AT_END);
}

/** Where legs lead that nothing stops. */
export function poseAfter({ x, y, heading }: Vehicle, legs: Route): Pose {
  return legs.reduce<Pose>(
    (pose, { turn, ahead }) => {
      const after = (pose.heading + turn + 360) % 360;
      const angle = (after * Math.PI) / 180;
      return { x: pose.x + ahead * Math.sin(angle), y: pose.y + ahead * Math.cos(angle), heading: after };
    },
    { x, y, heading },
  );
}

/** The pivot that turns to a place, in whole degrees from -180 to 180. */
export function turnTowards(from: Pose, place: Place): number {
  const aim = bearingOf({ x: Math.round(place.x - from.x), y: Math.round(place.y - from.y) });
  const turn = Math.round(aim - from.heading + 720) % 360;
  const signed = turn > 180 ? turn - 360 : turn;
  // Nobody steers by a degree or two with a finger: that is straight on.
  return Math.abs(signed) <= STRAIGHT ? 0 : signed;
}

function joined(route: Route): Route {
  return route.length > 1 ? route.filter(({ turn, ahead }) => turn !== 0 || ahead !== 0) : route;
}

/** "3\", left 90°": after 3 inches; of one that meets something, what. */
export function routeName(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): string {
  const { end, stop, struck = [], legs = [] } = rules.driveOf(view, vehicle, route);
  const way = wayName(route, legs);
  // Nothing that lies behind the corner is ever met.
  if (crashChanceOf(rules, view, vehicle, route) === 1) return say('killzone.route.crashes', { way });
  if (stop && isGettingAway(view, vehicle, stop, end)) return say('killzone.route.away', { way });
  if (stop) return say('killzone.route.meets', { way, what: meetingName(rules, view, stop) });
  const [first] = struck;
  if (first !== undefined) {
    const what = say('killzone.route.with.figure', { name: nameOf(rules, view.figures[first]!.who) });
    return say('killzone.route.meets', { way, what });
  }
  // Where there is no room to turn it goes nowhere.
  return end.x === vehicle.x && end.y === vehicle.y ? wayName(route, []) : way;
}

/** Where a way ends and which way the vehicle points then, for whoever wants more than its shape; null where something is met. */
export function routeEnd(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): string | null {
  const { end, stop } = rules.driveOf(view, vehicle, route);
  if (stop || (end.x === vehicle.x && end.y === vehicle.y)) return null;
  const angle = (end.heading * Math.PI) / 180;
  const wind = windName(windOf(Math.sin(angle), -Math.cos(angle)));
  return say('killzone.route.end', { place: placeNameOf(rules, view, { x: end.x, y: end.y, room: NONE }), wind });
}

/** A way that is stopped before its corner is the way straight on. */
export function comesToTheSame(
  rules: KillzoneBoard,
  view: KillzoneView,
  vehicle: Vehicle,
  a: Route,
  b: Route,
): boolean {
  const [first, second] = [rules.driveOf(view, vehicle, a), rules.driveOf(view, vehicle, b)];
  if (!first.stop || !second.stop) return false;
  if (isSameRam(first.stop, second.stop))
    return routeRisk(rules, view, vehicle, a) === routeRisk(rules, view, vehicle, b);
  const { x, y, heading } = first.end;
  return x === second.end.x && y === second.end.y && heading === second.end.heading;
}

export type Stop = NonNullable<ReturnType<KillzoneBoard['driveOf']>['stop']>;

/** Whoever is rammed is rammed, by whatever way; only what it does may differ. */
const isSameRam = (a: Stop, b: Stop): boolean => a.with === 'vehicle' && b.with === 'vehicle' && a.id === b.id;

/** "rams Motorbike 1", "hits a wreck". */
export function meetingName(rules: KillzoneBoard, view: KillzoneView, stop: Stop): string {
  switch (stop.with) {
    case 'vehicle':
      return say('killzone.route.with.vehicle', { name: nameOf(rules, view.vehicles[stop.id]!.who) });
    case 'figure':
      return say('killzone.route.with.figure', { name: nameOf(rules, view.figures[stop.id]!.who) });
    case 'obstacle':
      return say('killzone.route.with.obstacle', { what: say(`killzone.obstacles.${stop.kind}`) });
    case 'edge':
      return say('killzone.route.with.edge');
    case 'softGround':
      return say('killzone.route.with.softGround');
    default:
      return stop satisfies never;
  }
}

/** How likely one's own vehicle is a wreck at the end of a way, or off the table for nothing. */
export function ownRisk(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): number {
  const { stop, end } = rules.driveOf(view, vehicle, route);
  const crash = crashChanceOf(rules, view, vehicle, route) ?? 0;
  if (stop?.with === 'edge') return isGettingAway(view, vehicle, stop, end) ? crash : 1;
  const ram = stop ? (rules.ramChances?.(view, vehicle, stop)?.ours ?? 0) : 0;
  return 1 - (1 - crash) * (1 - ram);
}

/** Whether a way meets nothing and nobody and risks no crash. */
export function isClear(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): boolean {
  const { stop, people, end } = rules.driveOf(view, vehicle, route);
  const isMet = stop !== null && !isGettingAway(view, vehicle, stop, end);
  return !isMet && people === 0 && (crashChanceOf(rules, view, vehicle, route) ?? 0) === 0;
}

const percentOf = (chance: number): number => Math.round(100 * chance);

/** "safe", how likely it is to end in a crash, or what a ram does to either; whoever crashes in a corner rams nobody. */
export function routeRisk(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): string {
  // Old editions count no skids.
  const { stop, people, end, skids = [], soft = false } = rules.driveOf(view, vehicle, route);
  const crash = crashChanceOf(rules, view, vehicle, route) ?? 0;
  const ram = crash < 1 && stop ? (rules.ramChances?.(view, vehicle, stop) ?? null) : null;
  const ours = 1 - (1 - crash) * (1 - (ram?.ours ?? 0));
  if (ram && stop?.with === 'vehicle') {
    const theirs = (1 - crash) * ram.theirs;
    return say('killzone.route.ram', { theirs: percentOf(theirs), ours: percentOf(ours) });
  }
  if (ram && stop?.with === 'obstacle') return say('killzone.route.wreck', { percent: percentOf(ours) });
  if (crash > 0) return say('killzone.route.crash', { percent: percentOf(crash), on: crashesOn(skids, soft) });
  if (stop && isGettingAway(view, vehicle, stop, end)) return say('killzone.route.won');
  if (stop?.with === 'edge') return say('killzone.route.gone');
  if (people > 0 || stop?.with === 'figure') return say('killzone.route.runOver');
  return say(stop ? 'killzone.route.stops' : 'killzone.route.safe');
}

/** What a way may crash on; of both the ground, which nobody expects. */
const crashesOn = (skids: readonly number[], soft: boolean): 'ground' | 'corner' | 'both' =>
  soft ? (skids.length > 0 ? 'both' : 'ground') : 'corner';

/** Whether it leaves by the way out with what the chase is about: the car itself, or somebody in it who has the loot. */
function isGettingAway(view: KillzoneView, { id, side, y: from }: Vehicle, stop: Stop, end: Pose): boolean {
  const { objective, seats, prizes, figures } = view;
  if (stop.with !== 'edge' || objective.kind !== 'getaway' || seats[side] !== objective.runner) return false;
  const hasLoot = prizes.some(({ holder }) => figures[holder]?.vehicle === id);
  const [left, right] = objective.road;
  return (id === objective.vehicle || hasLoot) && end.y > from && end.x >= left * 1000 && end.x <= right * 1000;
}

type Legs = ReturnType<KillzoneBoard['driveOf']>['legs'];

/** By what is driven of it: a corner that is never reached is none. */
function wayName(route: Route, legs: Legs): string {
  const driven = legs.length > 0 ? route.slice(0, legs.length) : route;
  const turns = driven.filter(({ turn }) => turn !== 0);
  if (turns.length === 0) return say('killzone.route.on', { inches: decimal(lengthOf(route, legs) / 1000, 0) });
  const degrees = turns.reduce((sum, { turn }) => sum + turn, 0);
  const hand = say(`killzone.hands.${(degrees || turns[0]!.turn) < 0 ? 'left' : 'right'}`);
  const isLater = route[0]!.turn === 0;
  const ahead = Math.round(route[0]!.ahead / 100) / 10;
  const inches = decimal(ahead, Number.isInteger(ahead) ? 0 : 1);
  if (degrees === 0)
    return say('killzone.route.lane', { hand, later: isLater, inches, degrees: Math.abs(turns[0]!.turn) });
  const [first, second] = turns;
  // One way and then the other: their sum would say neither.
  if (second && turns.length === 2 && first!.turn * second.turn < 0) {
    const [out, back] = [Math.abs(first!.turn), Math.abs(second.turn)];
    return say('killzone.route.both', { hand: handOf(first!.turn), degrees: out, other: handOf(second.turn), back });
  }
  return say('killzone.route.turn', {
    hand,
    degrees: Math.abs(degrees),
    gentle: turns.length > 1,
    later: isLater,
    inches,
  });
}

const handOf = (turn: number): string => say(`killzone.hands.${turn < 0 ? 'left' : 'right'}`);

/** How far it really goes, in mils; old editions only say how far it means to. */
function lengthOf(route: Route, legs: Legs): number {
  if (legs.length === 0) return route.reduce((sum, { ahead }) => sum + ahead, 0);
  return legs.reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
}

/** How likely it is to crash in its corners; old editions do not say. */
export function crashChanceOf(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): number | null {
  const { legs } = rules.driveOf(view, vehicle, route) as Partial<ReturnType<KillzoneBoard['driveOf']>>;
  return legs ? 1 - legs.reduce((safe, { crash }) => safe * (1 - crash), 1) : null;
}
