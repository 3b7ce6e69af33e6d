import { type Refusal, refuse, sub } from '@sightline/kernel';
import { isMoreThanDouble } from '../../dice/rolls.ts';
import { seesUnit } from '../../ground/sight.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { isHidden, isInPlay, isTurret, isVehicle, stands, type Unit, type Vehicle } from '../../table/units.ts';
import { rollMovement } from '../movement/movement.ts';
import { movementDie } from '../movement/movement-die.ts';
import { dropTow, isImmobile } from '../vehicles/driving.ts';
import type { TankShock } from './acts.ts';
import { declare, givesWay, nearestTo } from './assault.ts';
import { chargeOf, fallBackFrom, plantCharge } from './at-vehicles.ts';
import { courageDice, rollDuel } from './courage.ts';
import { finalDefensiveFire } from './defensive-fire.ts';
import { driveOn, driveUp, menOf, wayThrough } from './driving-through.ts';
import type { ShockResult } from './events.ts';
import { chiefOf, type Pair, partyOf } from './party.ts';
import type { StrikeAtHull } from './questions.ts';
import { longestCharge } from './reach.ts';
import { withdraw } from './withdrawal.ts';

/** DU-VEH-109: vehicles and mechs may, against people on the table; DU-ASSAULT-003 is judged before this (states.ts). */
export function whyNotShock(table: Dustup, unit: Unit, { target: id }: TankShock): Refusal[] {
  if (!mayShock(unit)) return [refuse('DU-VEH-109', 'noTankShock', { unit: unit.who })];
  const target = table.units[id];
  if (target === undefined || target.side === unit.side || isHidden(target) || !stands(table, target)) {
    return [refuse('DU-VEH-109', 'noEnemy')];
  }
  if (isVehicle(target)) return [refuse('DU-VEH-109', 'onlyPeople')];
  if (table.options.assaultNeedsSight && !seesUnit(table, unit, target)) {
    return [refuse('DU-ASSAULT-004', 'noSight', { target: target.who })];
  }
  if (unit.assaulted.includes(id)) return [refuse('DU-ASSAULT-018', 'assaultedAlready', { target: target.who })];
  if (isImmobile(table, unit)) return [refuse('DU-VEH-073', 'cannotMoveAtAll', { unit: unit.who })];
  const limit = longestCharge(table, unit);
  const way = wayThrough(table, unit, menOf(table, target), limit);
  return way !== null && way.cost <= limit ? [] : [refuse('DU-ASSAULT-004', 'cannotReach', { points: limit / 1000 })];
}

/** DU-VEH-109: no monster does, and no turret goes anywhere by itself. */
export function mayShock(unit: Unit): unit is Vehicle {
  return isVehicle(unit) && unit.type !== 'monster' && !isTurret(unit);
}

/** Each enemy who can be driven at. */
export function shocksOf(table: Dustup, unit: Unit): TankShock[] {
  if (!mayShock(unit)) return [];
  return table.units
    .filter(({ side }) => side !== unit.side)
    .map(({ id }): TankShock => ({ do: 'tankShock', target: id }))
    .filter(act => whyNotShock(table, unit, act).length === 0);
}

/** DU-VEH-109: courage first, then the move; only people have to fear for theirs. */
export function tankShock(table: Dustup, io: DustupIo, unit: Vehicle, target: Unit): void {
  declare(table, io, [unit], [target], 'shockDeclared');
  unit.fared = 'goesIn';
  driveAt(table, io, unit, target, meetShock(table, io, unit, target), true);
}

/** DU-VEH-109, DU-VEH-114: they may go at once, or lose their nerve and go; whoever stays steps aside. */
export function meetShock(table: Dustup, io: DustupIo, unit: Vehicle, target: Unit): ShockResult {
  if (givesWay(table, io, target, [unit])) return 'gaveWay';
  const took = testShock(table, io, shockPair(table, unit, target));
  if (took === 'gaveWay') {
    withdraw(table, io, target, {
      from: nearestTo(table, target, [unit]),
      levels: 1,
      afterCombat: null,
      rule: 'DU-VEH-114',
    });
  } else target.fared = 'stepsAside';
  return took;
}

/** DU-VEH-110: those who ride in it have no part in it. */
export function shockPair(table: Dustup, unit: Vehicle, target: Unit): Pair {
  return { attacker: partyOf(table, unit), defender: partyOf(table, target) };
}

/** DU-VEH-112 to DU-VEH-114: the usual courage roll, with results of its own. */
export function testShock(table: Dustup, io: DustupIo, pair: Pair): ShockResult {
  const dice = courageDice(table, pair);
  return sub(io, `shock ${dice.attack.die} ${dice.defence.die}`, dicing => {
    const duel = rollDuel(table, dicing, pair, dice, 'DU-ASSAULT-009');
    const result = shockResult(duel.attack.face, duel.defence.face);
    const [unit, target] = [chiefOf(pair.attacker).who, chiefOf(pair.defender).who];
    dicing.tell({ type: 'shockTested', rule: RULES[result], unit, target, ...duel, result });
    return result;
  });
}

export function shockResult(vehicle: number, infantry: number): ShockResult {
  if (isMoreThanDouble(infantry, vehicle)) return 'strike';
  return infantry > vehicle ? 'stood' : 'gaveWay';
}

const RULES = { strike: 'DU-VEH-113', stood: 'DU-VEH-112', gaveWay: 'DU-VEH-114' } as const;

/** DU-VEH-115: one move, straight at them; those who stood may fire at what falls short. */
function driveAt(
  table: Dustup,
  io: DustupIo,
  unit: Vehicle,
  target: Unit,
  took: ShockResult,
  isFiredAt: boolean,
): void {
  dropTow(table, io, unit);
  const die = movementDie(table, unit, 0);
  const rolled = rollMovement(table, io, unit, die);
  const up = driveUp(table, io, unit, menOf(table, target), { die, rolled, isOpen: took === 'gaveWay' });
  if (!isInPlay(table, unit)) return;
  if (!up.contact) {
    unit.fared = 'fallsShort';
    if (took === 'gaveWay') return;
    if (isFiredAt) fireAtIt(table, io, unit, target, took);
    return;
  }
  if (took !== 'gaveWay') unit.fared = 'drivesThrough';
  const strikes = took === 'strike' && wantsToStrike(table, io, unit, target);
  // DU-VEH-113: they let it come past them.
  if (strikes) plantCharge(table, io, target, unit, 'side');
  if (isInPlay(table, unit)) driveOn(table, io, unit, [target], up);
  if (strikes && !table.options.shockedStandFast) fallBackFrom(table, io, target, unit);
  if (table.options.assaultEndsActivation) unit.actions = 0;
}

/** DU-VEH-115: fire does not turn it back, and it may finish with its second action. */
function fireAtIt(table: Dustup, io: DustupIo, unit: Vehicle, target: Unit, took: 'stood' | 'strike'): void {
  finalDefensiveFire(table, io, target, shockPair(table, unit, target), [unit]);
  if (!isInPlay(table, unit)) return;
  unit.onto = [target.id];
  unit.hull.shock = took;
}

/** DU-VEH-115: the second move of a tank shock that fell short. */
export function pressShock(table: Dustup, io: DustupIo, unit: Vehicle, target: Unit): void {
  const took = unit.hull.shock === 'strike' ? 'strike' : 'stood';
  unit.onto = [];
  unit.hull.shock = 'none';
  driveAt(table, io, unit, target, took, false);
}

/** DU-VEH-113, DU-ASSAULT-025: who has something to strike with, and is not paralysed by panic. */
export function couldStrike(table: Dustup, target: Unit, unit: Vehicle): boolean {
  return !target.panicked && chargeOf(table, target, unit) !== null;
}

/** DU-VEH-113: if their player wants it, and they have something to strike with. */
export function wantsToStrike(table: Dustup, io: DustupIo, unit: Vehicle, target: Unit): boolean {
  if (!isInPlay(table, target) || !couldStrike(table, target, unit)) return false;
  const answer = io.ask<StrikeAtHull>(seatOf(table, target.side), {
    kind: 'strikeAtHull',
    rule: 'DU-VEH-113',
    options: ['strike', 'letPass'],
    unit: target.who,
    target: unit.who,
  });
  return answer === 'strike';
}
