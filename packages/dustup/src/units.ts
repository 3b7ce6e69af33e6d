import { squaredDistance } from '@sightline/geometry/field';
import type { Confidence } from './content/schema.ts';
import { CONFIDENCES } from './content/schema.ts';
import { COHESION, isWithinInches } from './ground/measure.ts';
import { type Dustup, type Figure, isAble, isWithUnit, isWounded, leaderOf, NONE, type Unit } from './table.ts';

/** The able figures of a unit that are with it, in roster order (DU-FORCE-051). */
export function ableOf(table: Dustup, unit: Unit): Figure[] {
  const able: Figure[] = [];
  for (const id of unit.figures) {
    const figure = table.figures[id]!;
    if (isAble(figure) && !figure.left) able.push(figure);
  }
  return able;
}

export function ableCount(table: Dustup, unit: Unit): number {
  let count = 0;
  for (const id of unit.figures) if (isAble(table.figures[id]!) && !table.figures[id]!.left) count++;
  return count;
}

/** Untreated and stabilised figures that are with the unit. */
export function woundedOf(table: Dustup, unit: Unit): Figure[] {
  return unit.figures.map(id => table.figures[id]!).filter(figure => isWounded(figure) && !figure.left);
}

/** Everybody with the unit who is not dead: these are numbered when hits are allocated (DU-SHOOT-035). */
export function membersOf(table: Dustup, unit: Unit): Figure[] {
  return unit.figures.map(id => table.figures[id]!).filter(isWithUnit);
}

/** On the table with at least one able figure: it can be activated, tested, fought (DU-MED-011). */
export function isInPlay(table: Dustup, unit: Unit): boolean {
  return unit.where === 'table' && ableCount(table, unit) > 0;
}

/** DU-TURN-007: what counts for alternation and passing. */
export function isCounted(table: Dustup, unit: Unit): boolean {
  return unit.parent === NONE && isInPlay(table, unit);
}

/** DU-FORCE-012: exactly one figure that is not killed. */
export function isSingle(table: Dustup, unit: Unit): boolean {
  return membersOf(table, unit).length === 1;
}

/** DU-FORCE-022: somebody is out of cohesion. */
export function isDisorganised(table: Dustup, unit: Unit): boolean {
  return straysOf(table, unit).length > 0;
}

export function straysOf(table: Dustup, unit: Unit): Figure[] {
  const leader = leaderOf(table, unit);
  const strays: Figure[] = [];
  for (const id of unit.figures) {
    const figure = table.figures[id]!;
    if (isWithUnit(figure) && !isWithinInches(figure, leader, COHESION)) strays.push(figure);
  }
  return strays;
}

/** DU-FORCE-036: a worse level is bound by all that binds a better one. */
export function isAtBest(unit: Unit, level: Confidence): boolean {
  return CONFIDENCES.indexOf(unit.confidence) >= CONFIDENCES.indexOf(level);
}

/** Detachments of a unit that are on the table. */
export function detachmentsOf(table: Dustup, unit: Unit): Unit[] {
  return table.units.filter(({ parent, where }) => parent === unit.id && where === 'table');
}

/** Whether `unit` stands somewhere below `commander` in the command tree (DU-FORCE-023). */
export function isBelow(table: Dustup, unit: Unit, commander: Unit): boolean {
  for (let above = superiorOf(unit); above !== NONE; above = superiorOf(table.units[above]!)) {
    if (above === commander.id) return true;
  }
  return false;
}

/** A detachment stands under its parent. */
export function superiorOf(unit: Unit): number {
  return unit.parent === NONE ? unit.superior : unit.parent;
}

/** The able figure of a unit nearest to a place; the one listed first if two are as near. */
export function nearestAble(table: Dustup, unit: Unit, to: { readonly x: number; readonly y: number }): Figure | null {
  let nearest: Figure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const figure of ableOf(table, unit)) {
    const away = squaredDistance(figure, to);
    if (away < least) {
      nearest = figure;
      least = away;
    }
  }
  return nearest;
}
