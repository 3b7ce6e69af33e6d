import { squaredDistance } from '@sightline/geometry/field';
import { type Dustup, type DustupIo, NONE, type Place, placeOf, seatOf } from '../../table/table.ts';
import { carrierOf, fightsBack, isAtBest, isInPlay, isVehicle, type Unit, type Vehicle } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { crash } from '../drones/drones.ts';
import { setConfidence } from '../morale/confidence.ts';
import { isImmobile } from '../vehicles/driving.ts';
import { attackVehicle, chargeOf } from './at-vehicles.ts';
import { closeIn, isUponThem, moveToContact, standOf } from './charge.ts';
import { fight } from './close-combat.ts';
import { type Approach, approachOf } from './courage.ts';
import { goesOn, lostBy, type Tested, testAll } from './courage-tests.ts';
import { crewHolds } from './crew-fight.ts';
import { type Fired, finalDefensiveFire, reactsTo } from './defensive-fire.ts';
import { followUp, placesOf } from './follow-up.ts';
import { pairUp } from './party.ts';
import type { AskFollowUp, ComeIn, StandOrWithdraw } from './questions.ts';
import { vehicleDefends } from './vehicle-defence.ts';
import { withdraw } from './withdrawal.ts';

interface Charge {
  /** DU-MOVE-019: wounded who stay behind; undefined if nobody has said yet. */
  readonly leave: readonly number[] | undefined;
  /** Whether those who fall short are fired at. */
  readonly isFiredAt: boolean;
  /** DU-ASSAULT-092: those of them who need neither roll nor points. */
  readonly upon?: readonly Unit[];
}

/**
 * DU-ASSAULT-001: courage test, move to contact, combat, outcome. One unit may assault up to three (DU-ASSAULT-082), or
 * several units one enemy in a combined assault (DU-ORDER-011), each of them with this action spent already.
 */
export function assault(
  table: Dustup,
  io: DustupIo,
  attackers: readonly Unit[],
  targets: readonly Unit[],
  leave?: readonly number[],
): void {
  declare(table, io, attackers, targets);
  const upon = attackers.filter(unit => targets.every(target => isUponThem(table, unit, target)));
  if (upon.length > 0) return setUpon(table, io, attackers, upon, targets, leave);
  const vacated = placesOf(table, targets);
  const standing = targets.filter(target => !givesWay(table, io, target, attackers));
  const { goingOn, staying } = screwCourage(table, io, attackers, standing);
  if (staying.length > 0) {
    if (goingOn.length > 0) contact(table, io, goingOn, staying, { isFiredAt: true, leave });
    return;
  }
  const carrier = targets.length === 1 ? carrierOf(table, targets[0]!) : null;
  for (const attacker of goingOn) {
    if (carrier !== null) {
      // DU-VEH-122: the vehicle has not given way, and may fire.
      if (turnsOn(table, io, attacker, carrier)) contact(table, io, [attacker], [carrier], { isFiredAt: true, leave });
      continue;
    }
    const prey = followUp(table, io, attacker, vacated, targets);
    // DU-ASSAULT-032, DU-ASSAULT-042: those who withdrew neither fire nor withdraw again.
    if (prey.length > 0) contact(table, io, [attacker], prey, { isFiredAt: false, leave });
  }
}

/**
 * DU-ASSAULT-092, DU-ASSAULT-093: whoever stood two inches away is upon them without a test, and they cannot give way any
 * more; others who go in with him by the same order have to dare it (DU-ORDER-012).
 */
function setUpon(
  table: Dustup,
  io: DustupIo,
  attackers: readonly Unit[],
  upon: readonly Unit[],
  targets: readonly Unit[],
  leave?: readonly number[],
): void {
  const tests = testAll(table, io, attackers, targets, upon);
  const goingOn = attackers.filter(unit => upon.includes(unit) || goesOn(table, io, unit, tests));
  contact(table, io, goingOn, targets, { isFiredAt: true, leave, upon });
}

/** DU-ASSAULT-005, DU-ASSAULT-006, DU-ASSAULT-024: everybody in it counts as activated, whatever comes of it. */
export function declare(
  table: Dustup,
  io: DustupIo,
  attackers: readonly Unit[],
  targets: readonly Unit[],
  type: 'assaultDeclared' | 'shockDeclared' = 'assaultDeclared',
): void {
  for (const unit of attackers) {
    reveal(table, io, unit, 'DU-DETECT-003');
    // DU-DRONE-004.
    crash(table, io, { unit: unit.id });
    // DU-ORDER-003: an order marks nobody, where players read it so.
    if (!unit.byOrder || table.options.orderedAssaultMarks) unit.activated = true;
    unit.assaulted.push(...targets.map(({ id }) => id));
    unit.onto = [];
    unit.fellOnTheWay = [];
    io.tell({
      type,
      rule: type === 'assaultDeclared' ? 'DU-ASSAULT-005' : 'DU-VEH-109',
      unit: unit.who,
      targets: targets.map(({ who }) => who),
    });
  }
  for (const target of targets) target.activated = true;
}

/**
 * DU-ASSAULT-007, DU-ASSAULT-008: the routed must go, others may, but for the panicked. Nobody makes a vehicle go
 * (DU-VEH-103). Says whether it goes.
 */
export function givesWay(table: Dustup, io: DustupIo, unit: Unit, attackers: readonly Unit[]): boolean {
  const mustGo = unit.confidence === 'routed' && fightsBack(unit);
  if (!mustGo) {
    if (unit.panicked || (isVehicle(unit) && (!couldWithdraw(table, unit) || unit.hull.unmanned))) return false;
    const answer = io.ask<StandOrWithdraw>(seatOf(table, unit.side), {
      kind: 'standOrWithdraw',
      rule: 'DU-ASSAULT-007',
      options: ['stand', 'withdraw'],
      unit: unit.who,
      by: attackers.map(({ who }) => who),
    });
    if (answer === 'stand') return false;
  }
  const rule = mustGo ? 'DU-ASSAULT-008' : 'DU-ASSAULT-007';
  withdraw(table, io, unit, { from: nearestTo(table, unit, attackers), levels: 1, afterCombat: null, rule });
  return true;
}

/** DU-ASSAULT-028: whoever withdraws has no markers any more that could keep it where it is. */
function couldWithdraw(table: Dustup, unit: Vehicle): boolean {
  return !isImmobile(table, { ...unit, suppression: 0 });
}

/** Where the nearest of the others is. */
export function nearestTo(table: Dustup, unit: Unit, others: readonly Unit[]): Place {
  const from = placeOf(table, unit);
  const places = placesOf(table, others).map(({ at }) => at);
  return places.reduce((best, at) => (squaredDistance(from, at) < squaredDistance(from, best) ? at : best));
}

/**
 * DU-ASSAULT-023, DU-ASSAULT-083: every pair tests, a split unit obeys the worst of its results, and enemies who were
 * beaten by more than double go in any case (DU-ASSAULT-089). Returns who goes on, and who is still there.
 */
function screwCourage(
  table: Dustup,
  io: DustupIo,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): { goingOn: Unit[]; staying: Unit[] } {
  for (const unit of attackers) unit.fared = 'goesIn';
  if (defenders.length === 0) return { goingOn: [...attackers], staying: [] };
  const tests = testAll(table, io, attackers, defenders);
  const goingOn = attackers.filter(unit => goesOn(table, io, unit, tests));
  for (const unit of defenders) losesHold(table, io, unit, tests);
  const staying = defenders.filter(unit => !isBeaten(table, io, unit, tests));
  return { goingOn, staying };
}

/** DU-VEH-103: a broken vehicle that is beaten in the test is routed, and stays where it is. */
export function losesHold(table: Dustup, io: DustupIo, unit: Unit, tests: readonly Tested[]): void {
  if (fightsBack(unit) || !isAtBest(unit, 'broken')) return;
  const isBeaten = tests.some(({ pair, result }) => result === 'contact' && pair.defender.units.includes(unit));
  if (isBeaten) setConfidence(table, io, unit, 'routed', 'DU-VEH-103');
}

/** DU-ASSAULT-020, DU-ASSAULT-087: one withdrawal, and a level for every test that was lost so. */
function isBeaten(table: Dustup, io: DustupIo, unit: Unit, tests: readonly Tested[]): boolean {
  const lost = lostBy(unit, tests);
  if (lost.length === 0) return false;
  const from = nearestTo(
    table,
    unit,
    lost.flatMap(({ pair }) => pair.attacker.units),
  );
  withdraw(table, io, unit, { from, levels: lost.length, afterCombat: null, rule: 'DU-ASSAULT-020' });
  return true;
}

/**
 * DU-ASSAULT-033 to DU-ASSAULT-047: one move to contact each, defensive fire at those who fall short, and combat for
 * those who get there. Whoever fell short may press on with his second action, if he has one (DU-ASSAULT-038).
 */
function contact(
  table: Dustup,
  io: DustupIo,
  attackers: readonly Unit[],
  targets: readonly Unit[],
  { isFiredAt, leave, upon = [] }: Charge,
): void {
  letDronesGo(table, io, targets);
  const stands = new Map(attackers.map(unit => [unit, standOf(table, unit)]));
  const approach = approachOf(table, attackers, targets);
  const met = attackers.map(unit =>
    upon.includes(unit) ? closeIn(table, io, unit, targets) : moveToContact(table, io, unit, targets, leave),
  );
  const short = attackers.filter((unit, i) => met[i]!.length === 0 && isInPlay(table, unit));
  const fired = isFiredAt && short.length > 0 ? defend(table, io, attackers, targets, short) : [];
  const isJoined = met.some(reached => reached.length > 0);
  for (const unit of short) {
    const losses = fired.filter(({ at }) => at === unit).map(({ casualties }) => casualties);
    if (!reactsTo(table, io, unit, losses, stands.get(unit)!)) continue;
    unit.onto = targets.map(({ id }) => id);
    if (!isJoined || !comesIn(table, io, unit)) continue;
    const { x, y } = placeOf(table, unit);
    approach.from.set(unit, { x, y });
    met[attackers.indexOf(unit)] = secondMove(table, io, unit);
  }
  join(table, io, attackers, met, approach);
}

/** DU-DRONE-004: whoever defends himself has no hands for a drone. */
function letDronesGo(table: Dustup, io: DustupIo, targets: readonly Unit[]): void {
  for (const { id } of targets) crash(table, io, { unit: id });
}

/** DU-ASSAULT-081, DU-ORDER-012: everybody fires at those who face him and have fallen short, before anybody reacts. */
function defend(
  table: Dustup,
  io: DustupIo,
  attackers: readonly Unit[],
  targets: readonly Unit[],
  short: readonly Unit[],
): Fired[] {
  const [vehicle] = targets;
  if (vehicle !== undefined && isVehicle(vehicle) && !fightsBack(vehicle)) {
    return vehicleDefends(table, io, vehicle, attackers, short);
  }
  const fired: Fired[] = [];
  for (const pair of pairUp(table, attackers, targets)) {
    for (const unit of pair.defender.units) {
      const shot = finalDefensiveFire(table, io, unit, pair, short);
      if (shot !== null) fired.push(shot);
    }
  }
  return fired;
}

/** Those who got there fight all whom they met, with everybody they have (DU-ASSAULT-085). */
function join(
  table: Dustup,
  io: DustupIo,
  attackers: readonly Unit[],
  met: readonly (readonly Unit[])[],
  approach: Approach,
): void {
  const inContact = attackers.filter((unit, i) => met[i]!.length > 0 && isInPlay(table, unit));
  const enemies = [...new Set(met.flat())].filter(unit => isInPlay(table, unit));
  const [enemy] = enemies;
  if (inContact.length === 0 || enemy === undefined) return;
  if (!isVehicle(enemy) || fightsBack(enemy)) {
    const winners = fight(table, io, inContact, enemies, approach);
    const carrier = carrierOf(table, enemy);
    if (carrier === null || !isInPlay(table, enemy)) return;
    // DU-VEH-122: in contact already, they go straight at it.
    for (const unit of inContact) {
      if (!winners.includes(unit) || !turnsOn(table, io, unit, carrier)) continue;
      attackVehicle(table, io, unit, carrier, approach.from.get(unit)!);
    }
    return;
  }
  if (crewHolds(table, io, enemy, inContact, approach)) return;
  // DU-VEH-094: a vehicle does not fight back.
  for (const unit of inContact.filter(each => isInPlay(table, each) && each.fared !== 'loses'))
    attackVehicle(table, io, unit, enemy, approach.from.get(unit)!);
}

/** DU-VEH-122: whether those who drove passengers under cover go at the vehicle now. */
function turnsOn(table: Dustup, io: DustupIo, unit: Unit, vehicle: Vehicle): boolean {
  if (!isInPlay(table, vehicle) || (!isVehicle(unit) && chargeOf(table, unit, vehicle) === null)) return false;
  const answer = io.ask<AskFollowUp>(seatOf(table, unit.side), {
    kind: 'followUp',
    rule: 'DU-VEH-122',
    options: [{ do: 'pursue', units: [vehicle.id] }, { do: 'stay' }],
    unit: unit.who,
    names: table.names,
  });
  if (answer.do === 'pursue') {
    // DU-ASSAULT-005: it is what they assault now.
    vehicle.activated = true;
    unit.assaulted.push(vehicle.id);
    return true;
  }
  if (table.options.assaultEndsActivation) unit.actions = 0;
  return false;
}

/** DU-ORDER-012: the other attacker may come in with his second action before combat is resolved. */
function comesIn(table: Dustup, io: DustupIo, unit: Unit): boolean {
  if (unit.actions === 0) return false;
  const answer = io.ask<ComeIn>(seatOf(table, unit.side), {
    kind: 'comeIn',
    rule: 'DU-ORDER-012',
    options: ['comeIn', 'stayOut'],
    unit: unit.who,
  });
  if (answer === 'stayOut') return false;
  unit.actions--;
  unit.acted++;
  return true;
}

/** The enemies that an assault which fell short is still after. */
export function preyOf(table: Dustup, unit: Unit): Unit[] {
  return unit.onto.map(id => table.units[id]!).filter(target => target.counter === NONE && isInPlay(table, target));
}

function secondMove(table: Dustup, io: DustupIo, unit: Unit, leave?: readonly number[]): Unit[] {
  const targets = preyOf(table, unit);
  unit.onto = [];
  return moveToContact(table, io, unit, targets, leave);
}

/** DU-ASSAULT-034, DU-ASSAULT-035, DU-ASSAULT-047: the second move; no fire meets it, and if it is short nothing follows. */
export function pressOn(table: Dustup, io: DustupIo, unit: Unit, leave: readonly number[]): void {
  const approach = approachOf(table, [unit], preyOf(table, unit));
  join(table, io, [unit], [secondMove(table, io, unit, leave)], approach);
}
