import { apertureSquares, squaresOfTile, tileAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { isOnMap, teamers } from '../../table/figures.ts';
import type { DuckTable, SourceChit } from '../../table/table.ts';
import { nearestExit } from '../ceiling/attack-from-above.ts';
import { haulDown } from '../ceiling/haul-down.ts';
import { kill } from '../damage/kill-and-wound.ts';
import { barrierBefore, chooseWork, doWork } from '../doors/barrier.ts';
import { captiveOf, killCaptive, killsCaptive } from '../grapple/captives.ts';
import { turnChit } from '../set-up/source.ts';
import { distancesTo, NO_WAY, nearestOf } from './distance.ts';
import { faceTeam, routeTowards, throwMove, walk } from './movement.ts';

/**
 * DK-THREAT-034, DK-GRAP-001 to DK-GRAP-003: a captor throws no reaction. It hauls its victim to the Source, or kills
 * him if its species takes no prey, no Source is left or no exit leads down from the ceiling.
 */
export function haulCaptive(table: DuckTable, io: DuckIo, threat: Threat): void {
  const entrance = table.chits.find(chit => chit.isEntrance);
  const isShutIn = threat.overhead && nearestExit(table, threat) === null;
  if (!entrance || isShutIn || killsCaptive(table, threat)) return killCaptive(table, io, threat);
  const goal = destination(table, threat, entrance);
  const wayThere = distancesTo(table, goal, false)[threat.at]!;
  if (wayThere === NO_WAY && !threat.overhead) workAtDoor(table, io, threat, goal);
  else drag(table, io, threat, goal);
  const isThere = isOnMap(threat) && threat.at === entrance.at && !threat.overhead;
  if (isThere && threat.captive !== null) dump(table, io, threat, entrance);
  else faceTeam(table, threat);
}

/** The entrance; while the chits of its tile are not placed, the nearest door of that tile. */
function destination(table: DuckTable, threat: Threat, { at, tile }: SourceChit): number {
  if (at >= 0) return at;
  const squares: number[] = [];
  for (const door of planOf(table.arena).doors) {
    const { here, beyond } = apertureSquares(table, door);
    for (const square of here) if (tileAt(table, square)?.id === tile) squares.push(square);
    for (const square of beyond) if (tileAt(table, square)?.id === tile) squares.push(square);
  }
  return nearestOf(squares, distancesTo(table, threat.at, true)) ?? squaresOfTile(table, tile)[0]!;
}

/**
 * DK-THREAT-034, DK-GRAP-026, DK-GRAP-027: alone and slower by 1; it attacks nobody on the way, and those in its path
 * stop it.
 */
function drag(table: DuckTable, io: DuckIo, threat: Threat, goal: number): void {
  const captive = captiveOf(table, threat)!;
  const path = [threat.at];
  const course = (points: number) => (threat.captive === null ? null : routeTowards(table, threat, goal, points));
  const thrown = throwMove(table, io, threat);
  const points = threat.overhead ? haulDown(table, io, threat, captive, thrown) : thrown;
  if (!threat.overhead) walk(table, io, threat, points, course);
  path.push(captive.at);
  io.tell({ type: 'captiveDragged', rule: 'DK-THREAT-034', figure: captive.id, threat: threat.id, path, shows: true });
}

/** DK-THREAT-034: at a shut door it batters every activation, never seeks and never uses RED footprints. */
function workAtDoor(table: DuckTable, io: DuckIo, threat: Threat, goal: number): void {
  const barrier = barrierBefore(table, threat.at, goal);
  if (!barrier) return;
  doWork(table, io, threat, barrier, chooseWork(table, io, threat, barrier, true), () => throwMove(table, io, threat));
}

/**
 * DK-THREAT-035, DK-GRAP-030: dropped into the entrance he is lost with what he has on him, and the entrance is known.
 */
function dump(table: DuckTable, io: DuckIo, threat: Threat, entrance: SourceChit): void {
  const captive = captiveOf(table, threat)!;
  const { at, id } = threat;
  io.tell({ type: 'captiveDumped', rule: 'DK-GRAP-030', figure: captive.id, threat: id, at, shows: true });
  if (captive.kind === 'teamer') {
    captive.weapons = [];
    captive.gear = {};
  }
  kill(table, io, captive, { by: id, means: 'nest', rule: 'DK-THREAT-035' });
  threat.captive = null;
  if (!entrance.turned)
    turnChit(table, io, entrance, !teamers(table).some(man => tileAt(table, man.at)?.id === entrance.tile));
}
