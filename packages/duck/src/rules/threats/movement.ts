import {
  costTo,
  type Direction,
  directionTowards,
  isSide,
  NOWHERE,
  pathTo,
  type Reach,
  vectorBetween,
} from '@sightline/geometry/grid';
import { AVERAGE, D6, type Part, part, tally } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Threat } from '../../table/figure.ts';
import { isAble, isGrappling, isOnMap, people } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { consequenceOf } from '../damage/consequences.ts';
import { hasToLeave, waysOut } from '../grenades/flames.ts';
import { watchForMines } from '../grenades/mines.ts';
import { FAR } from '../movement/distances.ts';
import { canEndIn, isAlight, threatReach } from '../movement/footing.ts';
import { hasRoomFor, turnInHalf } from '../movement/positions.ts';
import { enterSquare, turnTo } from '../movement/steps.ts';
import { sees } from '../shooting/sight.ts';
import { distancesTo, nearestTo, quickestStep } from './distance.ts';

/** DK-DMG-025, DK-THREAT-034. */
const WOUNDED = -3;
const BURDENED = -1;

/** A new action, a new throw. */
export function tryAgain(threat: Threat): void {
  threat.movement = -1;
}

/** DK-THREAT-002, DK-THREAT-025, DK-TSHOOT-003: the die of its species, thrown anew for every activation that moves. */
export function throwMove(table: DuckTable, io: DuckIo, threat: Threat): number {
  const { move } = threat.card;
  const face = throwFace(io, threat);
  const knows = move.addIdentified !== undefined && table.progress.competitors.identifiedTeam;
  const added = knows ? move.addIdentified! : move.add;
  const { parts, total } = tally(face, part('DK-THREAT-025', added, 'species'), ...hampering(table, threat));
  const points = Math.max(0, total);
  threat.movement = points;
  io.tell({ type: 'threatMoveThrown', rule: 'DK-THREAT-002', figure: threat.id, face, parts, points });
  return points;
}

/** The bare die. */
export function throwFace(io: DuckIo, threat: Threat): number {
  const { move } = threat.card;
  const die = move.die === 'D6' ? D6 : AVERAGE;
  return io.roll(die, { rule: 'DK-THREAT-002', purpose: 'move', seat: 'threats', figure: threat.id });
}

/** What a throw leaves a wounded or burdened Threat; never less than 0. */
export function pointsLeft(table: DuckTable, threat: Threat, thrown: number): number {
  return Math.max(0, tally(thrown, ...hampering(table, threat)).total);
}

function hampering(table: DuckTable, threat: Threat): (Part | false)[] {
  const isHampered = threat.wounds > 0 && consequenceOf(table, threat) !== 'RABID';
  return [
    isHampered && part('DK-DMG-025', WOUNDED, 'wounded'),
    threat.captive !== null && part('DK-THREAT-034', BURDENED, 'captive'),
  ];
}

/** Squares to enter one by one, with what each step costs. */
export interface Route {
  readonly squares: readonly number[];
  readonly costs: readonly number[];
}

/** Where to go with so many points, as things stand; null to stop. */
type Course = (points: number) => Route | null;

/** The way to a square that was reached, taken down before the next search. */
export function routeTo(reach: Reach, square: number): Route | null {
  const squares = pathTo(reach, square);
  if (!squares || squares.length === 0) return null;
  let spent = 0;
  const costs = squares.map(at => {
    const before = spent;
    spent = costTo(reach, at)!;
    return spent - before;
  });
  return { squares, costs };
}

/**
 * A Threat's own movement, square by square; every step may be answered. The course is set again whenever anybody has
 * moved or the ship has changed meanwhile (DK-ACT-017). Returns the points that are left.
 */
export function walk(table: DuckTable, io: DuckIo, threat: Threat, points: number, course: Course): number {
  const wasWounded = threat.wounds > 0;
  let left = points;
  let entered = 0;
  const step = (square: number, cost: number): void => {
    const isStopped = watchForMines(table, [threat]);
    left -= cost;
    entered++;
    enterSquare(table, io, threat, square, { willingly: true });
    if (isStopped()) left = 0;
  };
  const out = routeOut(table, threat, left);
  // One step back from a Flamer is enough.
  if (out) threat.flameFrom = NOWHERE;
  for (const [i, square] of (out?.squares ?? []).entries()) {
    step(square, out!.costs[i]!);
    if (threat.at !== square || !canGoOn(table, threat)) break;
  }
  let route: Route | null = null;
  let next = 0;
  let expected = threat.at;
  let mark = 0;
  while (canGoOn(table, threat)) {
    const now = situation(table, threat);
    if (!route || now !== mark || threat.at !== expected) {
      route = course(left);
      next = 0;
      mark = now;
    }
    if (!route || !canFollow(table, threat, route, next, left)) break;
    expected = route.squares[next]!;
    step(expected, route.costs[next]!);
    next++;
  }
  if (entered > 0 && wasWounded) recover(io, threat);
  threat.movement = left;
  return left;
}

/** Whether its points last for the next step, and past the square of one whom it may not end its move upon. */
function canFollow(table: DuckTable, threat: Threat, { squares, costs }: Route, next: number, left: number): boolean {
  const [cost, after] = [costs[next], costs[next + 1]];
  if (cost === undefined || cost > left) return false;
  const goesFarther = after !== undefined && cost + after <= left;
  return goesFarther || canEndIn(table, threat, squares[next]!);
}

export function canGoOn(table: DuckTable, threat: Threat): boolean {
  return isAble(threat) && !threat.trapped && !threat.netted && !isGrappling(table, threat);
}

/** A number that changes whenever somebody other than the walker and its captive has moved, or the ship has. */
function situation(table: DuckTable, walker: Threat): number {
  let mark = table.shipChanges;
  const add = (figures: readonly Figure[]): void => {
    for (const { id, at, condition } of figures)
      if (id !== walker.id && id !== walker.captive) mark = (mark * 31 + at * 2 + (condition === 'fit' ? 1 : 0)) | 0;
  };
  const { people: men, threats, machines } = rosterOf(table);
  add(men);
  add(threats);
  add(machines);
  return mark;
}

/**
 * DK-WEAP-024, DK-WEAP-027, DK-GREN-015: out of the fire first, paid from its movement; straight on if there is a
 * choice.
 */
function routeOut(table: DuckTable, threat: Threat, points: number): Route | null {
  if (!hasToLeave(table, threat)) return null;
  const all = waysOut(table, threat);
  if (all.length === 0) return routeAcross(table, threat, points);
  const ways = all.filter(({ cost }) => cost <= points);
  const way = ways.find(({ direction }) => isSide(direction)) ?? ways[0];
  return way ? { squares: [way.square], costs: [way.cost] } : null;
}

/** DK-GREN-033: where there is fire all round, the shortest way through it to a free square. */
function routeAcross(table: DuckTable, threat: Threat, points: number): Route | null {
  const reach = threatReach(table, threat, points);
  const isOut = (square: number): boolean => !isAlight(table, square) && hasRoomFor(table, threat, square);
  const square = [...reach.order.subarray(0, reach.count)].find(isOut);
  return square === undefined ? null : routeTo(reach, square);
}

/**
 * DK-WEAP-027, DK-GREN-015, DK-GREN-031: one that has no mind to move, or none yet, leaves the fire it stands in all the
 * same; one that has thrown for its move has no more than is left of it. Returns what is left of its throw; undefined if
 * there was nothing to leave or nowhere to go.
 */
export function leaveFire(table: DuckTable, io: DuckIo, threat: Threat): number | undefined {
  if (!canGoOn(table, threat) || !hasToLeave(table, threat)) return undefined;
  if (waysOut(table, threat).length === 0 && !routeAcross(table, threat, FAR)) return undefined;
  const points = threat.movement < 0 ? throwMove(table, io, threat) : threat.movement;
  return walk(table, io, threat, points, () => null);
}

/** DK-DMG-026: a wounded Threat that still moves forgets its wound. */
export function recover(io: DuckIo, threat: Threat): void {
  if (!isAble(threat) || threat.wounds === 0) return;
  threat.wounds = 0;
  threat.scarred = true;
  io.tell({ type: 'threatRecovered', rule: 'DK-DMG-026', figure: threat.id });
}

/** As near to a square as so many points bring it, without entering anybody's square; null if it can get no nearer. */
export function routeTowards(table: DuckTable, threat: Threat, square: number, points: number): Route | null {
  const distances = distancesTo(table, square, false);
  const reach = threatReach(table, threat, points);
  let goal = threat.at;
  for (let i = 0; i < reach.count; i++) {
    const at = reach.order[i]!;
    if (distances[at]! < distances[goal]! && !isContact(table, threat, at)) goal = at;
  }
  return goal === threat.at ? null : routeTo(reach, goal);
}

/** Whether it would meet somebody of the Team in a square, or one of its machines. */
function isContact(table: DuckTable, { overhead }: Threat, square: number): boolean {
  const { people: men, machines } = rosterOf(table);
  const isThere = (figure: Figure): boolean => figure.at === square && figure.overhead === overhead && isOnMap(figure);
  return men.some(isThere) || machines.some(isThere);
}

/** DK-MOVE-012: at the end of its move, for nothing. */
export function faceTeam(table: DuckTable, threat: Threat): void {
  turnInHalf(threat, facingTeam(table, threat) ?? threat.facing);
}

/**
 * DK-ACT-015: the same at the end of an activation that began in a square: if it never left it, it turns on the spot,
 * and that may be answered.
 */
export function faceTeamFrom(table: DuckTable, io: DuckIo, threat: Threat, start: number, wanted?: Figure): void {
  const facing = facingTeam(table, threat, wanted);
  if (facing === null) return;
  if (threat.at === start) turnTo(table, io, threat, facing);
  else turnInHalf(threat, facing);
}

/**
 * Towards the nearest of the Team, or whom it is told, if it sees him; else along the quickest way to him, doors or
 * not.
 */
export function facingTeam(table: DuckTable, threat: Threat, wanted?: Figure): Direction | null {
  if (!canGoOn(table, threat)) return null;
  const nearest = wanted ?? nearestTo(table, threat.at, people(table), true)[0];
  if (!nearest || nearest.at === threat.at) return null;
  return sees(table, threat, nearest)
    ? directionTo(table, threat, nearest.at)
    : quickestStep(table, threat.at, nearest.at);
}

/** Judges something as if it stood elsewhere, turned towards another square; then it is back where it was. */
export function asIfAt<R>(table: DuckTable, threat: Threat, square: number, towards: number, judge: () => R): R {
  const { at, facing, position } = threat;
  threat.at = square;
  if (square !== at) threat.position = 'centre';
  if (square !== towards) turnInHalf(threat, directionTo(table, threat, towards));
  const verdict = judge();
  Object.assign(threat, { at, facing, position });
  return verdict;
}

export function directionTo(table: DuckTable, { at }: Figure, square: number): Direction {
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, at, square);
  return directionTowards(dx, dy);
}
