import type { Direction } from '@sightline/geometry/grid';
import { numbered, type Seat } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Threat } from '../../table/figure.ts';
import { figuresAt, isAble, isOnMap, people } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { highestOnList } from '../grapple/victims.ts';
import { FRAGMENTATION } from '../grenades/grenade.ts';
import { hasProjector, type Throw, throwGrenade, whyNotThrow } from '../grenades/throw-grenade.ts';
import { isWorking } from '../machines/machine.ts';
import { runnerOf } from '../multi-team/runner.ts';
import { flechette, flechetteAxes, squaresStruck, whyNotFlechette } from '../shooting/flechette.ts';
import { gunOf } from '../shooting/gun.ts';
import { type Elsewhere, shoot } from '../shooting/shoot.ts';
import { rangeBetween } from '../shooting/sight.ts';
import { whyNotDeclare, whyNotShoot } from '../shooting/why-not-shoot.ts';
import { asIfAt, directionTo } from '../threats/movement.ts';
import { type Quarry, quarryFor } from '../threats/stimulus.ts';
import { clearTheLine } from './clear-the-line.ts';
import { hindersObjective, isCompetitor } from './objective.ts';
import type { ElsewhereQuestion } from './questions.ts';

/** DK-TSHOOT-008: nearer than that a grenade is not used. */
const GRENADE_RANGE = 2;

/** DK-TSHOOT-007: everybody of the Team who is alive, the helpless last, and machines that work. */
export function enemiesOf(table: DuckTable): Quarry[] {
  const quarry: Quarry[] = people(table).filter(isAble);
  for (const machine of rosterOf(table).machines) if (isWorking(machine)) quarry.push(machine);
  return [...quarry, ...people(table).filter(person => !isAble(person))];
}

/** DK-TSHOOT-007, DK-GRAP-028: those of them it goes for: with a gun all, without one nobody who lies helpless. */
export function wantedBy(table: DuckTable, threat: Threat, among: readonly Quarry[]): Quarry[] {
  const wanted = gunOf(table, threat) ? enemiesOf(table) : quarryFor(table, threat);
  return among.filter(figure => wanted.includes(figure));
}

/** DK-GAP-038: competitors spare their own; beasts are no side of theirs. */
const isComrade = (figure: Figure): boolean => figure.kind === 'threat' && isCompetitor(figure);

/** The facing of a cannon shot that catches a figure and none of its own side; null if there is none. */
function cannonAxis(table: DuckTable, threat: Threat, target: Quarry): Direction | null {
  const isSafe = (square: number): boolean =>
    figuresAt(table, square).every(figure => figure.id === threat.id || !isComrade(figure));
  for (const axis of flechetteAxes(table, threat)) {
    if (whyNotFlechette(table, threat, axis).length > 0) continue;
    const covered = squaresStruck(table, threat.at, axis);
    const isCaught = covered.some(({ square, inside }) => inside && square === target.at);
    if (isCaught && covered.every(({ square }) => isSafe(square))) return axis;
  }
  return null;
}

/** DK-TSHOOT-007: in sight, arc, range and free line of fire of the gun it holds, as it stands. */
export function isTarget(table: DuckTable, threat: Threat, quarry: Quarry): boolean {
  const gun = gunOf(table, threat);
  if (!gun || quarry.at === threat.at) return false;
  if (gun.card.effect.kind === 'flechette') return cannonAxis(table, threat, quarry) !== null;
  return whyNotShoot(table, threat, quarry).length === 0;
}

/** Whether somebody would be a target from another square, after the free turn at the end of a move. */
export function isTargetFrom(table: DuckTable, threat: Threat, square: number, quarry: Quarry): boolean {
  return asIfAt(table, threat, square, quarry.at, () => asIfLoaded(threat, () => isTarget(table, threat, quarry)));
}

/** DK-TSHOOT-021: whether there is a target does not depend on whether its gun has been reloaded. */
function asIfLoaded<R>(threat: Threat, judge: () => R): R {
  const { spent } = threat;
  threat.spent = 0;
  const verdict = judge();
  threat.spent = spent;
  return verdict;
}

/** DK-TSHOOT-007, DK-TSHOOT-015: the able before the helpless, by its list, then the nearest, then a die. */
export function chooseTarget<Q extends Quarry>(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  targets: readonly Q[],
): Q | null {
  const able = targets.filter(isAble);
  const victims = (able.length > 0 ? able : targets).map(figure => ({
    figure,
    from: directionTo(table, figure, threat.at),
  }));
  const highest = highestOnList(table, threat, victims, hindersObjective(table, threat));
  const range = ({ figure }: { figure: Q }): number => rangeBetween(table, threat.at, figure.at);
  const least = Math.min(...highest.map(range));
  const equal = highest.filter(victim => range(victim) === least);
  if (equal.length < 2) return equal[0]?.figure ?? null;
  const face = io.roll(numbered(equal.length), { rule: 'DK-TSHOOT-015', purpose: 'target', figure: threat.id });
  return equal[face - 1]!.figure;
}

/** DK-TSHOOT-007, DK-TSHOOT-021: fires at once if it has a target; an empty gun is reloaded instead. */
export function shootIfTarget(table: DuckTable, io: DuckIo, threat: Threat, among = enemiesOf(table)): boolean {
  const targets = asIfLoaded(threat, () => targetsAmong(table, threat, among));
  if (targets.length === 0) return false;
  if (gunOf(table, threat)!.loaded === 0) {
    reloadGun(table, io, threat);
    return true;
  }
  const target = chooseTarget(table, io, threat, targets)!;
  fireAt(table, io, threat, target);
  return true;
}

/** DK-DUCK-002: only where it has no target at all do its comrades make room for one. */
function targetsAmong(table: DuckTable, threat: Threat, among: readonly Quarry[]): Quarry[] {
  const open = among.filter(quarry => isTarget(table, threat, quarry));
  return open.length > 0 ? open : among.filter(quarry => isTargetOverComrades(table, threat, quarry));
}

/** DK-DUCK-002: everything is as a shot wants it but for comrades who could drop out of its line. */
function isTargetOverComrades(table: DuckTable, threat: Threat, quarry: Figure): boolean {
  if (quarry.at === threat.at) return false;
  const refusals = whyNotShoot(table, threat, quarry);
  return refusals.length > 0 && whyNotDeclare(refusals).length === 0;
}

export function reloadGun(table: DuckTable, io: DuckIo, threat: Threat): void {
  threat.spent = 0;
  const weapon = gunOf(table, threat)!.card.id;
  io.tell({ type: 'reloaded', rule: 'DK-TSHOOT-021', figure: threat.id, weapon, loader: null });
}

/** DK-TSHOOT-021, DK-TSHOOT-022: with the weapon of the common chart that it carries. */
export function fireAt(table: DuckTable, io: DuckIo, threat: Threat, target: Quarry): void {
  const axis = gunOf(table, threat)?.card.effect.kind === 'flechette' ? cannonAxis(table, threat, target) : null;
  if (axis === null) shootAt(table, io, threat, target);
  else flechette(table, io, threat.id, axis);
}

/** DK-DUCK-002: whoever of its comrades stands in the line drops out of it first. */
export function shootAt(table: DuckTable, io: DuckIo, threat: Threat, target: Figure): void {
  clearTheLine(table, io, threat, target);
  shoot(table, io, { shooter: threat.id, target: target.id }, turnElsewhere(table, io, threat));
}

/** DK-DUCK-005: at another target, the next by its list, but not back at one who has dived from this very shot. */
function turnElsewhere(table: DuckTable, io: DuckIo, threat: Threat): Elsewhere {
  const onTheDeck: number[] = [];
  return (_table, dived) => {
    onTheDeck.push(dived.id);
    const others = enemiesOf(table).filter(({ id }) => !onTheDeck.includes(id));
    const targets = others.filter(quarry => isTarget(table, threat, quarry));
    const seat = runnerOf(table);
    if (seat === null) return chooseTarget(table, io, threat, targets)?.id ?? null;
    return targets.length === 0 ? null : askElsewhere(io, seat, threat, dived.id, targets);
  };
}

function askElsewhere(
  io: DuckIo,
  seat: Seat,
  threat: Threat,
  dived: number,
  targets: readonly Quarry[],
): number | null {
  const options = [...targets.map(({ id }) => id), dived].map(target => ({ do: 'shoot', target }) as const);
  const question: ElsewhereQuestion = {
    kind: 'shootElsewhere',
    rule: 'DK-DUCK-005',
    figure: threat.id,
    target: dived,
    options,
  };
  const { target } = ask(io, seat, question);
  return target === dived ? null : target;
}

/** DK-TSHOOT-008: squares of Team figures that a grenade may be thrown at without harm to its own side. */
export function grenadeTargets(table: DuckTable, threat: Threat): Quarry[] {
  if (threat.grenades === 0) return [];
  const isSafe = (square: number): boolean =>
    !table.figures.some(figure => figure.at >= 0 && isComrade(figure) && rangeBetween(table, figure.at, square) <= 1);
  return enemiesOf(table).filter(({ at }) => {
    if (rangeBetween(table, threat.at, at) < GRENADE_RANGE || !isSafe(at)) return false;
    return whyNotThrow(table, grenadeAt(table, threat, at)).length === 0;
  });
}

/** DK-WEAP-011: from the projector of its HAR, which carries farther and truer, or else by hand. */
function grenadeAt(table: DuckTable, threat: Threat, square: number): Throw {
  return { thrower: threat.id, target: square, kind: FRAGMENTATION, byProjector: hasProjector(table, threat) };
}

/** DK-TSHOOT-008: where most of the Team are in the 3 by 3, ties by its list. */
export function throwIfTarget(table: DuckTable, io: DuckIo, threat: Threat): boolean {
  const targets = grenadeTargets(table, threat);
  if (targets.length === 0) return false;
  const caught = ({ at }: Quarry): number =>
    people(table).filter(person => isOnMap(person) && rangeBetween(table, person.at, at) <= 1).length;
  const most = Math.max(...targets.map(caught));
  const target = chooseTarget(
    table,
    io,
    threat,
    targets.filter(quarry => caught(quarry) === most),
  )!;
  throwGrenade(table, io, grenadeAt(table, threat, target.at));
  return true;
}
