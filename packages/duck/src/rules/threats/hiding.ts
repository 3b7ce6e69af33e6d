import { costTo, neighbour } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { people } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { crossBulkhead, footprintsBeside } from '../doors/short-cuts.ts';
import { threatReach } from '../movement/footing.ts';
import { hasRoomFor } from '../movement/positions.ts';
import { sees } from '../shooting/sight.ts';
import { openDistanceToTeam } from './distance.ts';
import { canGoOn, faceTeamFrom, type Route, routeTo, throwMove, walk } from './movement.ts';

/** How many of the Team would see it in a square. */
export function watchersOf(table: DuckTable, threat: Threat, square: number): number {
  const { at, position } = threat;
  threat.at = square;
  threat.position = 'centre';
  let watchers = 0;
  for (const person of people(table)) if (sees(table, person, threat)) watchers++;
  threat.at = at;
  threat.position = position;
  return watchers;
}

/** A square it could stay in, and the movement it takes to get there. */
export interface Place {
  readonly square: number;
  readonly cost: number;
}

/** Where it could stay with so many points: where it stands first, then in order of cost. */
export function placesToStay(table: DuckTable, threat: Threat, points: number): Place[] {
  const reach = threatReach(table, threat, points);
  const places: Place[] = [];
  for (let i = 0; i < reach.count; i++) {
    const square = reach.order[i]!;
    if (square === threat.at || hasRoomFor(table, threat, square))
      places.push({ square, cost: costTo(reach, square)! });
  }
  return places;
}

/** The way to a square that it could stay in. */
export function wayTo(table: DuckTable, threat: Threat, square: number, points: number): Route | null {
  return square === threat.at ? null : routeTo(threatReach(table, threat, points), square);
}

/** DK-THREAT-020, DK-THREAT-026: marked with an eye, it counts as WAITING. */
export function putEyeOn(table: DuckTable, io: DuckIo, threat: Threat): void {
  threat.waitingSince = table.turn;
  threat.quiet = 0;
  io.tell({ type: 'threatHid', rule: 'DK-THREAT-020', figure: threat.id, at: threat.at });
}

export function takeEyeOff(io: DuckIo, threat: Threat): void {
  threat.waitingSince = 0;
  threat.quiet = 0;
  io.tell({ type: 'threatLeftHiding', rule: 'DK-THREAT-028', figure: threat.id, at: threat.at });
}

export type Throw = () => number;

/**
 * DK-THREAT-020: out of everybody's sight by the shortest way; it stays if it is there already. Where no such square is
 * in reach it goes where the fewest see it, without an eye, or does what is told instead (DK-THREAT-022).
 */
export function hide(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  thrown: Throw = () => throwMove(table, io, threat),
  instead?: (points: number) => void,
): void {
  const start = threat.at;
  if (watchersOf(table, threat, start) === 0) return settle(table, io, threat, start);
  const points = thrown();
  const places = placesToStay(table, threat, points);
  const hidden = nearestHidden(table, threat, places);
  if (hidden === null && instead) return instead(points);
  const goal = hidden ?? leastWatched(table, threat, places);
  walk(table, io, threat, points, left => wayTo(table, threat, goal, left));
  if (threat.at === hidden) return settle(table, io, threat, start);
  faceTeamFrom(table, io, threat, start);
}

/** The nearest; of equally near ones the farther from the Team (DK-TSHOOT-009). */
function nearestHidden(table: DuckTable, threat: Threat, places: readonly Place[]): number | null {
  let [best, least, far] = [-1, Number.POSITIVE_INFINITY, -1];
  for (const { square, cost } of places) {
    if (cost > least) break;
    if (watchersOf(table, threat, square) > 0) continue;
    const distance = openDistanceToTeam(table, square);
    if (distance > far) [best, least, far] = [square, cost, distance];
  }
  return best < 0 ? null : best;
}

function settle(table: DuckTable, io: DuckIo, threat: Threat, start: number): void {
  faceTeamFrom(table, io, threat, start);
  if (canGoOn(table, threat) && watchersOf(table, threat, threat.at) === 0) putEyeOn(table, io, threat);
}

function leastWatched(table: DuckTable, threat: Threat, places: readonly Place[]): number {
  let [best, fewest] = [threat.at, Number.POSITIVE_INFINITY];
  for (const { square } of places) {
    const watchers = watchersOf(table, threat, square);
    if (watchers < fewest) [best, fewest] = [square, watchers];
  }
  return best;
}

/**
 * DK-THREAT-021, DK-THREAT-022: as far from the Team as its throw allows, by footprints too; hidden there, it takes the
 * eye.
 */
export function moveAway(table: DuckTable, io: DuckIo, threat: Threat, points: number, thenHides: boolean): void {
  const start = threat.at;
  const beyond = wayBeyond(table, threat);
  const goal = farthest(table, threat, points);
  if (beyond !== null && beyond.distance > openDistanceToTeam(table, goal))
    crossBulkhead(table, io, threat, beyond.side);
  else walk(table, io, threat, points, left => wayTo(table, threat, goal, left));
  if (!canGoOn(table, threat)) return;
  const { at } = threat;
  io.tell({ type: 'threatMovedAway', rule: 'DK-THREAT-021', figure: threat.id, at, moved: at !== start });
  if (thenHides) settle(table, io, threat, start);
  else faceTeamFrom(table, io, threat, start);
}

/** Where it would come out of the RED footprints it stands at. */
function wayBeyond(table: DuckTable, threat: Threat) {
  if (!threat.card.ducts || threat.overhead) return null;
  const [side] = footprintsBeside(table, threat.at);
  if (!side) return null;
  return { side, distance: openDistanceToTeam(table, neighbour(planOf(table.arena).grid, threat.at, side)) };
}

function farthest(table: DuckTable, threat: Threat, points: number): number {
  let [best, most] = [threat.at, openDistanceToTeam(table, threat.at)];
  for (const { square } of placesToStay(table, threat, points)) {
    const distance = openDistanceToTeam(table, square);
    if (distance > most) [best, most] = [square, distance];
  }
  return best;
}
