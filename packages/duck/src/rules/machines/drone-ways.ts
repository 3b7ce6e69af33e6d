import {
  costTo,
  createReach,
  type Footing,
  fillStepCosts,
  pathTo,
  type Reach,
  reachFrom,
  type StepRates,
  squaresReached,
} from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import { footLevelAt } from '../../ship/standing.ts';
import type { Machine } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { addCosts } from '../movement/footing.ts';
import { emptyFooting, ratesOf } from '../movement/ground.ts';

const NEVER = { straight: 0, diagonal: 0, pastCorner: 0 } as const;

/** DK-CYBER-014: walkers climb as men do, wheels and tracks do not. */
function ratesFor(table: DuckTable, drone: Machine): StepRates {
  const rates = ratesOf(table, 'team');
  return drone.walker ? rates : { floor: rates.floor, top: NEVER, up: NEVER, down: NEVER };
}

/** DK-MOVE-045: it fills its square, so it keeps out of everybody's; and it does not drive into fire. */
function footingOf(table: DuckTable, drone: Machine): Footing {
  const footing = emptyFooting(table, 'team');
  for (const figure of table.figures)
    if (isOnMap(figure) && figure !== drone && !figure.overhead) footing.closed[figure.at] = 1;
  for (const { at } of [...table.flames, ...table.explosions]) footing.closed[at] = 1;
  footing.levels[drone.at] = footLevelAt(table, drone.at);
  return footing;
}

function reachOf(table: DuckTable, drone: Machine, points: number): Reach {
  const plan = planOf(table.arena);
  const steps = fillStepCosts(footingOf(table, drone), ratesFor(table, drone));
  addCosts(table, plan, steps);
  return reachFrom(createReach(plan.grid), steps, drone.at, points);
}

/** Where it can get to with so many points, its own square left out. */
export function droneDestinations(table: DuckTable, drone: Machine, points: number): number[] {
  return [...squaresReached(reachOf(table, drone, points))].slice(1);
}

interface DroneRoute {
  readonly squares: readonly number[];
  /** Points used up to each of them. */
  readonly costs: readonly number[];
}

export function droneRoute(table: DuckTable, drone: Machine, to: number, points: number): DroneRoute {
  const reach = reachOf(table, drone, points);
  const squares = pathTo(reach, to) ?? [];
  return { squares, costs: squares.map(square => costTo(reach, square)!) };
}
