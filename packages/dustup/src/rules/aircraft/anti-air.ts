import { type AnswerTo, sub } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { namedWeapon } from '../../content/weapons.ts';
import { roll } from '../../dice/rolls.ts';
import { type Flyer, isAirborne, isFlyer } from '../../table/flight.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { declareWarfare, isUpset, keyOfAttempts } from '../electronic-warfare/warfare.ts';
import { isDrawnOff } from '../guided-weapons/decoys.ts';
import { shakenByDamage } from '../morale/confidence-test.ts';
import { effectOf } from '../shooting/volley.ts';
import { markUsed, spendShot } from '../shooting/who-fires.ts';
import type { FireAtAircraftAct } from './acts.ts';
import { type AirHarm, aircraftTarget } from './aircraft-target.ts';
import { type AntiAir, antiAirArms, armAt, ecmAgainst, whyNotFireAtAircraft, whyNotSeen } from './anti-air-weapons.ts';
import { bearAirHarm } from './crash.ts';
import { foreseeFall } from './crash-foresight.ts';
import { evade } from './evading.ts';
import { abort } from './leaving.ts';
import type { UnderLock } from './questions.ts';

type Bear = (table: Dustup, io: DustupIo, target: Flyer, harm: AirHarm) => void;

/**
 * DU-AIR-046 to DU-AIR-052: the target is acquired, its pilot aborts, evades or carries on, and if the lock holds it is
 * engaged. The die of the aircraft falls first (DU-GAP-032).
 */
export function fireAtAircraft(table: Dustup, io: DustupIo, unit: Unit, act: FireAtAircraftAct): void {
  attack(table, io, unit, act, bearAirHarm);
}

/** The same, with the fall of what is hit as far as its odds are worth knowing. */
export function foreseeAntiAir(_: Dustup, { id }: Unit, act: FireAtAircraftAct) {
  return (later: Dustup, io: DustupIo): void => attack(later, io, later.units[id]!, act, foreseeFall);
}

function attack(table: Dustup, io: DustupIo, unit: Unit, act: FireAtAircraftAct, bear: Bear): void {
  const target = table.units[act.target]!;
  if (!isFlyer(target)) return;
  const armNow = () => armAt(table, unit, act.weapon, target.hull)!;
  reveal(table, io, unit, 'DU-DETECT-003');
  // DU-AIR-046: whether or not it finds its target, it is not used again; a missile stays on its rail until it is fired.
  markUsed(table, unit, act.weapon);
  const arm = armNow();
  if (!isAcquired(table, io, unit, target, arm, 'DU-AIR-046')) return;
  const weapon = namedWeapon(table, arm.id);
  const told = { unit: target.who, by: unit.who, weapon };
  const answer = io.ask<UnderLock>(seatOf(table, target.side), { kind: 'underLock', rule: 'DU-AIR-047', ...told });
  underLock(table, io, unit, target, act, answer, bear);
}

/** DU-AIR-047 to DU-AIR-050: what becomes of a lock, by what the pilot does about it. */
function underLock(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  target: Flyer,
  act: FireAtAircraftAct,
  answer: AnswerTo<UnderLock>,
  bear: Bear,
): void {
  const armNow = () => armAt(table, unit, act.weapon, target.hull)!;
  if (answer === 'abort') return abort(table, io, target);
  if (answer !== 'carryOn') {
    evade(table, io, target, answer);
    const isSeen = whyNotSeen(table, unit, target).length === 0;
    io.tell({ type: 'evaded', rule: 'DU-AIR-048', unit: target.who, by: unit.who, isSeen });
    if (!isSeen || !isAcquired(table, io, unit, target, armNow(), 'DU-AIR-049')) return;
  }
  unit.firedOn = table.turn;
  spendShot(table, unit, act.weapon);
  engage(table, io, unit, target, armNow(), act, bear);
}

/** The rest of it for the odds of what the pilot does; who breaks off is out of it without a die. */
export function foreseeLock(table: Dustup, { unit: { id }, by, weapon }: UnderLock, answer: AnswerTo<UnderLock>) {
  const found = antiAirArms(table, table.units[by.id]!).find(({ arm }) => arm.id === weapon.id);
  if (answer === 'abort' || !found) return null;
  const act: FireAtAircraftAct = { do: 'fireAtAircraft', target: id, weapon: found.weapon };
  return (later: Dustup, io: DustupIo): void => {
    const target = later.units[id]!;
    if (isFlyer(target)) underLock(later, io, later.units[by.id]!, target, act, answer, foreseeFall);
  };
}

/** DU-AIR-046, DU-AIR-049: guidance has to beat the counter-measures; nothing shifts either, but it may be upset. */
function isAcquired(table: Dustup, io: DustupIo, unit: Unit, target: Flyer, arm: AntiAir, rule: RuleId): boolean {
  const attempts = declareWarfare(table, io, unit, 'sensors');
  return sub(io, `lock ${target.ecm} ${arm.guidance} ${keyOfAttempts(attempts)}`, dicing => {
    const ecm = roll(dicing, target.ecm, becauseOf(table, target, rule, 'ecm'));
    const guidance = roll(dicing, arm.guidance, becauseOf(table, unit, rule, 'guidance'));
    const acquired = !isUpset(table, dicing, attempts, [guidance]) && guidance > ecm;
    const again = rule === 'DU-AIR-049';
    dicing.tell({ type: 'aircraftSought', rule, unit: unit.who, target: target.who, guidance, ecm, acquired, again });
    return acquired;
  });
}

/** DU-AIR-050 to DU-AIR-052. */
function engage(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  target: Flyer,
  arm: AntiAir,
  { weapon: index }: FireAtAircraftAct,
  bear: Bear,
): void {
  const weapon = namedWeapon(table, arm.id);
  const { guidance, firepower } = arm;
  if (arm.isMissile && isDrawnOff(table, io, target, { firer: unit, weapon, guidance })) return;
  const { harm } = effectOf(table, io, {
    unit,
    target: aircraftTarget(table, unit, target, weapon),
    aimed: ecmAgainst(table, unit, target, index),
    pool: [
      { of: 'guidance', die: guidance },
      { of: arm.id, die: firepower, isPlain: true },
    ],
    force: {
      impact: arm.impact,
      weaponClass: arm.class,
      size: arm.class,
      isSmallArms: false,
      isRocket: false,
      missile: null,
    },
    suppressive: false,
    attempts: declareWarfare(table, io, unit, 'sensors'),
  });
  if (harm.success === 'minor') return testPilot(table, io, target);
  if (harm.worst !== 'none') bear(table, io, target, harm);
}

/** DU-AIR-051: how much a near miss adds to the threat. */
const THREAT = 2;

/** DU-AIR-051: whoever loses his nerve goes home. */
function testPilot(table: Dustup, io: DustupIo, target: Flyer): void {
  const needs = target.lv + THREAT + shakenByDamage(target, target.hull.damage);
  const face = roll(io, target.die, becauseOf(table, target, 'DU-AIR-051', 'confidence'));
  const stays = face > needs;
  io.tell({ type: 'pilotTested', rule: 'DU-AIR-051', unit: target.who, die: target.die, face, needs, stays });
  if (!stays) abort(table, io, target);
}

/** At every aircraft that can be fired at, with everything that can. */
export function antiAirShotsOf(table: Dustup, unit: Unit): FireAtAircraftAct[] {
  const arms = antiAirArms(table, unit);
  if (arms.length === 0) return [];
  const targets = table.units.filter(target => target.side !== unit.side && isAirborne(target));
  return targets
    .flatMap(({ id }) => arms.map(({ weapon }): FireAtAircraftAct => ({ do: 'fireAtAircraft', target: id, weapon })))
    .filter(act => whyNotFireAtAircraft(table, unit, act).length === 0);
}
