import { DIRECTIONS, type Direction, isShut, neighbour, SIDES, type Side } from '@sightline/geometry/grid';
import type { Seat } from '@sightline/kernel';
import { apertureSquares, doorsAt, moduleAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { sidesOf } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { figureOf, people } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { climbAfter, quarryAbove } from '../ceiling/climb-after.ts';
import { actionsOf } from '../competitors/activate.ts';
import { actOnObjective, isBesideObjective } from '../competitors/mission-priority.ts';
import { lookAround, objectiveOf } from '../competitors/objective.ts';
import { reloadCannon, shootAt } from '../competitors/targets.ts';
import { leaveAtEntry, tryDoor } from '../competitors/travel.ts';
import { seek } from '../doors/barrier.ts';
import { batter } from '../doors/battering.ts';
import { crossBulkhead, footprintsBeside } from '../doors/short-cuts.ts';
import type { ThrowAct } from '../grenades/acts.ts';
import { askAndThrow, throwsOf } from '../grenades/throwing.ts';
import { isWorking } from '../machines/machine.ts';
import { canEndIn, threatReach } from '../movement/footing.ts';
import { turnTo } from '../movement/steps.ts';
import { flechette, flechetteAxes, whyNotFlechette } from '../shooting/flechette.ts';
import { gunOf } from '../shooting/gun.ts';
import { whyNotShoot } from '../shooting/why-not-shoot.ts';
import { batterUnit, unitsBeside } from './batter-unit.ts';
import { putEyeOn, takeEyeOff, watchersOf } from './hiding.ts';
import { canGoOn, facingTeam, leaveFire, routeTo, throwMove, tryAgain, walk } from './movement.ts';
import type { ThreatActQuestion, ThreatFacingQuestion, ThreatMoveQuestion } from './questions.ts';
import { forgetWork } from './stimulus.ts';

/** DK-TSHOOT-019: what a second player may have a Threat do with one action. */
export type ThreatAct =
  | { readonly do: 'stay' | 'move' | 'hide' | 'reload' | 'seizeObjective' | 'climbAfter' }
  | { readonly do: 'shoot'; readonly target: number }
  | { readonly do: 'flechette'; readonly direction: Direction }
  | ThrowAct
  | { readonly do: 'openDoor' | 'batter'; readonly door: number }
  | { readonly do: 'batterUnit'; readonly fitting: number }
  | { readonly do: 'seek' | 'cross'; readonly side: Side };

/** DK-TSHOOT-019, DK-THREAT-004: no response throw; action, target and way are the player's, the dice stay. */
export function runThreat(table: DuckTable, io: DuckIo, threat: Threat, seat: Seat): void {
  forgetWork(threat);
  for (let action = 0; action < actionsOf(threat); action++) {
    // DK-WEAP-027: before anything else it leaves the fire, and moves on with what is left of its throw.
    tryAgain(threat);
    const points = leaveFire(table, io, threat);
    // DK-CEIL-008: one that has climbed up acts there from its next activation on.
    if (!canGoOn(table, threat) || threat.overhead) return;
    lookAround(table);
    const options = threatActs(table, threat);
    const question: ThreatActQuestion = { kind: 'threatAct', rule: 'DK-TSHOOT-019', figure: threat.id, options };
    const act = options.length > 1 ? io.ask(seat, question) : options[0]!;
    if (act.do === 'stay') return;
    if (threat.waitingSince > 0 && act.do !== 'hide') takeEyeOff(io, threat);
    performThreatAct(table, io, threat, seat, act, () => points ?? throwMove(table, io, threat));
  }
}

/** Everything it may do now, staying where it is first. */
export function threatActs(table: DuckTable, threat: Threat): ThreatAct[] {
  const acts: ThreatAct[] = [{ do: 'stay' }, { do: 'move' }];
  const isHidden = threat.waitingSince === 0 && watchersOf(table, threat, threat.at) === 0;
  if (isHidden) acts.push({ do: 'hide' });
  if (quarryAbove(table, threat).length > 0) acts.push({ do: 'climbAfter' });
  if (threat.reloading) acts.push({ do: 'reload' });
  const objective = objectiveOf(table);
  const wantsIt = threat.card.mind === 'intellect' && objective !== null;
  if (wantsIt && isBesideObjective(table, threat, objective)) acts.push({ do: 'seizeObjective' });
  for (const fitting of unitsBeside(table, threat)) acts.push({ do: 'batterUnit', fitting });
  return [...acts, ...shotsOf(table, threat), ...throwsOf(table, threat), ...barrierActs(table, threat)];
}

/** Whatever the rules of shooting let through, at the helpless too and whoever of its own side is in danger. */
function shotsOf(table: DuckTable, threat: Threat): ThreatAct[] {
  if (gunOf(threat)?.card.effect.kind === 'flechette')
    return flechetteAxes(table, threat)
      .filter(direction => whyNotFlechette(table, threat, direction).length === 0)
      .map(direction => ({ do: 'flechette', direction }));
  return [...people(table), ...rosterOf(table).machines.filter(isWorking)]
    .filter(figure => figure.at !== threat.at && whyNotShoot(table, threat, figure).length === 0)
    .map(({ id }) => ({ do: 'shoot', target: id }));
}

function barrierActs(table: DuckTable, threat: Threat): ThreatAct[] {
  const { doors, ducts } = threat.card;
  const acts: ThreatAct[] = [];
  for (const { id, isAirlock } of doorsAt(table, threat.at)) {
    const { open, jammed, holed } = table.doors[id]!;
    if (isAirlock || (open && !jammed)) continue;
    if (doors === 'operate') acts.push({ do: 'openDoor', door: id });
    else if (!holed[segmentAt(table, threat, id)]) acts.push({ do: 'batter', door: id });
  }
  if (!ducts) return acts;
  for (const side of footprintsBeside(table, threat.at)) acts.push({ do: 'cross', side });
  for (const side of SIDES) if (isBulkhead(table, threat.at, side)) acts.push({ do: 'seek', side });
  return acts;
}

function segmentAt(table: DuckTable, { at }: Threat, door: number): number {
  const { here, beyond } = apertureSquares(table, planOf(table.arena).doors[door]!);
  return Math.max(here.indexOf(at), beyond.indexOf(at));
}

/** A shut side between two modules of the ship. */
function isBulkhead(table: DuckTable, square: number, side: Side): boolean {
  const far = moduleAt(table, neighbour(planOf(table.arena).grid, square, side));
  return far !== null && far !== moduleAt(table, square) && isShut(sidesOf(table).movement, square, side);
}

/** Carries out what was chosen, with the points of its throw. */
export function performThreatAct(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  seat: Seat,
  act: ThreatAct,
  thrown = (): number => throwMove(table, io, threat),
): void {
  switch (act.do) {
    case 'stay':
      return;
    case 'move':
      return move(table, io, threat, seat, thrown());
    case 'climbAfter':
      return climbAfter(table, io, threat, thrown());
    case 'hide':
      return putEyeOn(table, io, threat);
    case 'reload':
      return reloadCannon(io, threat);
    case 'seizeObjective':
      return void actOnObjective(table, io, threat, objectiveOf(table)!);
    case 'shoot':
      return shootAt(table, io, threat, figureOf(table, act.target));
    case 'flechette':
      return flechette(table, io, threat.id, act.direction);
    case 'throw':
      return askAndThrow(table, io, threat, act, seat);
    case 'openDoor':
      return void tryDoor(table, io, threat, act.door);
    case 'batter':
      return batter(table, io, threat, act.door, segmentAt(table, threat, act.door));
    case 'batterUnit':
      return batterUnit(table, io, threat, act.fitting);
    case 'cross':
      return void crossBulkhead(table, io, threat, act.side);
    case 'seek':
      return seek(table, io, threat, act.side, thrown);
    default:
      return act satisfies never;
  }
}

/** The way is asked in one question, and again after every interruption. */
function move(table: DuckTable, io: DuckIo, threat: Threat, seat: Seat, thrown: number): void {
  const start = threat.at;
  const left = walk(table, io, threat, thrown, points => {
    const reach = threatReach(table, threat, points);
    const options = [...reach.order.subarray(0, reach.count)].filter(square => canEndIn(table, threat, square));
    if (options.length < 2) return null;
    const question: ThreatMoveQuestion = {
      kind: 'threatMove',
      rule: 'DK-TSHOOT-019',
      figure: threat.id,
      points,
      options,
    };
    const goal = io.ask(seat, question);
    return routeTo(threatReach(table, threat, points), goal);
  });
  if (threat.carriesObjective) leaveAtEntry(table, io, threat, left);
  if (!canGoOn(table, threat)) return;
  const facing = askFacing(table, io, threat, seat);
  // DK-ACT-015: one that never left its square turns on the spot, and that may be answered.
  if (threat.at === start) turnTo(table, io, threat, facing);
  else threat.facing = facing;
}

function askFacing(table: DuckTable, io: DuckIo, threat: Threat, seat: Seat): Direction {
  const first = facingTeam(table, threat) ?? threat.facing;
  const options = [first, ...DIRECTIONS.filter(facing => facing !== first)].map(facing => ({ facing }));
  const question: ThreatFacingQuestion = { kind: 'threatFacing', rule: 'DK-TSHOOT-019', figure: threat.id, options };
  return io.ask(seat, question).facing;
}
