import { type Refusal, refuse } from '@sightline/kernel';
import { hasJustArrived } from '../../table/chart.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import { isBelow, type Unit } from '../../table/units.ts';
import { isRecovering } from '../morale/panic.ts';
import { activate } from '../turn/activation.ts';
import { communicate, whyNotReach } from './communicate.ts';

/** DU-ORDER-001, DU-ORDER-006: only downwards in the tree, at any depth. Detachments follow their parent alone. */
export function whyNotOrder(table: Dustup, unit: Unit, id: number): Refusal[] {
  const other = table.units[id];
  if (!unit.commands) return [refuse('DU-FORCE-023', 'noCommander', { unit: unit.who })];
  if (other === undefined || other.parent !== NONE || !isBelow(table, other, unit)) {
    return [refuse('DU-ORDER-001', 'notSubordinate', { unit: unit.who })];
  }
  if (table.acting.includes(id)) return [refuse('DU-ORDER-001', 'actsAlready', { unit: other.who })];
  if (hasJustArrived(other)) return [refuse('DU-ARTY-025', 'justArrived', { unit: other.who })];
  if (isRecovering(table, other)) return [refuse('DU-MORALE-025', 'recovering', { unit: other.who })];
  if (table.options.orderLimit && unit.ordered.includes(id)) {
    return [refuse('DU-ORDER-008', 'orderedAlready', { unit: other.who })];
  }
  return whyNotReach(table, unit, other);
}

/**
 * DU-ORDER-002: the order gets through or it does not. A failed one costs the action, does not count against the limit
 * (DU-ORDER-008), and may be tried again with the next (DU-ORDER-004).
 */
export function sendOrder(table: Dustup, io: DustupIo, unit: Unit, other: Unit): boolean {
  const isThrough = communicate(table, io, unit, other);
  if (isThrough) unit.ordered.push(other.id);
  return isThrough;
}

/**
 * DU-ORDER-002, DU-ORDER-003: the subordinate acts to the end, without a marker, before the commander goes on. It may be
 * a commander itself, so that a company's can set four squads in motion (DU-ORDER-006, DU-ORDER-007).
 */
export function order(table: Dustup, io: DustupIo, unit: Unit, id: number): void {
  const other = table.units[id]!;
  if (sendOrder(table, io, unit, other)) activate(table, io, other, 'order');
}

/** All that may be ordered; the commander's attention is worth most where something is going on (DU-ORDER-010). */
export function ordersOf(table: Dustup, unit: Unit): number[] {
  if (!unit.commands) return [];
  return table.units.filter(({ id }) => whyNotOrder(table, unit, id).length === 0).map(({ id }) => id);
}
