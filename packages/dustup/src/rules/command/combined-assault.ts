import { type Refusal, refuse } from '@sightline/kernel';
import { areWithin } from '../../ground/measure.ts';
import { happen } from '../../table/moment.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { isHidden, stands, type Unit } from '../../table/units.ts';
import { assault } from '../assault/assault.ts';
import { whyNotAssault } from '../assault/declare.ts';
import { activate, asReady, beginActivation, endActivation } from '../turn/activation.ts';
import { forcedOn } from '../turn/forced.ts';
import { whyNotAction } from '../turn/states.ts';
import type { OrderAssault } from './acts.ts';
import { ordersOf, sendOrder, whyNotOrder } from './order.ts';

/** DU-ORDER-011: two subordinates who can be ordered and who could each assault the enemy alone. */
export function whyNotOrderAssault(table: Dustup, unit: Unit, { units, target }: OrderAssault): Refusal[] {
  const [a, b] = units;
  if (a === b) return [refuse('DU-ORDER-011', 'twoUnits')];
  const refusals = [...whyNotOrder(table, unit, a), ...whyNotOrder(table, unit, b)];
  if (refusals.length > 0) return refusals.slice(0, 1);
  const unable = [a, b].map(id => table.units[id]!).find(other => !canAssault(table, other, target));
  return unable === undefined ? [] : [refuse('DU-ORDER-011', 'cannotAssault', { unit: unable.who })];
}

/** Judged as in the activation that the order would bring (DU-ORDER-009). */
function canAssault(table: Dustup, unit: Unit, target: number): boolean {
  const ready = asReady(table, unit);
  if (forcedOn(table, ready) !== null || whyNotAction(table, ready, 'assault').length > 0) return false;
  return whyNotAssault(table, ready, { do: 'assault', targets: [target] }).length === 0;
}

/** Both messages go out before anybody moves. */
export function sendBoth(table: Dustup, io: DustupIo, unit: Unit, { units }: OrderAssault): Unit[] {
  return units.map(id => table.units[id]!).filter(other => sendOrder(table, io, unit, other));
}

/**
 * DU-ORDER-011: with both orders through, the two assault together as their first action; with one, that unit is
 * activated as by any order, and may assault alone.
 */
export function orderAssault(table: Dustup, io: DustupIo, unit: Unit, act: OrderAssault): void {
  const reached = sendBoth(table, io, unit, act);
  if (reached.length < act.units.length) {
    for (const other of reached) activate(table, io, other, 'order');
    return;
  }
  for (const other of reached) {
    beginActivation(table, io, other, 'order');
    other.actions--;
    other.acted++;
  }
  assault(table, io, reached, [table.units[act.target]!]);
  happen(table, io, { on: 'actionDone', unit: reached[0]!.id, act: { do: 'assault', targets: [act.target] } });
  for (const other of reached) endActivation(table, io, other);
}

/** Farther than anybody assaults from, in inches. */
const FAR = 24;

/** One combined assault, if there is any: the first two who can reach the same enemy. */
export function combinedAssaultsOf(table: Dustup, unit: Unit): OrderAssault[] {
  const own = ordersOf(table, unit).map(id => table.units[id]!);
  if (own.length < 2) return [];
  for (const target of table.units) {
    if (target.side === unit.side || isHidden(target) || !stands(table, target)) continue;
    const able = own.filter(other => areWithin(table, other, target, FAR) && canAssault(table, other, target.id));
    const [a, b] = able;
    if (a !== undefined && b !== undefined) return [{ do: 'orderAssault', units: [a.id, b.id], target: target.id }];
  }
  return [];
}
