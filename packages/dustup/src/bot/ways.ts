import { advance, distance, findRoute, fits, isSamePoint, type Point, type Walk } from '@sightline/geometry/field';
import type { MoveAct } from '../acts/field.ts';
import { POINT, walkOf } from '../ground/walk.ts';
import { bearing, movementDie } from '../rules/field/movement-die.ts';
import { leaderOf, type Place, type Unit } from '../table.ts';
import type { DustupView } from '../view.ts';

/** A unit's way of walking, prepared once for all the moves it thinks about. */
export interface Legs {
  readonly walk: Walk;
  readonly from: Place;
  /** DU-MOVE-002: the most points one action may bring, and what it brings on average. */
  readonly most: number;
  readonly mean: number;
}

export function legsOf(view: DustupView, unit: Unit): Legs {
  const { x, y } = leaderOf(view, unit);
  const { die } = movementDie(view, unit, bearing(view, unit, []).carried.length);
  const most = 2 * die * POINT;
  // DU-MOVE-020: columns do not roll.
  const mean = unit.column ? most : (die + 1) * POINT;
  return { walk: walkOf(view, unit, { within: most }), from: { x, y }, most, mean };
}

/** Where a move will probably end. */
export function expectedEnd({ walk, from, mean }: Legs, { route }: MoveAct): Place {
  return advance(walk, [from, ...route], mean).end;
}

/** How much of the farthest reach to try for, where the very end of it is taken. */
const SHARES = [1, 0.85, 0.7, 0.5];
/** A straight line that brings a mover at least so much of his points' worth is not worth improving on. */
const STRAIGHT_ENOUGH = 0.75;

/** DU-MOVE-001: a good way to a place, round whatever is in it, as far as one action may lead. */
export function moveTowards(legs: Legs, goal: Place): MoveAct | null {
  const { walk, from, mean } = legs;
  if (isSamePoint(from, goal)) return null;
  const straight = [from, { x: goal.x, y: goal.y }];
  const gained = distance(from, goal) - distance(advance(walk, straight, mean).end, goal);
  if (gained >= STRAIGHT_ENOUGH * Math.min(mean, distance(from, goal))) return alongAsFar(legs, straight);
  const found = findRoute(walk, from, goal, { isRough: true });
  return found === null ? null : alongAsFar(legs, found.points);
}

function alongAsFar({ walk, from, most }: Legs, points: readonly Point[]): MoveAct | null {
  for (const share of SHARES) {
    const { route, end } = advance(walk, points, most * share);
    if (!isSamePoint(end, from) && fits(walk, end)) return { do: 'move', route: withoutStart(route) };
  }
  return null;
}

function withoutStart(route: readonly Point[]): Place[] {
  return route.slice(1).map(({ x, y }) => ({ x, y }));
}
