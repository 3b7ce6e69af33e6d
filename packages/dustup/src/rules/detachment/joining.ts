import { CONFIDENCES, type Confidence } from '../../content/schema.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';

/** The most figures that two units may hold together (DU-REGROUP-001). */
export const MOST_FIGURES = 12;

export function worse(a: Confidence, b: Confidence): Confidence {
  return CONFIDENCES.indexOf(a) > CONFIDENCES.indexOf(b) ? a : b;
}

function union<T>(a: readonly T[], b: readonly T[]): T[] {
  return [...new Set([...a, ...b])];
}

/**
 * DU-DETACH-003, DU-REGROUP-004: the figures of one unit go over to another, with whatever it has been through. What
 * the two have become together in quality and leadership is for the caller to say.
 */
export function absorb(table: Dustup, io: DustupIo, unit: Unit, other: Unit): void {
  // Men walking from one place to another are seen (DU-DETECT-003).
  reveal(table, io, unit, 'DU-DETECT-003');
  reveal(table, io, other, 'DU-DETECT-003');
  unit.figures.push(...other.figures);
  for (const id of other.figures) table.figures[id]!.unit = unit.id;
  other.figures = [];
  other.where = 'merged';
  other.actions = 0;
  unit.confidence = worse(unit.confidence, other.confidence);
  unit.suppression = Math.max(unit.suppression, other.suppression);
  unit.propped &&= other.propped;
  unit.concealed &&= other.concealed;
  unit.column &&= other.column;
  unit.underFire ||= other.underFire;
  unit.everSuppressed ||= other.everSuppressed;
  unit.passedPanic ||= other.passedPanic;
  unit.unrallyable ||= other.unrallyable;
  unit.frights = union(unit.frights, other.frights);
  unit.heard = union(unit.heard, other.heard);
  unit.ordered = union(unit.ordered, other.ordered);
  unit.satchels += other.satchels;
  unit.firedOn = Math.max(unit.firedOn, other.firedOn);
  handOver(table, unit, other);
}

/** What the other unit carried goes along; two prizes are too many, and the second is put down. */
function handOver(table: Dustup, unit: Unit, other: Unit): void {
  if (other.carries === NONE) return;
  const objective = table.objectives[other.carries]!;
  const { x, y } = table.figures[other.leader]!;
  const isTaken = unit.carries === NONE;
  if (isTaken) unit.carries = objective.id;
  Object.assign(objective, { x, y, carrier: isTaken ? unit.id : NONE });
  other.carries = NONE;
}
