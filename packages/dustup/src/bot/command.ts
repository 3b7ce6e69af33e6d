import { isWithinInches } from '../ground/measure.ts';
import type { OrderAssault } from '../rules/command/acts.ts';
import { isFaceToFace, voiceOf } from '../rules/command/communicate.ts';
import { placeOf } from '../table/table.ts';
import { ableCount, isAtBest, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { worthOfAssault } from './close-combat.ts';
import { beatsDie } from './fire.ts';
import { worthOfUnit } from './sequence.ts';

/** The chance that a message gets through: the sender's die against the worse leadership value. */
function reaches(view: DustupView, from: Unit, to: Unit): number {
  if (isFaceToFace(view, from, to)) return 1;
  return Math.max(0, from.die - Math.max(voiceOf(from), to.lv)) / from.die;
}

/** A second activation for a unit: what it would do with it, if the order gets through. */
export function worthOfOrder(view: DustupView, unit: Unit, id: number): number {
  const other = view.units[id]!;
  const moves = other.suppression === 0 ? 0.7 : 0.4;
  return 2 * reaches(view, unit, other) * Math.max(moves, worthOfUnit(view, other));
}

/** DU-ORDER-010, DU-ORDER-011: two assaults at once, if both orders get through. */
export function worthOfOrderedAssault(view: DustupView, unit: Unit, { units, target }: OrderAssault): number {
  const [a, b] = units.map(id => view.units[id]!) as [Unit, Unit];
  const both = worthOfAssault(view, a, [target]) + worthOfAssault(view, b, [target]);
  return reaches(view, unit, a) * reaches(view, unit, b) * both;
}

/** Those who run are worth calling back; those who are merely unwilling, if there is nothing better to do. */
export function worthOfRally(view: DustupView, unit: Unit, id: number): number {
  const other = view.units[id]!;
  const wants = isAtBest(other, 'broken') ? 1.6 : isAtBest(other, 'shaken') ? 0.7 : 0.1;
  const hears = other.id === unit.id ? 1 : reaches(view, unit, other);
  const heeds = Math.max(0, other.die - other.lv - voiceOf(unit)) / other.die;
  return wants * hears * heeds;
}

/** A counter is worth a look where it is near enough to be found out. */
export function worthOfDetecting(view: DustupView, unit: Unit, id: number): number {
  const counter = view.counters[id]!;
  const isNear = isWithinInches(placeOf(view, unit), counter, 12);
  return 0.5 * beatsDie(unit.die, isNear ? 8 : 12);
}

/** Two remnants make one unit. */
export function worthOfRegrouping(view: DustupView, unit: Unit, id: number): number {
  return ableCount(view, unit) <= 3 && ableCount(view, view.units[id]!) <= 4 ? 0.5 : -1;
}
