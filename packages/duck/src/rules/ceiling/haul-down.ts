import type { DuckIo } from '../../table/events.ts';
import type { Survivor, Teamer, Threat } from '../../table/figure.ts';
import { figuresAt } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { isAlight } from '../movement/footing.ts';
import { canGoOn, walk } from '../threats/movement.ts';
import { dropDown, isWayDown, nearestExit, routeAlong, WAY_DOWN } from './attack-from-above.ts';

/**
 * DK-GRAP-026, DK-CEIL-007: a captor in the ceiling comes down by the nearest exit first, its victim with it. Returns the
 * points that are left when it is down.
 */
export function haulDown(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  captive: Teamer | Survivor,
  points: number,
): number {
  const exit = nearestExit(table, threat);
  if (!exit) throw new Error(`figure ${threat.id} has no way down`);
  const stillHolds = (): boolean => threat.captive === captive.id;
  const left = walk(table, io, threat, points, remaining =>
    stillHolds() ? routeAlong(table, threat, exit.at, remaining) : null,
  );
  if (!canGoOn(table, threat) || !stillHolds() || threat.at !== exit.at || left < WAY_DOWN) return 0;
  if (!isWayDown(table, io, threat, exit) || !isFreeBelow(table, exit.at)) return 0;
  captive.overhead = false;
  dropDown(table, io, threat);
  return left - WAY_DOWN;
}

/** Nobody stands there, for it attacks nobody on its way, and nothing burns (DK-GREN-032). */
function isFreeBelow(table: DuckTable, square: number): boolean {
  return !isAlight(table, square) && figuresAt(table, square).length === 0;
}
