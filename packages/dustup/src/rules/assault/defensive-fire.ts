import { unopposed } from '../../dice/rolls.ts';
import { isInCover } from '../../ground/cover.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { isAtBest, isDisorganised, isInPlay, type Unit } from '../../table/units.ts';
import type { ShootAct } from '../shooting/acts.ts';
import { firepowerOf } from '../shooting/firepower.ts';
import { whyNotTarget } from '../shooting/shoot.ts';
import { defensiveFire } from '../shooting/shots.ts';
import { isBeyondAim, targetDie } from '../shooting/target-die.ts';
import { fireAt } from '../shooting/volley.ts';
import { fallBack, type Stand } from './charge.ts';
import type { DefensiveFire } from './questions.ts';

/** DU-ASSAULT-025, DU-ASSAULT-039: who may not fire at attackers caught on the way. */
export function mayDefend(table: Dustup, unit: Unit): boolean {
  if (!isInPlay(table, unit) || unit.panicked || unit.confidence === 'routed' || unit.concealed) return false;
  if (unit.column || isDisorganised(table, unit)) return false;
  return !isAtBest(unit, 'broken') || isInCover(table, unit);
}

/**
 * DU-ASSAULT-039: a whole shoot action, whatever the unit has done in this turn, with small arms and support weapons;
 * heavy weapons have no part in it, and their crews use their side arms (DU-ASSAULT-048).
 */
function shotAt(table: Dustup, unit: Unit, target: Unit): ShootAct | null {
  if (whyNotTarget(table, unit, target).length > 0) return null;
  const shots = defensiveFire(table, unit, target);
  const { effective } = firepowerOf(table, shots);
  const isTooHard = isBeyondAim(targetDie(table, unit, target, { suppressive: false, effective }));
  return shots.length === 0 || isTooHard ? null : { do: 'shoot', target: target.id, shots };
}

/** Offers fire at one of those who fell short. Returns how many it put down and of whom; null if nobody fired. */
export function finalDefensiveFire(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  attackers: readonly Unit[],
): { at: Unit; casualties: number } | null {
  if (!mayDefend(table, unit)) return null;
  const shots = attackers.map(attacker => shotAt(table, unit, attacker)).filter(act => act !== null);
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
  io.tell({ type: 'firedInDefence', rule: 'DU-ASSAULT-039', unit: unit.who, target: at.who });
  return { at, casualties: fireAt(table, io, unit, at, act, { isDefensive: true }) };
}

/** DU-ASSAULT-040, DU-ASSAULT-041: the suppressed have to pull themselves together; their markers stay. */
function dares(table: Dustup, io: DustupIo, unit: Unit): boolean {
  if (unit.suppression === 0) return true;
  const why = { rule: 'DU-ASSAULT-040', purpose: 'defensiveFire', seat: seatOf(table, unit.side) } as const;
  const test = unopposed(io, unit.die, unit.lv + unit.suppression, why);
  io.tell({ type: 'defensiveFireTested', rule: 'DU-ASSAULT-040', unit: unit.who, ...test });
  return test.passed;
}

/**
 * DU-ASSAULT-044, DU-ASSAULT-045: attackers who lost somebody on the way test whether they go on, and then their
 * confidence. If they do not, they are back where they started.
 */
export function reactsTo(table: Dustup, io: DustupIo, unit: Unit, casualties: number, stand: Stand): boolean {
  if (casualties === 0) return true;
  if (isInPlay(table, unit) && passesReaction(table, io, unit, casualties)) {
    happen(table, io, { on: 'strained' });
    if (isInPlay(table, unit) && !isAtBest(unit, 'shaken') && !unit.panicked) return true;
  }
  fallBack(table, io, unit, stand);
  return false;
}

function passesReaction(table: Dustup, io: DustupIo, unit: Unit, casualties: number): boolean {
  const why = { rule: 'DU-ASSAULT-045', purpose: 'reaction', seat: seatOf(table, unit.side) } as const;
  const test = unopposed(io, unit.die, unit.lv + casualties, why);
  io.tell({ type: 'reactionTested', rule: 'DU-ASSAULT-045', unit: unit.who, ...test });
  return test.passed;
}
