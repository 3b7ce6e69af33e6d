import { isSamePoint, minus, type Point, scaled } from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { nearestEnemy } from '../../ground/measure.ts';
import { wayBetween } from '../../ground/navigate.ts';
import type { Killzone } from '../../table/table.ts';
import type { Figure, Place } from '../../table/units.ts';
import type { MoveAct } from './acts.ts';
import { allowance } from './allowance.ts';
import { compulsionOn, whyNotCompelled } from './compelled-movement.ts';
import { cutWay, type Walked } from './cut-way.ts';
import { whyNotEnd, whyNotMoveNow } from './free-movement.ts';
import { goalsOf } from './goals.ts';

/** Towards what is worth going to, and as far as possible away from the enemy and to either side. */
export function movesOf(table: Killzone, figure: Figure): MoveAct[] {
  if (whyNotMoveNow(table, figure).length > 0) return [];
  const budget = allowance(table, figure).total * 1000 - figure.spent;
  if (budget <= 0) return [];
  const compulsion = compulsionOn(table, figure);
  const moves: MoveAct[] = [];
  const add = (found: Walked | null): void => {
    if (found === null || whyNotEnd(table, figure, found.walk).length > 0) return;
    if (compulsion !== null && whyNotCompelled(table, figure, found.way, found.walk, compulsion).length > 0) return;
    moves.push({ do: 'move', way: found.way });
  };
  if (compulsion !== null) add(compulsion.best);
  for (const goal of goalsOf(table, figure)) add(wayTowards(table, figure, goal, budget));
  // Whoever has to go somewhere has no use for other directions.
  if (compulsion !== null && moves.length > 0) return moves;
  for (const to of sidestepsOf(table, figure, budget)) add(cutWay(table, figure, [to], budget));
  return moves;
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
