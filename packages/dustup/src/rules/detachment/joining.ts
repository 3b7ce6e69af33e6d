import { CONFIDENCES, type Confidence, EQUIPMENTS, SENSORS, type UnitTrait } from '../../content/schema.ts';
import type { Faces } from '../../dice/ladder.ts';
import { pieceOf } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { crash } from '../drones/drones.ts';
import { leaveGun } from '../heavy-weapons/moving.ts';

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
  // DU-DRONE-004: whoever joins others has his hands full.
  crash(table, io, { unit: unit.id });
  crash(table, io, { unit: other.id });
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
  unit.calmedOn = Math.max(unit.calmedOn, other.calmedOn);
  unit.unrallyable ||= other.unrallyable;
  unit.frights = union(unit.frights, other.frights);
  unit.heard = union(unit.heard, other.heard);
  unit.ordered = union(unit.ordered, other.ordered);
  unit.strength += other.strength;
  unit.firedOn = Math.max(unit.firedOn, other.firedOn);
  handOver(table, unit, other);
  handOverGear(table, unit, other);
  handOverGun(table, io, unit, other);
}

/** What men carry along wherever they go, and what weighs them down; the rest is what a unit was trained for. */
const ALONG: readonly UnitTrait[] = [
  'encumbered',
  'grenades',
  'antiTankGrenades',
  'smokeGrenades',
  'commandMines',
  'notSealed',
];

/** DU-REGROUP-004: two units together have what either had, and use the better of it (DU-DETECT-006). */
function handOverGear(table: Dustup, unit: Unit, other: Unit): void {
  unit.satchels += other.satchels;
  unit.areaSystems += other.areaSystems;
  unit.breachingCharges += other.breachingCharges;
  unit.warfare = higher(unit.warfare, other.warfare);
  unit.warfareCounters = Math.max(unit.warfareCounters, other.warfareCounters);
  unit.drones = higher(unit.drones, other.drones);
  unit.sensors = SENSORS[Math.max(SENSORS.indexOf(unit.sensors), SENSORS.indexOf(other.sensors))]!;
  unit.comms = EQUIPMENTS[Math.max(EQUIPMENTS.indexOf(unit.comms), EQUIPMENTS.indexOf(other.comms))]!;
  unit.traits = union(
    unit.traits,
    other.traits.filter(trait => ALONG.includes(trait)),
  );
  // DU-MINE-020: those who laid a mine still know where the wire is.
  for (const mine of table.mines) if (mine.controller === other.id) mine.controller = unit.id;
}

/** DU-HEAVY-008: the gun of either is served by both; of two guns the second is left where it is. */
function handOverGun(table: Dustup, io: DustupIo, unit: Unit, other: Unit): void {
  const piece = pieceOf(table, other);
  if (piece === null) return;
  if (unit.piece !== NONE) return leaveGun(table, io, other);
  unit.piece = piece.id;
  piece.servedBy = unit.id;
  other.piece = NONE;
}

function higher(a: Faces | 0, b: Faces | 0): Faces | 0 {
  return a > b ? a : b;
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
