import {
  advance,
  bearingOf,
  circle,
  distance,
  doOverlap,
  gapBetween,
  hindrance,
  minus,
  outlineAt,
  type Point,
  plus,
  pointAlong,
  routeCost,
  type Shape,
  scaled,
  survey,
  type Walk,
} from '@sightline/geometry/field';
import type { Shifted } from '../../dice/ladder.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import { type Dustup, type DustupIo, type Place, placeOf, seatOf } from '../../table/table.ts';
import { ableOf, isInPlay, type Unit, type Vehicle } from '../../table/units.ts';
import { comeUpon } from '../detection/come-upon.ts';
import type { RolledMove } from '../movement/movement.ts';
import { stepClear } from '../movement/step-clear.ts';
import { bodyOf, solidsOf } from '../vehicles/body.ts';
import { cameToRest, drawUp, isAt, type Rested } from '../vehicles/driving.ts';
import { towedBy } from '../vehicles/towing.ts';
import type { DriveOn } from './questions.ts';
import { crossingCost } from './reach.ts';

/** What a vehicle drives straight at: where that is, what of it is touched, and which units do not stop it. */
export interface Onto {
  readonly goal: Place;
  readonly shapes: readonly Shape[];
  readonly through: readonly number[];
  /** Whether it has to be able to come to where that is, and not to its edge alone. */
  readonly isEntered: boolean;
}

/** DU-VEH-112: the men of a unit, by their leader. */
export function menOf(table: Dustup, target: Unit): Onto {
  const shapes = ableOf(table, target).map(({ x, y, radius }) => circle({ x, y }, radius));
  return { goal: placeOf(table, target), shapes, through: [target.id], isEntered: true };
}

/** A vehicle's straight way to where it first touches what it drives at, and what it costs. */
export interface Through {
  /** The line that it drives along: from where it stands to far beyond their leader. */
  readonly line: readonly [Place, Place];
  /** How far along the line it touches them, in mils, and the points it has spent by then. */
  readonly along: number;
  readonly spent: number;
  /** The points that it needs to reach them, with those for what lies between the two. */
  readonly cost: number;
}

/** Farther beyond them than anybody drives. */
const BEYOND = 60 * POINT;
const STRIDE = 100;

/** DU-VEH-112: the ground as a vehicle meets it that drives straight through a unit. */
function throughWalk(table: Dustup, unit: Vehicle, { through }: Onto, within: number): Walk {
  return walkOf(table, unit, { through, within });
}

/** DU-VEH-112: straight at it; null if something else stands in the way or the ground cannot be passed. */
export function wayThrough(table: Dustup, unit: Vehicle, onto: Onto, within: number): Through | null {
  const { x, y } = unit.hull;
  const { goal } = onto;
  const line = lineTo({ x, y }, { x: goal.x, y: goal.y });
  const along = firstTouch(unit, onto, line);
  const walk = throughWalk(table, unit, onto, within + along);
  const end = pointAlong(line[0], line[1], along);
  const came = advance(walk, [line[0], end], Number.MAX_SAFE_INTEGER);
  if (came.halt !== 'arrived' || came.end.x !== end.x || came.end.y !== end.y) return null;
  const crossing = onto.isEntered ? crossingTo(walk, end, onto) : 0;
  if (crossing === null) return null;
  const spent = routeCost(walk, [line[0], end]).cost;
  return { line, along, spent, cost: spent + crossing };
}

/** DU-ASSAULT-037: what it still has to cross to the nearest of them; null if it could never come there (DU-VEH-112). */
function crossingTo(walk: Walk, from: Place, { shapes, goal }: Onto): number | null {
  const near = shapes.toSorted((a, b) => gapBetween(circle(from, 0), a) - gapBetween(circle(from, 0), b))[0];
  const { x, y } = near?.kind === 'circle' ? near.centre : goal;
  if (survey(walk, from, { x, y }).treads.some(({ rate }) => rate === 'impassable')) return null;
  return crossingCost(walk, from, { shape: circle({ x, y }, 0) });
}

/** What a vehicle may sweep over: from where it stands, by where it touches them, to where it comes at most. */
export interface Sweep {
  readonly from: Place;
  readonly touch: Place;
  readonly end: Place;
}

/** DU-VEH-112: the way through a unit as far as so many mils of points go; null if they do not take it there. */
export function sweepThrough(table: Dustup, unit: Vehicle, target: Unit, points: number): Sweep | null {
  const onto = menOf(table, target);
  const way = wayThrough(table, unit, onto, points);
  if (way === null || way.cost > points) return null;
  const touch = pointAlong(way.line[0], way.line[1], way.along);
  const walk = throughWalk(table, unit, onto, points + way.along);
  const { end } = advance(walk, [touch, way.line[1]], points - way.spent);
  return { from: way.line[0], touch, end };
}

function lineTo(from: Place, to: Place): readonly [Place, Place] {
  const away = { x: to.x - from.x, y: to.y - from.y };
  return [from, away.x === 0 && away.y === 0 ? to : plus(to, scaled(away, BEYOND))];
}

/** How far it goes until its hull, pointing where it drives, touches the first of it. */
function firstTouch({ hull }: Vehicle, { goal, shapes }: Onto, [from, to]: readonly [Place, Place]): number {
  const facing = bearingOf(minus(to, from));
  const touches = (gone: number) => {
    const outline = outlineAt(bodyOf(hull), { ...pointAlong(from, to, gone), facing });
    return shapes.some(shape => doOverlap(outline, shape));
  };
  const most = distance(from, goal);
  let clear = 0;
  while (clear + STRIDE < most && !touches(clear + STRIDE)) clear += STRIDE;
  let blocked = clear + STRIDE;
  while (blocked - clear > 1) {
    const middle = Math.floor((clear + blocked) / 2);
    if (touches(middle)) blocked = middle;
    else clear = middle;
  }
  return clear;
}

/** How a tank shock moves. */
interface Onset {
  readonly die: Shifted;
  readonly rolled: RolledMove;
  /** DU-VEH-114: they are gone, and what is left is a place. */
  readonly isOpen: boolean;
}

/** Where a vehicle has come to, and what is left of its points. */
export interface Up {
  readonly contact: boolean;
  readonly line: readonly [Place, Place];
  readonly left: number;
}

/**
 * DU-VEH-112, DU-VEH-115: the first part of the move, until it touches them. Where they have gone it may go on at once;
 * where it falls short of those who stood it stays two inches away.
 */
export function driveUp(table: Dustup, io: DustupIo, unit: Vehicle, onto: Onto, onset: Onset): Up {
  const { die, rolled, isOpen } = onset;
  const budget = rolled.points * POINT;
  const from = { x: unit.hull.x, y: unit.hull.y };
  const way = isOpen ? null : wayThrough(table, unit, onto, budget);
  const { goal } = onto;
  const line = way?.line ?? lineTo(from, { x: goal.x, y: goal.y });
  const told = { unit: unit.who, face: rolled.face, die: die.shifts, points: rolled.points };
  if (isOpen) return { contact: true, line, left: budget };
  const isEnough = way !== null && way.cost <= budget;
  const leg = isEnough ? [from, pointAlong(line[0], line[1], way.along)] : null;
  // DU-DETECT-005: whoever lies hidden on its way stops it, as any other mover.
  const cut = comeUpon(table, io, unit, leg ?? shortOf(table, unit, line, budget).route, onto.through);
  const contact = isEnough && cut === null;
  const gone = contact ? legTo(table, unit, onto, leg!, way.spent) : shortOf(table, unit, cut ?? line, budget);
  const rule = contact ? 'DU-VEH-112' : 'DU-VEH-115';
  io.tell({ type: 'charged', rule, ...told, needed: way?.cost ?? null, route: gone.route, contact });
  drawUp(table, io, unit, gone, rolled.points);
  if (contact)
    stepAside(
      table,
      unit,
      onto.through.map(id => table.units[id]!),
    );
  // DU-MINE-006: it may have been stopped on the way.
  return { contact: contact && isAt(unit, gone.pose), line, left: budget - gone.cost };
}

function legTo(table: Dustup, unit: Vehicle, onto: Onto, route: readonly Point[], cost: number): Rested {
  const walk = throughWalk(table, unit, onto, cost);
  const end = route.at(-1)!;
  return cameToRest(unit, { route, end, cost, halt: 'arrived', by: null, walk }, null);
}

/** DU-ASSAULT-036: as far as the points go, and no nearer than two inches. */
function shortOf(table: Dustup, unit: Vehicle, line: readonly Place[], budget: number): Rested {
  const walk = walkOf(table, unit, { within: budget });
  return cameToRest(unit, { ...advance(walk, line, budget), walk }, null);
}

/** DU-VEH-112: to their position or as far beyond it as its player likes; whoever is in the way steps aside. */
export function driveOn(
  table: Dustup,
  io: DustupIo,
  unit: Vehicle,
  targets: readonly Unit[],
  { line, left }: Up,
): void {
  const here = { x: unit.hull.x, y: unit.hull.y };
  const walk = walkOf(table, unit, { through: targets.map(({ id }) => id), within: left });
  const reached = advance(walk, [here, line[1]], left);
  const facing = bearingOf(minus(line[1], here));
  const whole = Math.floor(distance(here, reached.end) / POINT);
  const fitsAt = (inches: number) =>
    inches === 0 ||
    hindrance(bodyOf(unit.hull), { ...pointAlong(here, line[1], inches * POINT), facing }, solidsOf(walk)) === null;
  const options = Array.from({ length: whole + 1 }, (_, i) => i).filter(fitsAt);
  const inches = options.length === 1 ? 0 : askHowFar(table, io, unit, options);
  if (inches > 0) {
    const end = pointAlong(here, line[1], inches * POINT);
    const gone = beyondThem(table, io, unit, targets, [here, end], left) ?? {
      route: [here, end],
      end,
      cost: routeCost(walk, [here, end]).cost,
      halt: 'arrived' as const,
      by: null,
      walk,
      pose: { ...end, facing },
    };
    io.tell({
      type: 'droveThrough',
      rule: 'DU-VEH-112',
      unit: unit.who,
      targets: targets.map(({ who }) => who),
      route: gone.route,
      where: landmarkOf(table, gone.end),
    });
    drawUp(table, io, unit, gone, left / POINT);
  }
  if (isInPlay(table, unit)) stepAside(table, unit, targets);
}

/** DU-VEH-112: nobody stands under it any more, nor under what it tows or pushes. */
function stepAside(table: Dustup, unit: Vehicle, targets: readonly Unit[]): void {
  const towed = towedBy(table, unit);
  const hulls = towed === null ? [unit.hull] : [unit.hull, towed.hull];
  for (const target of targets) for (const hull of hulls) stepClear(table, target, outlineOfHull(hull));
}

/** DU-DETECT-005: how far it gets if somebody lies hidden on its way; null if nobody does. */
function beyondThem(
  table: Dustup,
  io: DustupIo,
  unit: Vehicle,
  targets: readonly Unit[],
  route: readonly Place[],
  left: number,
): Rested | null {
  const cut = comeUpon(table, io, unit, route);
  if (cut === null) return null;
  const walk = walkOf(table, unit, { through: targets.map(({ id }) => id), within: left });
  return cameToRest(unit, { ...advance(walk, cut, left), walk }, null);
}

function askHowFar(table: Dustup, io: DustupIo, unit: Vehicle, options: readonly number[]): number {
  return io.ask<DriveOn>(seatOf(table, unit.side), {
    kind: 'driveOn',
    rule: 'DU-VEH-112',
    // Most players want to be through.
    options: options.toReversed(),
    unit: unit.who,
  });
}
