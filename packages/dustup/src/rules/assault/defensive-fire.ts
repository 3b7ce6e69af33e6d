import { unopposed } from '../../dice/rolls.ts';
import { isInCover } from '../../ground/cover.ts';
import { COHESION, isWithinInches } from '../../ground/measure.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, NONE, placeOf, seatOf } from '../../table/table.ts';
import { ableOf, carrierOf, isAtBest, isConcealed, isInPlay, type Unit } from '../../table/units.ts';
import { crash } from '../drones/drones.ts';
import type { ShootAct } from '../shooting/acts.ts';
import { whyNotTarget } from '../shooting/shoot.ts';
import { whyNotAim } from '../shooting/shoot-action.ts';
import { defensiveFire } from '../shooting/shots.ts';
import { partTarget, unitTarget } from '../shooting/unit-target.ts';
import { fireAt } from '../shooting/volley.ts';
import { throwTubes } from '../shooting/who-fires.ts';
import { defensiveMounts } from '../vehicles/mounts.ts';
import { fallBack, type Stand } from './charge.ts';
import type { Pair } from './party.ts';
import type { DefensiveFire } from './questions.ts';

/** DU-ASSAULT-025, DU-ASSAULT-039: who may not fire at attackers caught on the way. */
export function mayDefend(table: Dustup, unit: Unit): boolean {
  if (!isInPlay(table, unit) || unit.hull?.unmanned || unit.panicked || unit.confidence === 'routed') return false;
  if (isConcealed(table, unit)) return false;
  return !isAtBest(unit, 'broken') || isInCover(table, unit);
}

/**
 * DU-ASSAULT-039: a whole shoot action, whatever the unit has done in this turn, with small arms and support weapons;
 * heavy weapons have no part in it, and their crews use their side arms (DU-ASSAULT-048).
 */
function shotAt(table: Dustup, unit: Unit, by: readonly Figure[], target: Unit): ShootAct | null {
  if (whyNotTarget(table, unit, target).length > 0) return null;
  const shots =
    unit.hull === null
      ? defensiveFire(table, unit, target).filter(([id]) => by.some(figure => figure.id === id))
      : defensiveMounts(table, unit, unit.hull, unitTarget(table, unit, target));
  const isTooHard = whyNotAim(table, unit, unitTarget(table, unit, target), { shots }).length > 0;
  return shots.length === 0 || isTooHard ? null : { do: 'shoot', target: target.id, shots };
}

/** Whom fire has met, and how many it put down. */
export interface Fired {
  readonly at: Unit;
  readonly casualties: number;
}

/** Whether there is anything that it could fire at those who fell short. */
export function mayFireInDefence(table: Dustup, unit: Unit, pair: Pair, short: readonly Unit[]): boolean {
  return shotsOn(table, unit, pair, short).length > 0;
}

function shotsOn(table: Dustup, unit: Unit, { attacker, defender }: Pair, short: readonly Unit[]): ShootAct[] {
  if (!mayDefend(table, unit)) return [];
  const targets = attacker.units.filter(target => short.includes(target) && isInPlay(table, target));
  const by = inCohesion(table, unit, defender.able);
  return targets.map(target => shotAt(table, unit, by, target)).filter(act => act !== null);
}

/**
 * Offers fire at one of those who face the unit and fell short; null if nobody fired. A part of a unit fires by itself,
 * and only the part that faces it is hit (DU-ASSAULT-081).
 */
export function finalDefensiveFire(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  pair: Pair,
  short: readonly Unit[],
): Fired | null {
  const { attacker } = pair;
  const shots = shotsOn(table, unit, pair, short);
  if (shots.length === 0) return null;
  const answer = io.ask<DefensiveFire>(seatOf(table, unit.side), {
    kind: 'defensiveFire',
    rule: 'DU-ASSAULT-039',
    options: [...shots.map(({ target }) => target), 'hold'],
    unit: unit.who,
    names: table.names,
  });
  const act = shots.find(({ target }) => target === answer);
  if (act === undefined || !dares(table, io, unit)) {
    io.tell({ type: 'heldFire', rule: 'DU-ASSAULT-039', unit: unit.who });
    return null;
  }
  const at = table.units[act.target]!;
  // DU-DRONE-004.
  crash(table, io, { unit: unit.id });
  io.tell({ type: 'firedInDefence', rule: 'DU-ASSAULT-039', unit: unit.who, target: at.who });
  const target = partTarget(table, unit, at, attacker.members);
  // DU-VEH-123: how it has driven does not matter.
  const firer: Unit = unit.moved ? { ...unit, moved: false } : unit;
  const casualties = lossesOf(table, at, () => fireAt(table, io, firer, target, act, { isDefensive: true }));
  unit.firedOn = table.turn;
  throwTubes(table, unit, act.shots);
  return { at, casualties };
}

/** DU-VEH-097: how many fell on the way; each marker that a mech or monster takes is one. */
function lossesOf(table: Dustup, at: Unit, fire: () => number): number {
  const standing = ableOf(table, at);
  const damage = at.hull?.damage ?? 0;
  const casualties = fire();
  const markers = (at.hull?.damage ?? 0) - damage;
  at.fellOnTheWay.push(...standing.filter(figure => !isAble(figure)).map(({ id }) => id));
  for (let i = 0; i < markers; i++) at.fellOnTheWay.push(NONE);
  return casualties + markers;
}

/** DU-FORCE-022: strays have no part in it. */
function inCohesion(table: Dustup, unit: Unit, figures: readonly Figure[]): Figure[] {
  if (unit.where === 'aboard') return figures.filter(figure => figure.unit === unit.id);
  const leader = placeOf(table, unit);
  return figures.filter(figure => figure.unit === unit.id && isWithinInches(figure, leader, COHESION));
}

/** DU-ASSAULT-040, DU-ASSAULT-041: the suppressed have to pull themselves together; their markers stay. */
function dares(table: Dustup, io: DustupIo, unit: Unit): boolean {
  // DU-VEH-120: those who ride have the markers of the vehicle if they have none of their own.
  const markers = unit.suppression > 0 ? unit.suppression : (carrierOf(table, unit)?.suppression ?? 0);
  if (markers === 0) return true;
  const why = { rule: 'DU-ASSAULT-040', purpose: 'defensiveFire', seat: seatOf(table, unit.side) } as const;
  const test = unopposed(io, unit.die, unit.lv + markers, why);
  io.tell({ type: 'defensiveFireTested', rule: 'DU-ASSAULT-040', unit: unit.who, ...test });
  return test.passed;
}

/**
 * DU-ASSAULT-044, DU-ASSAULT-045: attackers who lost somebody on the way test whether they go on, once for each fire
 * that hit them. If they do not, they are back where they started. If they do, they test their confidence, and whoever
 * is shaken by that stays where he is. Says whether the assault may be pressed.
 */
export function reactsTo(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  casualties: readonly number[],
  stand: Stand,
): boolean {
  const losses = casualties.filter(count => count > 0);
  if (losses.length === 0) return true;
  if (!isInPlay(table, unit) || losses.some(count => !passesReaction(table, io, unit, count))) {
    fallBack(table, io, unit, stand);
    return false;
  }
  happen(table, io, { on: 'strained' });
  return !isAtBest(unit, 'shaken') && !unit.panicked;
}

function passesReaction(table: Dustup, io: DustupIo, unit: Unit, casualties: number): boolean {
  const why = { rule: 'DU-ASSAULT-045', purpose: 'reaction', seat: seatOf(table, unit.side) } as const;
  const test = unopposed(io, unit.die, unit.lv + casualties, why);
  io.tell({ type: 'reactionTested', rule: 'DU-ASSAULT-045', unit: unit.who, ...test });
  return test.passed;
}
