import { neighbour } from '@sightline/geometry/grid';
import { apertureSquares, tileAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { seesSquare } from '../shooting/sight.ts';
import { distanceToTeamFrom } from '../threats/distance.ts';
import { type Place, placesToStay, putEyeOn, watchersOf, wayTo } from '../threats/hiding.ts';
import { canGoOn, faceTeamFrom, throwMove, walk } from '../threats/movement.ts';

/**
 * DK-TSHOOT-011, DK-TSHOOT-012: out of sight, with a view of a way onto the tile if there is such a place; then it
 * waits.
 */
export function setAmbush(table: DuckTable, io: DuckIo, threat: Threat): void {
  const start = threat.at;
  const points = throwMove(table, io, threat);
  const hidden = placesToStay(table, threat, points).filter(({ square }) => watchersOf(table, threat, square) === 0);
  const goal = bestLurk(table, threat, hidden) ?? hidden[0]?.square ?? threat.at;
  walk(table, io, threat, points, left => wayTo(table, threat, goal, left));
  faceTeamFrom(table, io, threat, start);
  if (!canGoOn(table, threat) || watchersOf(table, threat, threat.at) > 0) return;
  io.tell({ type: 'ambushSet', rule: 'DK-TSHOOT-011', figure: threat.id, at: threat.at });
  putEyeOn(table, io, threat);
}

/** The nearest with a view of an opening; of equally near ones that with the opening nearest to the Team. */
function bestLurk(table: DuckTable, threat: Threat, places: readonly Place[]): number | null {
  const openings = openingsOf(table, threat);
  let [best, least, nearest] = [-1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { square, cost } of places) {
    if (cost > least) break;
    const there: Threat = { ...threat, at: square, position: 'centre' };
    const seen = openings.filter(opening => opening === square || seesSquare(table, there, opening));
    if (seen.length === 0) continue;
    const team = Math.min(...seen.map(opening => distanceToTeamFrom(table, opening)));
    if (team < nearest) [best, least, nearest] = [square, cost, team];
  }
  return best < 0 ? null : best;
}

/** The squares of its tile at doors and holes. */
function openingsOf(table: DuckTable, threat: Threat): number[] {
  const tile = tileAt(table, threat.at)?.id;
  const { doors, grid } = planOf(table.arena);
  const beside = doors.flatMap(door => Object.values(apertureSquares(table, door)).flat());
  for (const { square, side, footprints } of table.breaches)
    if (footprints === 'GREEN') beside.push(square, neighbour(grid, square, side));
  return beside.filter(square => tileAt(table, square)?.id === tile);
}
