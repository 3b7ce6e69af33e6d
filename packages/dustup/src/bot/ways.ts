import {
  type Advance,
  advance,
  clockFace,
  fits,
  isSamePoint,
  plus,
  scaled,
  type Walk,
} from '@sightline/geometry/field';
import { groundOf, isOnTable } from '../ground/ground.ts';
import { POINT, walkOf } from '../ground/walk.ts';
import type { MoveAct } from '../rules/movement/acts.ts';
import { movementDie } from '../rules/movement/movement-die.ts';
import { bearing } from '../rules/movement/wounded.ts';
import { type Place, placeOf } from '../table/table.ts';
import type { Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { wayBetween } from './chart.ts';

/** A unit's way of walking, prepared once for all the moves it thinks about. */
export interface Legs {
  readonly walk: Walk;
  readonly from: Place;
  /** DU-MOVE-002: the most points one action may bring, and what it brings on average. */
  readonly most: number;
  readonly mean: number;
}

export function legsOf(view: DustupView, unit: Unit): Legs {
  const { x, y } = placeOf(view, unit);
  const { die } = movementDie(view, unit, bearing(view, unit, []).carried.length);
  const most = 2 * die * POINT;
  // DU-MOVE-020: columns do not roll.
  const mean = unit.column ? most : (die + 1) * POINT;
  return { walk: walkOf(view, unit, { within: most }), from: { x, y }, most, mean };
}

/** How far a move will probably get, and by which way. */
export function expectedWay({ walk, from, mean }: Legs, { route }: MoveAct): Advance {
  return advance(walk, [from, ...route], mean);
}

/** Directions that are looked into, and how many of them are worth a second look. */
const HOURS = 12;
const BEST = 3;

/** DU-MOVE-001: straight for a place, and the directions of the clock that bring one nearest to it. */
export function movesTowards(view: DustupView, unit: Unit, legs: Legs, goal: Place): MoveAct[] {
  const { walk, from, most, mean } = legs;
  const ground = groundOf(view);
  const directions = [{ x: goal.x - from.x, y: goal.y - from.y }];
  for (let hour = 1; hour <= HOURS; hour++) directions.push(clockFace(hour));
  const ways = directions.flatMap(direction => {
    if (direction.x === 0 && direction.y === 0) return [];
    const to = plus(from, scaled(direction, most));
    const { end } = advance(walk, [from, to], mean);
    return isSamePoint(end, from) ? [] : [{ to, left: wayBetween(view, unit, end, goal) }];
  });
  ways.sort((a, b) => a.left - b.left);
  const moves = ways.slice(0, BEST).flatMap(({ to }) => asFarAs(legs, to));
  const isDirect = isOnTable(ground, goal) && fits(walk, goal);
  return isDirect ? [{ do: 'move', route: [{ x: goal.x, y: goal.y }] }, ...moves] : moves;
}

/** How much of the farthest reach to try for, where the very end of it is taken. */
const SHARES = [1, 0.8, 0.6];

function asFarAs({ walk, from, most }: Legs, to: Place): MoveAct[] {
  for (const share of SHARES) {
    const { end } = advance(walk, [from, to], most * share);
    if (!isSamePoint(end, from) && fits(walk, end)) return [{ do: 'move', route: [{ x: end.x, y: end.y }] }];
  }
  return [];
}
