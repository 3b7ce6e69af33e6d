import type { RuleId } from '@sightline/ledger';
import { CONFIDENCES, type Confidence } from '../../content/schema.ts';
import { happen } from '../../table/moment.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';

/** DU-FORCE-031: `steps` levels towards routed, or with a negative number towards confident; neither end is passed. */
export function lowered(confidence: Confidence, steps: number): Confidence {
  const level = CONFIDENCES.indexOf(confidence) + steps;
  return CONFIDENCES[Math.min(CONFIDENCES.length - 1, Math.max(0, level))]!;
}

/** DU-FORCE-039: a unit loses levels of confidence, or with a negative number gains them. */
export function lowerConfidence(table: Dustup, io: DustupIo, unit: Unit, steps: number, rule: RuleId): void {
  setConfidence(table, io, unit, lowered(unit.confidence, steps), rule);
}

export function setConfidence(table: Dustup, io: DustupIo, unit: Unit, to: Confidence, rule: RuleId): void {
  const from = unit.confidence;
  if (from === to) return;
  unit.confidence = to;
  // DU-PROP-010
  if (to === 'routed') unit.propped = false;
  tellOf(table, io, unit, { type: 'confidenceChanged', rule, unit: unit.who, from, to });
  happen(table, io, { on: 'confidenceChanged', unit: unit.id, from, to });
}
