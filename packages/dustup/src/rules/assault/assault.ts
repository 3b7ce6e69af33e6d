import { squaredDistance } from '@sightline/geometry/field';
import { type Dustup, type DustupIo, leaderOf, NONE, type Place, seatOf } from '../../table/table.ts';
import { isInPlay, type Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { crash } from '../drones/drones.ts';
import { closeIn, isUponThem, moveToContact, standOf } from './charge.ts';
import { fight } from './close-combat.ts';
import { goesOn, lostBy, type Tested, testAll } from './courage-tests.ts';
import { finalDefensiveFire, reactsTo } from './defensive-fire.ts';
import { followUp, placesOf } from './follow-up.ts';
import type { ComeIn, StandOrWithdraw } from './questions.ts';
import { withdraw } from './withdrawal.ts';

interface Charge {
  /** DU-MOVE-019: wounded who stay behind. */
  readonly leave: readonly number[];
  /** Whether those who fall short are fired at. */
  readonly isFiredAt: boolean;
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
  leave: readonly number[] = [],
): void {
  declare(table, io, attackers, targets);
  const [first] = attackers;
  if (attackers.length === 1 && targets.every(target => isUponThem(table, first!, target))) {
    // DU-ASSAULT-092, DU-ASSAULT-093
    closeIn(table, io, first!, targets);
    return join(table, io, attackers, [targets]);
  }
  const vacated = placesOf(table, targets);
  const standing = targets.filter(target => !givesWay(table, io, target, attackers));
  const { goingOn, staying } = screwCourage(table, io, attackers, standing);
  if (staying.length > 0) {
    if (goingOn.length > 0) contact(table, io, goingOn, staying, { isFiredAt: true, leave });
    return;
  }
  for (const attacker of goingOn) {
    const prey = followUp(table, io, attacker, vacated, targets);
    // DU-ASSAULT-032, DU-ASSAULT-042: those who withdrew neither fire nor withdraw again.
    if (prey.length > 0) contact(table, io, [attacker], prey, { isFiredAt: false, leave });
  }
}

/** DU-ASSAULT-005, DU-ASSAULT-006, DU-ASSAULT-024: everybody in it counts as activated, whatever comes of it. */
export function declare(table: Dustup, io: DustupIo, attackers: readonly Unit[], targets: readonly Unit[]): void {
  for (const unit of attackers) {
    reveal(table, io, unit, 'DU-DETECT-003');
    unit.activated = true;
    unit.assaulted.push(...targets.map(({ id }) => id));
    unit.onto = [];
    io.tell({
      type: 'assaultDeclared',
      rule: 'DU-ASSAULT-005',
      unit: unit.who,
      targets: targets.map(({ who }) => who),
    });
  }
  for (const target of targets) target.activated = true;
}

/** DU-ASSAULT-007, DU-ASSAULT-008: the routed must go, others may, but for the panicked. Says whether it goes. */
function givesWay(table: Dustup, io: DustupIo, unit: Unit, attackers: readonly Unit[]): boolean {
  if (unit.confidence !== 'routed') {
    if (unit.panicked) return false;
    const answer = io.ask<StandOrWithdraw>(seatOf(table, unit.side), {
      kind: 'standOrWithdraw',
      rule: 'DU-ASSAULT-007',
      options: ['stand', 'withdraw'],
      unit: unit.who,
      by: attackers.map(({ who }) => who),
    });
    if (answer === 'stand') return false;
  }
  const rule = unit.confidence === 'routed' ? 'DU-ASSAULT-008' : 'DU-ASSAULT-007';
  withdraw(table, io, unit, { from: nearestTo(table, unit, attackers), levels: 1, afterCombat: false, rule });
  return true;
}

/** Where the nearest of the others is. */
function nearestTo(table: Dustup, unit: Unit, others: readonly Unit[]): Place {
  const from = leaderOf(table, unit);
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
  const staying = defenders.filter(unit => !isBeaten(table, io, unit, tests));
  return { goingOn, staying };
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
  withdraw(table, io, unit, { from, levels: lost.length, afterCombat: false, rule: 'DU-ASSAULT-020' });
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
  { isFiredAt, leave }: Charge,
): void {
  // DU-DRONE-004: whoever defends himself lets his drone go.
  for (const target of targets) crash(table, io, { unit: target.id });
  const stands = attackers.map(unit => standOf(table, unit));
  const met = attackers.map(unit => moveToContact(table, io, unit, targets, leave));
  const isStill = attackers.map(() => true);
  const short = () => attackers.filter((unit, i) => met[i]!.length === 0 && isInPlay(table, unit) && isStill[i]);
  if (isFiredAt) {
    for (const target of targets) {
      const fired = short().length > 0 ? finalDefensiveFire(table, io, target, short()) : null;
      if (fired === null) continue;
      const i = attackers.indexOf(fired.at);
      isStill[i] = reactsTo(table, io, fired.at, fired.casualties, stands[i]!);
    }
  }
  const isJoined = met.some(reached => reached.length > 0);
  for (const unit of short()) {
    unit.onto = targets.map(({ id }) => id);
    if (isJoined && comesIn(table, io, unit)) met[attackers.indexOf(unit)] = secondMove(table, io, unit);
  }
  join(table, io, attackers, met);
}

/** Those who got there fight all whom they met, with everybody they have (DU-ASSAULT-085). */
function join(table: Dustup, io: DustupIo, attackers: readonly Unit[], met: readonly (readonly Unit[])[]): void {
  const inContact = attackers.filter((unit, i) => met[i]!.length > 0 && isInPlay(table, unit));
  const enemies = [...new Set(met.flat())].filter(unit => isInPlay(table, unit));
  if (inContact.length > 0 && enemies.length > 0) fight(table, io, inContact, enemies);
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

function secondMove(table: Dustup, io: DustupIo, unit: Unit): Unit[] {
  const targets = preyOf(table, unit);
  unit.onto = [];
  return moveToContact(table, io, unit, targets);
}

/** DU-ASSAULT-034, DU-ASSAULT-035, DU-ASSAULT-047: the second move; no fire meets it, and if it is short nothing follows. */
export function pressOn(table: Dustup, io: DustupIo, unit: Unit): void {
  join(table, io, [unit], [secondMove(table, io, unit)]);
}
