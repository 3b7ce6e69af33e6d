import { isSamePoint, minus, type Point, plus, scaled, squaredDistance, turned } from '@sightline/geometry/field';
import { BASE, type Ground, groundOf } from '../../ground/ground.ts';
import { nearestEnemy } from '../../ground/measure.ts';
import { isRoomFor, wayBetween } from '../../ground/navigate.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, isFighting, NONE, type Place } from '../../table/units.ts';
import { placesAtVehicles } from '../vehicles/beside.ts';
import { objectivesOf } from '../winning/objective-places.ts';
import type { MoveAct } from './acts.ts';
import { compulsionOn, whyNotCompelled } from './compelled-movement.ts';
import { cutWay, type Walked } from './cut-way.ts';
import { allowance, whyNotEnd, whyNotMoveNow } from './free-movement.ts';

/** Towards what is worth going to, and as far as possible away from the enemy and to either side. */
export function movesOf(table: Killzone, figure: Figure): MoveAct[] {
  if (whyNotMoveNow(table, figure).length > 0) return [];
  const budget = allowance(table, figure).total * 1000 - figure.spent;
  if (budget <= 0) return [];
  const compulsion = compulsionOn(table, figure);
  const moves: MoveAct[] = [];
  const ends: Place[] = [];
  const add = (found: Walked | null): void => {
    if (found === null || whyNotEnd(table, figure, found.walk).length > 0) return;
    if (compulsion !== null && whyNotCompelled(table, figure, found.way, found.walk, compulsion).length > 0) return;
    const { end } = found.walk;
    // Nobody is offered to stay where he is as a move, unless that is what he is compelled to.
    if (compulsion === null && isHere(figure, end)) return;
    if (ends.some(other => isNextTo(other, end))) return;
    ends.push(end);
    moves.push({ do: 'move', way: found.way });
  };
  if (compulsion !== null) add(compulsion.best);
  for (const goal of goalsOf(table, figure)) add(wayTowards(table, figure, goal, budget));
  // Whoever has to go somewhere has no use for other directions.
  if (compulsion !== null && moves.length > 0) return moves;
  for (const to of sidestepsOf(table, figure, budget)) add(cutWay(table, figure, [to], budget));
  return moves;
}

/** So short a step is none. */
function isHere(figure: Place, end: Place): boolean {
  return figure.room === end.room && squaredDistance(figure, end) < BASE ** 2;
}

/** Two ways that end less than half a base from touching are one choice. */
function isNextTo(a: Place, b: Place): boolean {
  return a.room === b.room && squaredDistance(a, b) < (3 * BASE) ** 2;
}

/** Away from the nearest enemy, and to the left and the right of him. */
function sidestepsOf(table: Killzone, figure: Figure, budget: number): Point[] {
  const enemy = nearestEnemy(table, figure);
  const ahead = enemy === null || isSamePoint(enemy, figure) ? NORTH : minus(enemy, figure);
  const { x, y } = scaled(ahead, budget);
  return [
    { x: figure.x - x, y: figure.y - y },
    { x: figure.x - y, y: figure.y + x },
    { x: figure.x + y, y: figure.y - x },
  ];
}

const NORTH = { x: 0, y: 1 } as const;

/** As far towards a place as the budget allows, round whatever stands still. */
function wayTowards(table: Killzone, figure: Figure, to: Place, budget: number): Walked | null {
  const way = wayBetween(groundOf(table.map), figure, to);
  return way === null ? null : cutWay(table, figure, way, budget);
}

/** Places worth walking to: into contact with the nearest enemy, and what the scenario is about. */
function goalsOf(table: Killzone, figure: Figure): Place[] {
  const objectives = objectivesOf(table, figure);
  const enemy = nearestOnFoot(table, figure);
  const goals = [...objectives, ...placesAtVehicles(table, figure)];
  return enemy === null ? goals : [besides(groundOf(table.map), figure, enemy), ...goals];
}

function nearestOnFoot(table: Killzone, figure: Figure): Figure | null {
  let nearest: Figure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of table.figures) {
    if (enemy.side === figure.side || !isFighting(enemy) || enemy.vehicle !== NONE) continue;
    const away = squaredDistance(figure, enemy);
    if (away < least) {
      nearest = enemy;
      least = away;
    }
  }
  return nearest;
}

/** In base contact: on the side that is come from, or where there is room. */
function besides(ground: Ground, figure: Place, enemy: Place): Place {
  const { x, y, room } = enemy;
  if (figure.room !== room || isSamePoint(figure, enemy)) return { x, y, room };
  const near = minus(figure, enemy);
  for (const degrees of ROUND) {
    const spot = { ...plus(enemy, scaled(degrees === 0 ? near : turned(near, degrees), CONTACT)), room };
    if (isRoomFor(ground, spot)) return spot;
  }
  return { x, y, room };
}

/** Bases that far apart touch; a mil more, for they must not overlap. */
const CONTACT = 2 * BASE + 1;
const ROUND = [0, 60, -60, 120, -120, 180] as const;
