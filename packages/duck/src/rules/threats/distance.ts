import { costTo, type Direction, neighbour } from '@sightline/geometry/grid';
import type { Figure, Threat } from '../../figure.ts';
import { people } from '../../figures.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckTable } from '../../table.ts';
import { distancesFrom, stepsThroughDoors } from '../footing.ts';

/** More than any way in the ship: there is none. */
export const NO_WAY = 255;

type Distances = Uint8Array;

interface Kept {
  readonly changes: number;
  readonly shut: Map<number, Distances>;
  readonly open: Map<number, Distances>;
}

const kept = new WeakMap<DuckTable, Kept>();

/**
 * DK-THREAT-001: movement from a square to every other, figures disregarded, doors as they are or all counted as open.
 * Worked out once for a square and kept until the ship changes.
 */
export function distancesTo(table: DuckTable, square: number, doorsPassable: boolean): Distances {
  let entry = kept.get(table);
  if (entry?.changes !== table.shipChanges) {
    entry = { changes: table.shipChanges, shut: new Map(), open: new Map() };
    kept.set(table, entry);
  }
  const maps = doorsPassable ? entry.open : entry.shut;
  let distances = maps.get(square);
  if (!distances) {
    const reach = distancesFrom(table, square, doorsPassable);
    distances = new Uint8Array(reach.grid.size).fill(NO_WAY);
    for (let i = 0; i < reach.count; i++) distances[reach.order[i]!] = costTo(reach, reach.order[i]!)!;
    maps.set(square, distances);
  }
  return distances;
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
  let best = NO_WAY;
  for (const person of people(table)) best = Math.min(best, distancesTo(table, person.at, true)[square]!);
  return best;
}

/** DK-THREAT-021: how far a square is from the nearest of the Team by ways that are open now. */
export function openDistanceToTeam(table: DuckTable, square: number): number {
  let best = NO_WAY;
  for (const person of people(table)) best = Math.min(best, distancesTo(table, person.at, false)[square]!);
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
