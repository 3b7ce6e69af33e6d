import { NOWHERE } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { isAble, isGrappling, isOnMap } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { actOverhead, attackFromAbove } from '../ceiling/attack-from-above.ts';
import { climbAfter, heardAbove } from '../ceiling/climb-after.ts';
import { actAsCompetitor, actionsOf } from '../competitors/activate.ts';
import { getUp } from '../competitors/clear-the-line.ts';
import { consequenceOf, isAlarmed } from '../damage/consequences.ts';
import { type Barrier, barrierTo, chooseWork, doWork, onlyBarrierTo } from '../doors/barrier.ts';
import { forgetBlows } from '../doors/battering.ts';
import { takeCheaperWay } from '../doors/cheaper-way.ts';
import { grappleInPlace } from '../grapple/contact.ts';
import { fightGrapples } from '../grapple/fight.ts';
import { endInFlames } from '../grenades/flames.ts';
import { attackMachine, machineUnder } from '../machines/attack-on-machine.ts';
import { forgetMoves } from '../machines/motion-sensor.ts';
import { runnerOf } from '../multi-team/runner.ts';
import { attackNearest } from './attack.ts';
import { attackUnit } from './batter-unit.ts';
import { distanceToTeam } from './distance.ts';
import { hide, moveAway, takeEyeOff, watchersOf } from './hiding.ts';
import { canGoOn, leaveFire, throwMove, tryAgain } from './movement.ts';
import { barrierOf, huntAsPack, nearestFirst, packOf } from './pack.ts';
import { runThreat } from './player-b.ts';
import { haulCaptive } from './prey.ts';
import { goRabid, isRabid } from './rabid.ts';
import { react } from './reaction.ts';
import { keepWaiting, noticed, noticesAnybody, springOut } from './springing.ts';
import { stay } from './stay.ts';
import { forgetWork, type Quarry, quarryFor, stimuliOf } from './stimulus.ts';

/** DK-THREAT-036: the whole Threat phase, until each has acted or is WAITING; then the grapples (DK-THREAT-008). */
export function activateThreats(table: DuckTable, io: DuckIo): void {
  beginThreatPhase(table);
  while (threatStep(table, io));
}

export function beginThreatPhase(table: DuckTable): void {
  table.order = [];
  for (const door of table.doors) forgetBlows(door);
  // DK-CYBER-005: after a free round (DK-KITTY-020) the moves of the regular one are others.
  for (const machine of rosterOf(table).machines) forgetMoves(machine);
}

/** One activation of the phase; false when all have acted and the grapples are fought. */
export function threatStep(table: DuckTable, io: DuckIo): boolean {
  const next = nextThreat(table, io);
  if (next && runnerOf(table) !== null) oneByOne(table, next, threat => activateThreat(table, io, threat));
  else if (next) activateThreat(table, io, next);
  else {
    fightGrapples(table, io, 'threat', table.order);
    table.order = [];
  }
  happen(table, io, { on: 'actionOver' });
  return next !== null;
}

/**
 * DK-THREAT-001, DK-TURN-012: the nearest to the Team of those that have not acted, ties diced for; measured anew each
 * time. What can do nothing is passed over without dice.
 */
export function nextThreat(table: DuckTable, io: DuckIo, isAmong: (id: number) => boolean = () => true): Threat | null {
  const isDue = (threat: Threat): boolean =>
    !threat.activated && isOnMap(threat) && !threat.netted && isAmong(threat.id);
  for (const threat of rosterOf(table).threats) if (isDue(threat) && isIdle(table, threat)) passOver(table, io, threat);
  let least = Number.POSITIVE_INFINITY;
  let nearest: Threat[] = [];
  for (const threat of rosterOf(table).threats) {
    if (!isDue(threat)) continue;
    const distance = distanceToTeam(table, threat);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(threat);
  }
  return firstByDice(table, io, nearest);
}

const isHeldFast = (table: DuckTable, threat: Threat): boolean =>
  threat.trapped || !isAble(threat) || isGrappling(table, threat);

/** DK-THREAT-008, DK-TSHOOT-024, DK-THREAT-028, DK-DUCK-021: held in a grapple or a door, or waiting for nobody. */
function isIdle(table: DuckTable, threat: Threat): boolean {
  if (isHeldFast(table, threat)) return true;
  if (driveOf(table, threat)) return false;
  return threat.waitingSince > 0 && runnerOf(table) === null && !noticesAnybody(table, threat);
}

function passOver(table: DuckTable, io: DuckIo, threat: Threat): void {
  threat.activated = true;
  forgetWork(threat);
  table.order.push(threat.id);
  if (isHeldFast(table, threat)) return endInFlames(table, io, threat);
  keepWaiting(table, io, threat);
  endInFire(table, io, threat);
}

/** DK-THREAT-001: a D6 each, the higher first; members of one pack need none among themselves (DK-TURN-013). */
function firstByDice(table: DuckTable, io: DuckIo, nearest: readonly Threat[]): Threat | null {
  if (nearest.length < 2) return nearest[0] ?? null;
  const packs: Threat[] = [];
  for (const threat of nearest) if (!packs.some(other => packOf(table, other).includes(threat))) packs.push(threat);
  let tied = packs;
  while (tied.length > 1) {
    const dice = tied.map(({ id }) =>
      io.roll(D6, { rule: 'DK-THREAT-001', purpose: 'order', seat: 'threats', figure: id }),
    );
    const best = Math.max(...dice);
    tied = tied.filter((_, i) => dice[i] === best);
  }
  return tied[0] ?? null;
}

/** DK-TURN-013: the members of a pack that players run follow one another, before anything else comes up. */
export function oneByOne(
  table: DuckTable,
  first: Threat,
  run: (threat: Threat) => void,
  isAmong: (id: number) => boolean = () => true,
): void {
  for (const member of nearestFirst(table, packOf(table, first)))
    if (!member.activated && isOnMap(member) && isAmong(member.id)) run(member);
}

/** One Threat, or the whole of its pack (DK-THREAT-031); they climb one by one (DK-CEIL-008). */
export function activateThreat(table: DuckTable, io: DuckIo, threat: Threat): void {
  const pack = activatedWith(table, threat);
  for (const member of pack) {
    member.activated = true;
    table.order.push(member.id);
    tryAgain(member);
  }
  const boarded = machineUnder(table, threat);
  const singed = pack.map(({ flameFrom }) => flameFrom);
  if (pack.length > 1) huntAsPack(table, io, pack);
  else act(table, io, threat);
  for (const [n, member] of pack.entries()) {
    // DK-WEAP-024: what has singed it on the way it shrinks back from in its next activation.
    const lately = member.flameFrom === singed[n] ? NOWHERE : member.flameFrom;
    if (lately !== NOWHERE) member.flameFrom = NOWHERE;
    finish(table, io, member, boarded === null);
    member.flameFrom = lately;
  }
}

export function activatedWith(table: DuckTable, threat: Threat): readonly Threat[] {
  const isAlone = runnerOf(table) !== null || heardAbove(table, threat) !== null;
  return isAlone ? [threat] : packOf(table, threat);
}

/** DK-GREN-031, DK-GREN-034: out of the fire if it can, hidden or not; whoever sees it then has found it. */
function endInFire(table: DuckTable, io: DuckIo, threat: Threat): void {
  const from = threat.at;
  leaveFire(table, io, threat);
  if (threat.at !== from && threat.waitingSince > 0 && watchersOf(table, threat, threat.at) > 0) takeEyeOff(io, threat);
  endInFlames(table, io, threat);
  threat.flameFrom = NOWHERE;
  tryAgain(threat);
}

/** DK-CYBER-025: out of the fire, and at the machine it is on. */
function finish(table: DuckTable, io: DuckIo, threat: Threat, advancing: boolean): void {
  endInFire(table, io, threat);
  if (isAlarmed(table, threat)) threat.alarmed = 0;
  const machine = isAble(threat) ? machineUnder(table, threat) : null;
  if (machine) attackMachine(table, io, threat, machine, advancing);
}

/**
 * DK-THREAT-004, DK-TSHOOT-001: by its captive, by the man whose square it shares (DK-THREAT-008) or its wound, by
 * whoever runs it, by the matrix, or by its Reaction Profile.
 */
function act(table: DuckTable, io: DuckIo, threat: Threat): void {
  if (machineUnder(table, threat)) return;
  const actions = actionsLeft(io, threat);
  if (actions === 0) return forgetWork(threat);
  if (threat.captive !== null) {
    forgetWork(threat);
    return haulCaptive(table, io, threat);
  }
  if (driveOf(table, threat) !== 'woundedFled' && grappleInPlace(table, io, threat)) return forgetWork(threat);
  if (threat.overhead) return actUpThere(table, io, threat);
  if (followDrive(table, io, threat)) return;
  const seat = runnerOf(table);
  const quarry = seat === null && threat.waitingSince > 0 ? noticed(table, threat) : null;
  if (quarry) return springOut(table, io, threat, quarry, false);
  if (seat !== null) return runThreat(table, io, threat, seat, actions);
  if (threat.card.mind === 'intellect') return actAsCompetitor(table, io, threat, actions);
  actByReaction(table, io, threat);
}

/** DK-DUCK-002, DK-DUCK-013: one that lies gets up first, and has an action less for it. */
function actionsLeft(io: DuckIo, threat: Threat): number {
  if (!threat.ducked) return actionsOf(threat);
  getUp(io, threat);
  return actionsOf(threat) - 1;
}

/** DK-CEIL-007; but a wound drives it up there as it would below (DK-DMG-030). */
function actUpThere(table: DuckTable, io: DuckIo, threat: Threat): void {
  const drive = driveOf(table, threat);
  if (drive === 'woundedFled') return void followDrive(table, io, threat);
  if (drive === null) return actOverhead(table, io, threat);
  tellDrive(io, threat, drive);
  attackFromAbove(table, io, threat);
}

/** DK-DMG-030, DK-DMG-031: what an alarm or its wound makes it do without a throw, whatever its mind, whoever runs it. */
function followDrive(table: DuckTable, io: DuckIo, threat: Threat): boolean {
  const drive = driveOf(table, threat);
  if (!drive) return false;
  const wasBattering = threat.battered;
  forgetWork(threat);
  if (threat.waitingSince > 0) takeEyeOff(io, threat);
  tellDrive(io, threat, drive);
  if (drive === 'alarmHeeded') attack(table, io, threat, quarryFor(table, threat), wasBattering);
  else if (drive === 'wentRabid') goRabid(table, io, threat);
  else moveAway(table, io, threat, throwMove(table, io, threat), false);
  return true;
}

type Drive = 'alarmHeeded' | 'wentRabid' | 'woundedFled';

function tellDrive(io: DuckIo, { id }: Threat, drive: Drive): void {
  io.tell({ type: drive, rule: drive === 'alarmHeeded' ? 'DK-DMG-031' : 'DK-DMG-030', figure: id });
}

function driveOf(table: DuckTable, threat: Threat): Drive | null {
  if (isAlarmed(table, threat)) return 'alarmHeeded';
  if (isRabid(table, threat)) return 'wentRabid';
  return threat.wounds > 0 && consequenceOf(table, threat) === 'FLEES' ? 'woundedFled' : null;
}

/** DK-THREAT-005, DK-THREAT-011: stimuli first, then the throw on the profile; at a barrier there is none (DK-DOOR-001). */
function actByReaction(table: DuckTable, io: DuckIo, threat: Threat): void {
  const wasBattering = threat.battered;
  const above = heardAbove(table, threat);
  const stimuli = above ?? stimuliOf(table, threat);
  const barrier = above ? null : barrierOf(table, [threat], stimuli.by, onlyBarrierTo);
  forgetWork(threat);
  if (barrier) return workAt(table, io, threat, barrier, wasBattering);
  const response = react(table, io, threat, stimuli, false);
  switch (response) {
    case 'attack-nearest':
      if (above) return climbAfter(table, io, threat, throwMove(table, io, threat));
      return stimuli.unit === null
        ? attack(table, io, threat, stimuli.by, wasBattering)
        : attackUnit(table, io, threat, stimuli.unit, wasBattering);
    case 'move-away-hide':
      return moveAway(table, io, threat, throwMove(table, io, threat), true);
    case 'hide-move-away':
      return hide(
        table,
        io,
        threat,
        () => throwMove(table, io, threat),
        points => moveAway(table, io, threat, points, false),
      );
    case 'stay':
    // What only competitors do is on no profile of a beast.
    case 'shoot-else-hide':
    case 'shoot-else-find-los':
    case 'grenade-or-shoot-else-hide':
    case 'grenade-or-shoot-else-find-los':
    case 'mission-priority':
    case 'set-ambush':
    case 'flee':
    case 'retire':
      return stay(table, io, threat);
    default:
      return response satisfies never;
  }
}

/** DK-THREAT-009, DK-DOOR-001: at the nearest, or at what keeps it from him. */
export function attack(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  quarry: readonly Quarry[],
  wasBattering: boolean,
): void {
  const barrier = barrierOf(table, [threat], quarry, barrierTo);
  if (barrier) return workAt(table, io, threat, barrier, wasBattering);
  if (!canGoOn(table, threat)) return;
  const thrown = (): number => throwMove(table, io, threat);
  const squares = quarry.map(({ at }) => at);
  if (!takeCheaperWay(table, io, threat, squares, thrown)) attackNearest(table, io, threat, thrown(), quarry);
}

/** DK-DOOR-002. DK-WEAP-027: who walks up to somebody leaves the fire as he sets out; who works at a door does so before. */
function workAt(table: DuckTable, io: DuckIo, threat: Threat, barrier: Barrier, wasBattering: boolean): void {
  const points = leaveFire(table, io, threat);
  if (!canGoOn(table, threat)) return;
  const work = chooseWork(table, io, threat, barrier, wasBattering);
  doWork(table, io, threat, barrier, work, () => points ?? throwMove(table, io, threat));
}
