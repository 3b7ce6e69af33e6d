import { NOWHERE } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { letGo } from '../damage/kill-and-wound.ts';
import { type Barrier, barrierBefore, chooseWork, doWork } from '../doors/barrier.ts';
import { takeCheaperWay } from '../doors/cheaper-way.ts';
import { holdsBody, openDoor, removeBody } from '../doors/working-doors.ts';
import { distancesTo, NO_WAY } from '../threats/distance.ts';
import { faceTeamFrom, routeTowards, throwMove, walk } from '../threats/movement.ts';
import { entryOf } from './objective.ts';

/** DK-GAP-027, DK-TSHOOT-016: for doors; their fumbles feed no kitty. */
const FUMBLE_FACTOR = 5;

/**
 * Towards a square by the shortest way, through doors as Team figures do or by battering them. Returns whether it did
 * anything at all.
 */
export function travel(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  goal: number,
  { points, leaves }: { readonly points?: number | undefined; readonly leaves?: boolean } = {},
): boolean {
  const thrown = (): number => points ?? throwMove(table, io, threat);
  if (distancesTo(table, goal, false)[threat.at]! === NO_WAY) return passDoor(table, io, threat, goal, thrown);
  if (takeCheaperWay(table, io, threat, [goal], thrown)) return true;
  const from = threat.at;
  const left = walk(table, io, threat, thrown(), more => routeTowards(table, threat, goal, more));
  if (leaves) leaveAtEntry(table, io, threat, left);
  faceTeamFrom(table, io, threat, from);
  return threat.at !== from;
}

function passDoor(table: DuckTable, io: DuckIo, threat: Threat, goal: number, thrown: () => number): boolean {
  const barrier = barrierBefore(table, threat.at, goal);
  if (!barrier) return false;
  if (threat.card.doors === 'operate') return workDoor(table, io, threat, barrier, thrown);
  // DK-GAP-026: some smash doors instead of operating them.
  doWork(table, io, threat, barrier, chooseWork(table, io, threat, barrier, true), thrown);
  return true;
}

/** DK-DOOR-001: as an action, from an aperture square; else it comes up to the door. */
function workDoor(table: DuckTable, io: DuckIo, threat: Threat, barrier: Barrier, thrown: () => number): boolean {
  if (barrier.places.includes(threat.at)) return tryDoor(table, io, threat, barrier.door.id);
  doWork(table, io, threat, barrier, 'approach', thrown);
  return true;
}

/** Opens it, or clears it of a body first (DK-DUCK-018). */
export function tryDoor(table: DuckTable, io: DuckIo, threat: Threat, door: number): boolean {
  const state = table.doors[door]!;
  const face = io.roll(D6, { rule: 'DK-TSHOOT-016', purpose: 'door', seat: 'threats', figure: threat.id });
  const passed = face < FUMBLE_FACTOR - (state.stuck ? 1 : 0) - (table.power.down ? 1 : 0);
  io.tell({ type: 'doorTried', rule: 'DK-TSHOOT-016', figure: threat.id, door, face, passed });
  if (face === 6 && !state.stuck) {
    // DK-DOOR-021, but their fumbles feed no kitty.
    state.stuck = true;
    io.tell({ type: 'doorStuck', rule: 'DK-DOOR-021', door, by: threat.id });
  }
  if (!passed) return true;
  state.stuck = false;
  if (holdsBody(table, door)) removeBody(table, io, door, threat.id);
  else openDoor(table, io, door, threat.id);
  return true;
}

/**
 * DK-TSHOOT-016, DK-TSHOOT-018: on the square of its entry airlock with movement left it leaves for good; that is no
 * kill.
 */
export function leaveAtEntry(table: DuckTable, io: DuckIo, threat: Threat, left: number): void {
  if (left < 1 || threat.at < 0 || threat.at !== entryOf(table)) return;
  letGo(table, threat);
  threat.condition = 'left';
  threat.at = NOWHERE;
  io.tell({ type: 'leftShip', rule: 'DK-TSHOOT-018', figure: threat.id, withObjective: threat.carriesObjective });
}
