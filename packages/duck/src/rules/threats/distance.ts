import { costTo, type Direction, neighbour } from '@sightline/geometry/grid';
import { keptUntilChange } from '../../ship/kept.ts';
import { planOf } from '../../ship/plan.ts';
import type { Figure, Threat } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { distancesFrom, distancesKept, stepsThroughDoors } from '../movement/distances.ts';

/** More than any way in the ship: there is none. */
export const NO_WAY = 255;

type Distances = Uint8Array;

/** With doors as they are, and with all counted as open. */
const measured = keptUntilChange(table => ({ shut: distancesKept(table, false), open: distancesKept(table, true) }));

/**
 * DK-THREAT-001: movement from a square to every other, figures disregarded, doors as they are or all counted as open.
 * Worked out once for a square and kept until a step changes.
 */
export function distancesTo(table: DuckTable, square: number, doorsPassable: boolean): Distances {
  return mapsOf(table, doorsPassable)[square] ?? measureFrom(table, square, doorsPassable);
}

function mapsOf(table: DuckTable, doorsPassable: boolean): Distances[] {
  const { shut, open } = measured(table);
  return doorsPassable ? open : shut;
}

function measureFrom(table: DuckTable, square: number, doorsPassable: boolean): Distances {
  const reach = distancesFrom(table, square, doorsPassable);
  const distances = new Uint8Array(reach.grid.size).fill(NO_WAY);
  for (let i = 0; i < reach.count; i++) distances[reach.order[i]!] = costTo(reach, reach.order[i]!)!;
  mapsOf(table, doorsPassable)[square] = distances;
  return distances;
}

/** The nearest of some squares, the first of equally near ones; null if there are none. */
export function nearestOf(squares: Iterable<number>, distances: Distances): number | null {
  let [nearest, least] = [null as number | null, Number.POSITIVE_INFINITY];
  for (const square of squares) if (distances[square]! < least) [nearest, least] = [square, distances[square]!];
  return nearest;
}

/** Those nearest to a square, all that are equally near. */
export function nearestTo<F extends Figure>(
  table: DuckTable,
  square: number,
  figures: readonly F[],
  doorsPassable: boolean,
): F[] {
  let best = NO_WAY;
  let nearest: F[] = [];
  for (const figure of figures) {
    const distance = distancesTo(table, figure.at, doorsPassable)[square]!;
    if (distance < best) {
      best = distance;
      nearest = [figure];
    } else if (distance === best && distance < NO_WAY) nearest.push(figure);
  }
  return nearest;
}

/** DK-THREAT-001: how far a Threat is from the Team, closed doors counted as passable. */
export function distanceToTeam(table: DuckTable, threat: Threat): number {
  return distanceToTeamFrom(table, threat.at);
}

export function distanceToTeamFrom(table: DuckTable, square: number): number {
  return nearness(table, square, true);
}

/** DK-THREAT-021: how far a square is from the nearest of the Team by ways that are open now. */
export function openDistanceToTeam(table: DuckTable, square: number): number {
  return nearness(table, square, false);
}

function nearness(table: DuckTable, square: number, doorsPassable: boolean): number {
  const maps = mapsOf(table, doorsPassable);
  let best = NO_WAY;
  for (const person of rosterOf(table).people) {
    if (!isOnMap(person)) continue;
    const distance = (maps[person.at] ?? measureFrom(table, person.at, doorsPassable))[square]!;
    if (distance < best) best = distance;
  }
  return best;
}

/** Straight steps before diagonal ones, so that of equal ways the straighter is taken. */
export const STRAIGHT_FIRST: readonly Direction[] = [1, 3, 5, 7, 2, 4, 6, 8];

/** The first step of the quickest way to a square, doors counted as open; null if there is none. */
export function quickestStep(table: DuckTable, from: number, to: number): Direction | null {
  const { grid } = planOf(table.arena);
  const distances = distancesTo(table, to, true);
  const steps = stepsThroughDoors(table);
  let [best, least]: [Direction | null, number] = [null, NO_WAY];
  for (const direction of STRAIGHT_FIRST) {
    const cost = steps[from * 8 + direction - 1]!;
    const beside = neighbour(grid, from, direction);
    if (cost === 0 || distances[beside]! >= distances[from]! || cost + distances[beside]! >= least) continue;
    [best, least] = [direction, cost + distances[beside]!];
  }
  return best;
}
