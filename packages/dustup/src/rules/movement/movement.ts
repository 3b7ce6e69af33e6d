import {
  type Advance,
  advance,
  distance,
  fits,
  isSamePoint,
  squaredDistance,
  type Walk,
} from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { Shifted } from '../../dice/ladder.ts';
import { roll } from '../../dice/rolls.ts';
import { isInCover, shelterAt } from '../../ground/cover.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import type { Figure } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, leaderOf, type Place, placeOf, seatOf } from '../../table/table.ts';
import { isAtBest, isDisorganised, straysOf, type Unit } from '../../table/units.ts';
import { whyNotEnter } from '../buildings/buildings.ts';
import { comeUpon } from '../detection/come-upon.ts';
import { reveal } from '../detection/counters.ts';
import { leaveGun, whyNotMarch } from '../heavy-weapons/moving.ts';
import { leadershipTest } from '../morale/leadership-test.ts';
import type { MoveAct } from './acts.ts';
import { leaveTableIfDone } from './edges.ts';
import { comeUp, faultOf, follow, followersOf, formColumn, putAt } from './formation.ts';
import { enemiesToFear } from './known-enemies.ts';
import { movementDie } from './movement-die.ts';
import type { Arrange } from './questions.ts';
import { bearing, leaveBehind, whyNotLeave } from './wounded.ts';

/** DU-MOVE-001: why a unit may not make for a point. */
export function whyNotMove(table: Dustup, unit: Unit, act: MoveAct): Refusal[] {
  const { route, leave = [] } = act;
  const goal = route.at(-1);
  if (goal === undefined) return [refuse('DU-MOVE-001', 'noPoint')];
  const ground = groundOf(table);
  if (!route.every(p => isOnTable(ground, p))) return [refuse('DU-MOVE-025', 'offTable')];
  if (act.facing !== undefined || act.firing !== undefined || act.smoking !== undefined)
    return [refuse('DU-VEH-036', 'noSuchVehicle')];
  const leader = placeOf(table, unit);
  const kept = [...whyNotLeave(table, unit, leave), ...whyNotMarch(table, unit, act.leaveGun)];
  if (kept.length > 0) return kept;
  if (isSamePoint(goal, leader)) {
    return isDisorganised(table, unit) ? [] : [refuse('DU-MOVE-004', 'staysPut')];
  }
  if (!fits(walkOf(table, unit, { into: enemiesOf(table, unit) }), goal)) return [refuse('DU-MOVE-001', 'noRoom')];
  const full = whyNotEnter(table, unit, goal);
  return full.length > 0 ? full : whyNotFlee(table, unit, leader, goal);
}

/** DU-FORCE-034: the broken leave their cover only to get away from the enemy. */
export function whyNotFlee(table: Dustup, unit: Unit, leader: Place, goal: Place): Refusal[] {
  if (!isAtBest(unit, 'broken')) return [];
  const isAway = !enemiesToFear(table, unit).some(at => isNearer(goal, leader, at));
  return isAway ? [] : [refuse('DU-FORCE-034', 'mustWithdraw')];
}

export function enemiesOf(table: Dustup, unit: Unit): number[] {
  return table.units.filter(({ side }) => side !== unit.side).map(({ id }) => id);
}

function isNearer(a: Place, b: Place, to: Place): boolean {
  return squaredDistance(a, to) < squaredDistance(b, to);
}

/** DU-FORCE-033: whether a shaken unit needs its leader's word for this move. */
export function needsLeadershipTest(
  table: Dustup,
  unit: Unit,
  goal: Place,
  from: Place = placeOf(table, unit),
): boolean {
  if (!isAtBest(unit, 'shaken')) return false;
  if (enemiesToFear(table, unit).some(at => isNearer(goal, from, at))) return true;
  return leavesCover(table, unit, goal);
}

/** DU-FORCE-033: out of soft or hard cover into none. */
export function leavesCover(table: Dustup, unit: Unit, goal: Place): boolean {
  return isInCover(table, unit) && shelterAt(table, goal, null).cover === 'none';
}

/** A move action (DU-MOVE-001 to DU-MOVE-005). */
export function move(table: Dustup, io: DustupIo, unit: Unit, act: MoveAct): void {
  const goal = act.route.at(-1)!;
  if (needsLeadershipTest(table, unit, goal) && !leadershipTest(table, io, unit)) return;
  reveal(table, io, unit, 'DU-DETECT-003');
  if (act.leaveGun === true) leaveGun(table, io, unit);
  const { carried, left } = bearing(table, unit, act.leave ?? []);
  const die = movementDie(table, unit, carried.length);
  const rolled = rollMovement(table, io, unit, die);
  const { face, points } = rolled;
  if (isSamePoint(goal, placeOf(table, unit))) return callIn(table, io, unit, points, face);
  leaveBehind(io, unit, left);
  const gone = goAlong(table, io, unit, act.route, points);
  tellMoved(table, io, unit, 'DU-MOVE-002', die, rolled, gone, goal);
  arrive(table, io, unit, gone, points, act.arrange === true);
}

/** So near to where it was to go, in mils, it is there to everybody who looks. */
const THERE = 100;

/** Whether somebody who stands at a place has got to another, as far as anybody can tell. */
export const isThere = (at: Place, goal: Place): boolean => distance(at, goal) <= THERE;

/** How far a move has gone, with its die and what it cost; the rule says why the unit moved. */
export function tellMoved(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  rule: RuleId,
  die: Shifted,
  rolled: RolledMove,
  gone: Gone,
  goal?: Place,
): void {
  const { route, cost, end } = gone;
  const hasArrived = goal !== undefined && isThere(end, goal);
  const halt = hasArrived ? 'arrived' : isOnFriends(gone) ? 'friends' : gone.halt;
  const where = landmarkOf(table, end);
  io.tell({ type: 'moved', rule, unit: unit.who, die: die.shifts, ...rolled, route, where, cost, halt });
}

/** Whether a move ended short because friends stand where it would have ended: they are passed, but not stood on. */
function isOnFriends({ halt, by, walk }: Gone): boolean {
  return halt === 'tooClose' && walk.others.some(({ id, isPassable }) => id === by && isPassable === true);
}

/** Null is the face of a column, which does not roll. */
export interface RolledMove {
  readonly face: number | null;
  readonly points: number;
}

/** DU-MOVE-002, DU-MOVE-020: twice the face, or in column twice the highest there is. */
export function rollMovement(table: Dustup, io: DustupIo, unit: Unit, { die }: Shifted): RolledMove {
  if (unit.column) return { face: null, points: 2 * die };
  const face = roll(io, die, { rule: 'DU-MOVE-002', purpose: 'movement', seat: seatOf(table, unit.side) });
  return { face, points: 2 * face };
}

/** How far a leader got, and the ground as it was for him. */
export interface Gone extends Advance {
  readonly walk: Walk;
}

/** How far so many points take a leader along a way, past everybody who is known to stand there. */
export function wayGone(table: Dustup, unit: Unit, route: readonly Place[], points: number, isForced = false): Gone {
  const { x, y } = placeOf(table, unit);
  const within = points * POINT;
  const walk = walkOf(table, unit, { within, isForced });
  return { ...advance(walk, [{ x, y }, ...route], within), walk };
}

/** DU-MOVE-004: the leader goes as far as he can, or to the point. Something on the way may stop him before. */
export function goAlong(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  route: readonly Place[],
  points: number,
  isForced = false,
): Gone {
  const gone = wayGone(table, unit, route, points, isForced);
  const cut = comeUpon(table, io, unit, gone.route);
  if (cut === null) return gone;
  // Whoever was come upon stands in the way now.
  const within = points * POINT;
  const now = walkOf(table, unit, { within, isForced });
  return { ...advance(now, cut, within), walk: now };
}

/** The leader stands at the end of his way, the others come up, and everybody hears of it. */
export function arrive(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  { route, cost, end, walk }: Gone,
  points: number,
  arranges = false,
): void {
  const leader = leaderOf(table, unit);
  const start = { x: leader.x, y: leader.y };
  const before = unit.figures.map(id => ({ x: table.figures[id]!.x, y: table.figures[id]!.y }));
  putAt(leader, end);
  unit.moved = true;
  if (leaveTableIfDone(table, io, unit, points * POINT - cost)) return;
  const direction = directionOf(route);
  const strays =
    unit.column && direction !== null && formColumn(table, unit, walk, direction)
      ? []
      : place(table, io, unit, walk, start, points, arranges);
  if (strays.length > 0) {
    io.tell({ type: 'strayed', rule: 'DU-MOVE-005', unit: unit.who, figures: strays.map(({ who }) => who) });
  }
  happen(table, io, { on: 'moved', unit: unit.id, route, before });
}

function directionOf(route: readonly Place[]): Place | null {
  const [a, b] = [route.at(-2), route.at(-1)];
  return a && b && !isSamePoint(a, b) ? { x: b.x - a.x, y: b.y - a.y } : null;
}

/** DU-MOVE-005: by default everybody keeps his distance; the player may place them himself. */
function place(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  walk: Walk,
  start: Place,
  points: number,
  arranges: boolean,
): Figure[] {
  if (!arranges) return follow(table, unit, walk, start);
  const followers = followersOf(table, unit);
  const answer = io.ask<Arrange>(seatOf(table, unit.side), {
    kind: 'arrange',
    rule: 'DU-MOVE-005',
    unit: unit.who,
    from: followers.map(({ x, y }) => ({ x, y })),
    reach: points * POINT,
  });
  if (answer === 'keep') return follow(table, unit, walk, start);
  for (const [i, figure] of followers.entries()) putAt(figure, answer[i]!);
  return [];
}

/** Why followers may not be placed so. */
export function whyNotArrange(table: Dustup, unit: Unit, asked: Arrange, places: readonly Place[]): Refusal[] {
  if (places.length !== asked.from.length) return [refuse('DU-MOVE-005', 'placeForEach', asked.from.length)];
  const fault = faultOf(walkOf(table, unit), placeOf(table, unit), asked.from, places, asked.reach);
  return fault === null ? [] : [refuse('DU-MOVE-005', fault)];
}

/** DU-FORCE-022: the leader waits, and only the strays come up. */
function callIn(table: Dustup, io: DustupIo, unit: Unit, points: number, face: number | null): void {
  comeUp(table, unit, walkOf(table, unit), straysOf(table, unit), points * POINT);
  io.tell({ type: 'straysCameUp', rule: 'DU-FORCE-022', unit: unit.who, face: face ?? points / 2 });
}
