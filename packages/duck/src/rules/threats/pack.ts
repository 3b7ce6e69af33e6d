import { isShut, SIDES } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import { sidesOf } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { isGrappling, threats } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { consequenceOf, isAlarmed } from '../damage/consequences.ts';
import { type Barrier, barrierTo, chooseWork, doWork, type Goal, onlyBarrierTo } from '../doors/barrier.ts';
import { takeCheaperWay } from '../doors/cheaper-way.ts';
import { ungrappledAt } from '../grapple/contact.ts';
import { machineUnder } from '../machines/attack-on-machine.ts';
import { threatReach } from '../movement/footing.ts';
import { isShutOverSomebody } from '../other-actions/sealed-unit.ts';
import { attackNearest, canReachContact, hasOpenWay } from './attack.ts';
import { isAtUnit, workAtUnit } from './batter-unit.ts';
import { distanceToTeam } from './distance.ts';
import { hide, moveAway } from './hiding.ts';
import { canGoOn, pointsLeft, throwFace } from './movement.ts';
import { react } from './reaction.ts';
import { stay } from './stay.ts';
import { forgetWork, type Stimuli, stimuliOf } from './stimulus.ts';

/** DK-MOVE-049: diagonally onto a HIGH piece, behind its back. */
const DEAREST_STEP = 4;

/**
 * DK-THREAT-029: those in orthogonal contact, in chains, of one species that hunts in packs, with whoever may join it.
 * Hidden ones, those with their hands full and those that have acted are not counted.
 */
export function packOf(table: DuckTable, threat: Threat): Threat[] {
  const kind = packKind(threat);
  if (kind === null || !isFree(table, threat)) return [threat];
  const others = threats(table).filter(
    other => other !== threat && !other.activated && other.waitingSince === 0 && packKind(other) === kind,
  );
  const pack = [threat];
  for (let i = 0; i < pack.length; i++)
    for (const other of others)
      if (touches(table, pack[i]!, other) && !pack.includes(other) && isFree(table, other)) pack.push(other);
  // A leader needs somebody to lead.
  const isOwn = pack.some(({ card }) => card.pack === 'own');
  return isOwn ? pack : [threat];
}

function packKind({ card }: Threat): string | null {
  const { pack, joinsPackOf } = card;
  if (pack === 'own') return card.id;
  return pack === 'joins' ? (joinsPackOf ?? null) : null;
}

function isFree(table: DuckTable, threat: Threat): boolean {
  const isBusy = threat.captive !== null || threat.trapped || threat.overhead || threat.ducked;
  if (isBusy || threat.waitingSince > 0 || isAlarmed(table, threat) || isGrappling(table, threat)) return false;
  return !isMaddened(table, threat) && !isAboard(table, threat) && !isInContact(table, threat);
}

/** DK-DMG-030: one that flees or goes rabid follows nobody. */
function isMaddened(table: DuckTable, threat: Threat): boolean {
  const consequence = threat.wounds > 0 ? consequenceOf(table, threat) : 'none';
  return consequence === 'FLEES' || consequence === 'RABID';
}

/** DK-THREAT-008: it has a man to grapple where it stands. */
const isInContact = (table: DuckTable, { at, overhead }: Threat): boolean =>
  ungrappledAt(table, at, overhead).length > 0;

const isAboard = (table: DuckTable, threat: Threat): boolean => machineUnder(table, threat) !== null;

function touches(table: DuckTable, a: Threat, b: Threat): boolean {
  const { beside } = planOf(table.arena).grid;
  for (const side of SIDES)
    if (beside[a.at * 8 + side - 1] === b.at) return !isShut(sidesOf(table).movement, a.at, side);
  return false;
}

/** DK-THREAT-030, DK-THREAT-031, DK-THREAT-032: one reaction for all, and the best movement throw for each. */
export function huntAsPack(table: DuckTable, io: DuckIo, pack: readonly Threat[]): void {
  const lead = nearestFirst(table, pack)[0]!;
  const stimuli = stimuliOf(table, lead);
  const battering = new Set(pack.filter(({ battered }) => battered));
  const barrier = barrierOf(table, pack, stimuli.by, onlyBarrierTo);
  for (const member of pack) forgetWork(member);
  if (barrier) return breakThrough(table, io, pack, barrier, battering);
  const response = react(table, io, lead, stimuli, true);
  switch (response) {
    case 'attack-nearest':
      return attackTogether(table, io, pack, stimuli, battering);
    case 'move-away-hide':
    case 'hide-move-away': {
      const best = throwTogether(table, io, pack);
      return inTurn(table, pack, member => {
        const points = pointsLeft(table, member, best);
        const away = (): void => moveAway(table, io, member, points, response === 'move-away-hide');
        if (response === 'hide-move-away') hide(table, io, member, () => points, away);
        else away();
      });
    }
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
      for (const member of pack) stay(table, io, member);
      return;
    default:
      return response satisfies never;
  }
}

function attackTogether(
  table: DuckTable,
  io: DuckIo,
  pack: readonly Threat[],
  { by: quarry, unit }: Stimuli,
  battering: ReadonlySet<Threat>,
): void {
  const barrier = barrierOf(table, pack, unit === null ? quarry : [table.fittings[unit]!], barrierTo);
  if (unit !== null) for (const member of pack) member.atUnit = unit;
  if (barrier) return breakThrough(table, io, pack, barrier, battering);
  if (unit !== null) return workTogether(table, io, pack, unit);
  const best = throwTogether(table, io, pack);
  const points = (member: Threat): number => pointsLeft(table, member, best);
  const someGetThere = pack.some(member => canReachContact(table, member, quarry, points(member)));
  // DK-DOOR-014: of those to whom footprints are the cheaper way, the farthest from the hole stand nearest to them.
  const squares = quarry.map(({ at }) => at);
  const takesFootprints = (member: Threat): boolean =>
    canGoOn(table, member) && takeCheaperWay(table, io, member, squares, () => points(member));
  const others = nearestFirst(table, pack)
    .toReversed()
    .filter(member => !takesFootprints(member));
  inTurn(table, others, member => {
    if (someGetThere) attackNearest(table, io, member, points(member), quarry);
    else hide(table, io, member, () => points(member));
  });
}

/** DK-DOOR-001, DK-THREAT-032: what keeps a Threat or a pack from the Team, if no way is open to any of it. */
export function barrierOf(
  table: DuckTable,
  pack: readonly Threat[],
  goals: readonly Goal[],
  find: typeof barrierTo,
): Barrier | null {
  if (pack.some(member => hasOpenWay(table, member, goals))) return null;
  return find(table, pack[0]!.at, goals);
}

/** DK-GAP-008: those that are at the unit batter it, the others come up. */
function workTogether(table: DuckTable, io: DuckIo, pack: readonly Threat[], unit: number): void {
  const thrown = throwOnce(table, io, pack);
  const there = pack.filter(member => isAtUnit(table, member, unit));
  const others = nearestFirst(table, pack).filter(member => !there.includes(member));
  for (const member of [...there, ...others])
    if (canGoOn(table, member) && isShutOverSomebody(table.fittings[unit]!))
      workAtUnit(table, io, member, unit, thrown(member));
}

/**
 * DK-DOOR-002, DK-DOOR-009, DK-DOOR-016: choices first, then all that seek, then all that batter, then those that come
 * up.
 */
function breakThrough(
  table: DuckTable,
  io: DuckIo,
  pack: readonly Threat[],
  barrier: Barrier,
  battering: ReadonlySet<Threat>,
): void {
  const works = nearestFirst(table, pack).map(member => ({
    member,
    work: chooseWork(table, io, member, barrier, battering.has(member)),
  }));
  const thrown = throwOnce(table, io, pack);
  for (const now of ['seek', 'cross', 'batter', 'goToFootprints', 'approach', 'wait'] as const)
    for (const { member, work } of works)
      if (work === now && canGoOn(table, member)) doWork(table, io, member, barrier, work, thrown(member));
}

/** The throw for all of them, made when the first of them moves. */
function throwOnce(table: DuckTable, io: DuckIo, pack: readonly Threat[]): (member: Threat) => () => number {
  let best = -1;
  return member => () => {
    if (best < 0) best = throwTogether(table, io, pack);
    return pointsLeft(table, member, best);
  };
}

/** DK-THREAT-030, DK-THREAT-002: a die each, with what its species adds or deducts, and the best for all. */
function throwTogether(table: DuckTable, io: DuckIo, pack: readonly Threat[]): number {
  const dice = pack.map(member => throwFace(io, member));
  const best = Math.max(...pack.map(({ card }, n) => dice[n]! + card.move.add));
  for (const member of pack) member.movement = pointsLeft(table, member, best);
  io.tell({ type: 'packHunted', rule: 'DK-THREAT-030', figures: pack.map(({ id }) => id), dice, best });
  return best;
}

/** DK-THREAT-031: the nearest that can move goes first, the farthest last; those that were boxed in try again then. */
function inTurn(table: DuckTable, pack: readonly Threat[], act: (member: Threat) => void): void {
  const boxedIn: Threat[] = [];
  for (const member of nearestFirst(table, pack)) {
    if (!canGoOn(table, member)) continue;
    if (canMove(table, member)) act(member);
    else boxedIn.push(member);
  }
  for (const member of boxedIn) if (canGoOn(table, member)) act(member);
}

function canMove(table: DuckTable, threat: Threat): boolean {
  return threatReach(table, threat, DEAREST_STEP).count > 1;
}

export function nearestFirst(table: DuckTable, pack: readonly Threat[]): Threat[] {
  const order = pack.map(member => ({ member, distance: distanceToTeam(table, member) }));
  return order.sort((a, b) => a.distance - b.distance).map(({ member }) => member);
}
