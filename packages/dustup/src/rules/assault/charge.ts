import { advance } from '@sightline/geometry/field';
import { sub } from '@sightline/kernel';
import { nearestGap } from '../../ground/gaps.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { APART, POINT, walkOf } from '../../ground/walk.ts';
import type { Hull } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, leaderOf, type Place, placeOf } from '../../table/table.ts';
import { isFit, isVehicle, metAs, type Unit } from '../../table/units.ts';
import { comeUpon } from '../detection/come-upon.ts';
import { putAt } from '../movement/formation.ts';
import { type Gone, rollMovement } from '../movement/movement.ts';
import { movementDie } from '../movement/movement-die.ts';
import { bearing, leaveBehind, whomToLeave } from '../movement/wounded.ts';
import { suppress } from '../suppression/suppress.ts';
import { arriveAs, restOf } from '../vehicles/arriving.ts';
import { dropTow, isAt, isImmobile } from '../vehicles/driving.ts';
import { assaultWalk, isNear, spotInContact, type Way, wayToContact } from './reach.ts';

/**
 * DU-ASSAULT-033: one rolled move towards the enemy. Returns the targets that are in contact then; none if it was too
 * short.
 */
export function moveToContact(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  targets: readonly Unit[],
  leave: readonly number[] = whomToLeave(table, io, unit, 'DU-MOVE-019'),
): Unit[] {
  dropTow(table, io, unit);
  const { carried, left } = bearing(table, unit, leave);
  const die = movementDie(table, unit, carried.length);
  const { face, points } = rollMovement(table, io, unit, die);
  leaveBehind(io, unit, left);
  const way = bestWay(table, unit, targets);
  const isEnough = way !== null && isPaid(way, points);
  const gone = restOf(
    unit,
    isEnough ? inOneGo(table, io, unit, way) : asFarAsItGoes(table, io, unit, way, targets, points),
  );
  const contact = isEnough && gone.halt === 'arrived';
  io.tell({
    type: 'charged',
    rule: contact ? 'DU-ASSAULT-033' : 'DU-ASSAULT-036',
    unit: unit.who,
    face,
    die: die.shifts,
    points,
    needed: way?.cost ?? null,
    route: gone.route,
    contact,
  });
  arriveAs(table, io, unit, gone, points);
  // DU-MINE-006: a mech may have been stopped on the way.
  const isThere = contact && (!isVehicle(unit) || isAt(unit, gone.end));
  unit.fared = isThere ? 'inContact' : 'fallsShort';
  return isThere ? inContact(table, targets, way) : [];
}

function isPaid({ cost }: Way, points: number): boolean {
  return cost <= points * POINT;
}

/** Who would be in contact after the same move, so far as dice and ground decide it; nobody if it would be too short. */
export function foreseeContact(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  targets: readonly Unit[],
  leave: readonly number[],
): Unit[] {
  const way = bestWay(table, unit, targets);
  const { carried, left } = bearing(table, unit, leave);
  const die = movementDie(table, unit, carried.length);
  const isEnough =
    way !== null &&
    sub(io, `charge ${die.die} ${unit.column} ${way.cost}`, dicing =>
      isPaid(way, rollMovement(table, dicing, unit, die).points),
    );
  unit.fared = isEnough ? 'inContact' : 'fallsShort';
  if (!isEnough) return [];
  leaveBehind(io, unit, left);
  putAt(unit.hull ?? leaderOf(table, unit), way.route[way.route.length - 1]!);
  return inContact(table, targets, way);
}

/** If the targets are too far apart by now to be met together, the nearest will do. */
function bestWay(table: Dustup, unit: Unit, targets: readonly Unit[]): Way | null {
  const all = wayToContact(table, unit, targets);
  if (all !== null || targets.length === 1) return all;
  const ways = targets.map(target => wayToContact(table, unit, [target])).filter(way => way !== null);
  return ways.length === 0 ? null : ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}

function inOneGo(table: Dustup, io: DustupIo, unit: Unit, { route, cost }: Way): Gone {
  const walk = assaultWalk(table, unit, cost);
  const cut = comeUpon(table, io, unit, route);
  if (cut === null) return { route, cost, end: route[route.length - 1]!, halt: 'arrived', by: null, walk };
  const now = walkOf(table, unit, { within: cost });
  return { ...advance(now, cut, cost), halt: 'tooClose', walk: now };
}

/** DU-ASSAULT-034, DU-ASSAULT-036: along the way as far as the points go, but not nearer than two inches. */
function asFarAsItGoes(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  way: Way | null,
  targets: readonly Unit[],
  points: number,
): Gone {
  const budget = points * POINT;
  const walk = walkOf(table, unit, { within: budget });
  const gone = advance(walk, way?.route ?? straightAt(table, unit, targets), budget);
  const cut = comeUpon(table, io, unit, gone.route);
  if (cut === null) return { ...gone, walk };
  const now = walkOf(table, unit, { within: budget });
  return { ...advance(now, cut, budget), walk: now };
}

function straightAt(table: Dustup, unit: Unit, targets: readonly Unit[]): Place[] {
  const [from, to] = [placeOf(table, unit), placeOf(table, targets[0]!)];
  return [
    { x: from.x, y: from.y },
    { x: to.x, y: to.y },
  ];
}

/** DU-ASSAULT-082: the one that was reached, and those near enough to it. */
function inContact(table: Dustup, targets: readonly Unit[], { onto, route }: Way): Unit[] {
  return targets.filter(target => target === onto || isNear(table, target, route[route.length - 1]!));
}

/** DU-ASSAULT-092: two inches away when it was activated, and still so; moving up first does not count. */
export function isUponThem(table: Dustup, unit: Unit, target: Unit): boolean {
  const met = metAs(table, target);
  return unit.closeBy.includes(met.id) && nearestGap(table, unit, met) <= APART + TOLERANCE;
}

/** DU-ASSAULT-092: no roll and no cost; whoever stood two inches away is upon them, unless a mine stops him (DU-MINE-006). */
export function closeIn(table: Dustup, io: DustupIo, unit: Unit, targets: readonly Unit[]): readonly Unit[] {
  const leader = placeOf(table, unit);
  const start = { x: leader.x, y: leader.y };
  const end = spotInContact(table, unit, targets);
  const walk = assaultWalk(table, unit, 12 * POINT);
  io.tell({ type: 'closedIn', rule: 'DU-ASSAULT-092', unit: unit.who, targets: targets.map(({ who }) => who) });
  arriveAs(table, io, unit, { route: [start, end], end, cost: 0, halt: 'arrived', by: null, walk }, 0);
  const isThere = !isVehicle(unit) || isAt(unit, end);
  unit.fared = isThere ? 'inContact' : 'fallsShort';
  return isThere ? targets : [];
}

/** Where everybody of a unit stands, or its hull. */
export interface Stand {
  readonly figures: readonly (readonly [figure: number, at: Place])[];
  readonly hull: Pick<Hull, 'x' | 'y' | 'facing'> | null;
}

export function standOf(table: Dustup, unit: Unit): Stand {
  const figures = unit.figures
    .map(id => table.figures[id]!)
    .filter(({ left, gone }) => !left && !gone)
    .map(({ id, x, y }) => [id, { x, y }] as const);
  return { figures, hull: unit.hull && { x: unit.hull.x, y: unit.hull.y, facing: unit.hull.facing } };
}

/** DU-ASSAULT-046: back to where they started, casualties and all, and under suppression; no withdrawal. */
export function fallBack(table: Dustup, io: DustupIo, unit: Unit, { figures, hull }: Stand): void {
  unit.actions = 0;
  for (const [id, at] of figures) putAt(table.figures[id]!, at);
  // What was destroyed on the way lies where it was hit.
  if (!isFit(table, unit)) return;
  if (isVehicle(unit) && hull !== null && !isImmobile(table, unit)) Object.assign(unit.hull, hull);
  const { x, y } = placeOf(table, unit);
  io.tell({
    type: 'fellBack',
    rule: 'DU-ASSAULT-046',
    unit: unit.who,
    to: { x, y },
    where: landmarkOf(table, { x, y }),
  });
  suppress(io, unit, 'DU-ASSAULT-046');
}
