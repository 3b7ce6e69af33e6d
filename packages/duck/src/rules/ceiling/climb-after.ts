import { costTo, DIRECTIONS, isReached, neighbour } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Survivor, Teamer, Threat } from '../../table/figure.ts';
import { figuresAt } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { ungrappledAt } from '../grapple/contact.ts';
import { FAR } from '../movement/distances.ts';
import { canEndIn, isAlight, threatReach } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';
import { canGoOn, faceTeam, recover, walk } from '../threats/movement.ts';
import { type Stimuli, stimuliOf } from '../threats/stimulus.ts';
import { attackFromAbove, menIn, routeAlong } from './attack-from-above.ts';
import { exitsOf, isBelow, isKnownExit, WAY_UP } from './level.ts';

/** A square of the deck with something to stand on, and the exit that is climbed through from there. */
interface Climb {
  readonly from: number;
  readonly exit: number;
}

/** DK-CEIL-008: those of the Team in the ceiling of its module, if it can get up to them; the nearest first. */
export function quarryAbove(table: DuckTable, threat: Threat): (Teamer | Survivor)[] {
  if (threat.overhead || table.hatches.length === 0) return [];
  const above = menIn(table, threat).filter(({ overhead }) => overhead);
  return above.length > 0 && wayUp(table, threat) ? above : [];
}

/** DK-CEIL-008: one that notices nobody on the deck hears who is above it, as they hear the Team below (DK-CEIL-007). */
export function heardAbove(table: DuckTable, threat: Threat): Stimuli | null {
  const by = quarryAbove(table, threat);
  if (by.length === 0 || stimuliOf(table, threat).by.length > 0) return null;
  return { by, nearest: by[0]!, unit: null, column: 'teamOnTile' };
}

/** The nearest square it can climb from, as things stand. */
function wayUp(table: DuckTable, threat: Threat): Climb | null {
  const { grid } = planOf(table.arena);
  const reach = threatReach(table, threat, FAR);
  let best: Climb | null = null;
  for (const { at: exit } of exitsOf(table, threat.at).filter(isKnownExit)) {
    if (!hasRoomAbove(table, exit)) continue;
    for (const from of [exit, ...DIRECTIONS.map(way => neighbour(grid, exit, way))]) {
      if (!isReached(reach, from) || !canClimbFrom(table, threat, from, exit)) continue;
      if (!best || costTo(reach, from)! < costTo(reach, best.from)!) best = { from, exit };
    }
  }
  return best;
}

function canClimbFrom(table: DuckTable, threat: Threat, square: number, exit: number): boolean {
  if (levelAt(table, square) === 0 || isAlight(table, square)) return false;
  return isBelow(table, square, exit) && canEndIn(table, threat, square);
}

/** Nobody there, or a man it can take on. */
function hasRoomAbove(table: DuckTable, square: number): boolean {
  return figuresAt(table, square, true).length === 0 || ungrappledAt(table, square, true).length > 0;
}

/** DK-CEIL-008: to the nearest such square, up, and at whoever is there with the points that are left. */
export function climbAfter(table: DuckTable, io: DuckIo, threat: Threat, points: number): void {
  const climb = wayUp(table, threat);
  if (!climb) return;
  const { from, exit } = climb;
  const left = walk(table, io, threat, points, remaining => routeAlong(table, threat, from, remaining));
  if (!canGoOn(table, threat)) return;
  if (threat.at !== from || left < WAY_UP || !hasRoomAbove(table, exit)) return faceTeam(table, threat);
  const wasWounded = threat.wounds > 0;
  threat.overhead = true;
  io.tell({ type: 'climbedUp', rule: 'DK-CEIL-008', figure: threat.id, at: exit });
  enterSquare(table, io, threat, exit, { willingly: true });
  if (wasWounded) recover(io, threat);
  const isAlone = !menIn(table, threat).some(({ overhead }) => overhead);
  if (canGoOn(table, threat) && !isAlone) attackFromAbove(table, io, threat, left - WAY_UP);
}
