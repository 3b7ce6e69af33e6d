import { apertureSquares, tileAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { distancesTo, NO_WAY, openDistanceToTeam } from '../threats/distance.ts';
import { placesToStay, wayTo } from '../threats/hiding.ts';
import { canGoOn, faceTeamFrom, leaveFire, throwMove, walk } from '../threats/movement.ts';
import { entryOf } from './objective.ts';
import { leaveAtEntry, travel } from './travel.ts';

/** DK-TSHOOT-017: as far from the Team as it gets, off the tile if it can; it does not shoot. */
export function flee(table: DuckTable, io: DuckIo, threat: Threat): void {
  const start = threat.at;
  const points = throwMove(table, io, threat);
  const here = tileAt(table, threat.at)?.id;
  const squares = placesToStay(table, threat, points).map(({ square }) => square);
  const away = squares.filter(square => tileAt(table, square)?.id !== here && isFarther(table, threat, square));
  const goal = farthest(table, threat, away.length > 0 ? away : squares);
  const left = walk(table, io, threat, points, more => wayTo(table, threat, goal, more));
  leaveAtEntry(table, io, threat, left);
  faceTeamFrom(table, io, threat, start);
}

function isFarther(table: DuckTable, threat: Threat, square: number): boolean {
  return openDistanceToTeam(table, square) >= openDistanceToTeam(table, threat.at);
}

function farthest(table: DuckTable, threat: Threat, squares: readonly number[]): number {
  let [best, most] = [threat.at, -1];
  for (const square of squares) {
    const distance = openDistanceToTeam(table, square);
    if (distance > most) [best, most] = [square, distance];
  }
  return best;
}

/** DK-TSHOOT-018: back to where its side came aboard, or to the nearest door that leads away from the Team. */
export function retire(table: DuckTable, io: DuckIo, threat: Threat): void {
  const entry = entryOf(table);
  const goal = entry ?? doorAway(table, threat);
  if (goal === null) return flee(table, io, threat);
  const points = leaveFire(table, io, threat);
  if (canGoOn(table, threat)) travel(table, io, threat, goal, { points, leaves: true });
}

function doorAway(table: DuckTable, threat: Threat): number | null {
  const here = openDistanceToTeam(table, threat.at);
  const distances = distancesTo(table, threat.at, false);
  let [goal, least] = [-1, NO_WAY];
  for (const door of planOf(table.arena).doors) {
    if (door.isAirlock) continue;
    const { here: near, beyond } = apertureSquares(table, door);
    for (const square of [...near, ...beyond]) {
      const distance = distances[square]!;
      if (openDistanceToTeam(table, square) > here && distance < least) [goal, least] = [square, distance];
    }
  }
  return goal < 0 ? null : goal;
}
