import { type Refusal, refuse } from '@sightline/kernel';
import { CONFIDENCES, type Confidence } from '../../content/schema.ts';
import { isBelowHalf, isMoreThanDouble, unopposed } from '../../dice/rolls.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import { isBelow, type Unit } from '../../table/units.ts';
import { lowerConfidence } from '../morale/confidence.ts';
import { communicate, whyNotReach } from './communicate.ts';

const rank = (level: Confidence): number => CONFIDENCES.indexOf(level);

/** DU-RALLY-003: how many levels a unit is below the one it started with. */
function missing({ confidence, startConfidence }: Unit): number {
  return rank(confidence) - rank(startConfidence);
}

/** DU-RALLY-006: any friend below its starting level, but for the panicked and those who routed in panic. */
export function whyNotRally(table: Dustup, unit: Unit, id: number): Refusal[] {
  const other = table.units[id];
  if (!unit.commands) return [refuse('DU-FORCE-023', 'noCommander', { unit: unit.who })];
  if (other === undefined || other.side !== unit.side) return [refuse('DU-COMM-001', 'nobodyToReach')];
  if (table.options.rallyOwnOnly && other !== unit && !isBelow(table, other, unit)) {
    return [refuse('DU-RALLY-001', 'notSubordinate', { unit: unit.who })];
  }
  if (missing(other) <= 0) return [refuse('DU-RALLY-003', 'atStartingLevel', { unit: other.who })];
  if (other.panicked) return [refuse('DU-MORALE-027', 'panicked', { unit: other.who })];
  if (other.unrallyable) return [refuse('DU-MORALE-028', 'unrallyable', { unit: other.who })];
  if (other !== unit) return whyNotReach(table, unit, other);
  return unit.leaderless ? [refuse('DU-MORALE-033', 'leaderless', { unit: unit.who })] : [];
}

/** DU-RALLY-001, DU-RALLY-002: a message first, then the unit's own die against both leadership values. */
export function rally(table: Dustup, io: DustupIo, unit: Unit, id: number): void {
  const other = table.units[id]!;
  if (other !== unit && !communicate(table, io, unit, other)) return;
  const target = other.lv + unit.commandLv;
  const tested = unopposed(io, other.die, target, becauseOf(table, other, 'DU-RALLY-002', 'rally'));
  tellOf(table, io, other, { type: 'rallied', rule: 'DU-RALLY-002', unit: other.who, by: unit.who, ...tested });
  const { rallyBonusRisk } = table.options;
  if (tested.passed) {
    const isGreat = rallyBonusRisk && isMoreThanDouble(tested.face, target);
    const levels = Math.min(isGreat ? 2 : 1, missing(other));
    return lowerConfidence(table, io, other, -levels, isGreat ? 'DU-RALLY-004' : 'DU-RALLY-002');
  }
  if (rallyBonusRisk && isBelowHalf(tested.face, target)) lowerConfidence(table, io, other, 1, 'DU-RALLY-005');
}

export function ralliesOf(table: Dustup, unit: Unit): number[] {
  if (!unit.commands) return [];
  return table.units.filter(({ id }) => whyNotRally(table, unit, id).length === 0).map(({ id }) => id);
}
