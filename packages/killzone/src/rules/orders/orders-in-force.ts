import type { RuleId } from '@sightline/ledger';
import { ORDER_ROWS } from '../../content/load.ts';
import type { Order, OrderRow } from '../../content/schema.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { type Figure, type Group, groupOf } from '../../table/units.ts';
import { isOn } from '../drugs/users.ts';

/** The order a figure acts under: its group's, except for a paranoid on an overdose of Sharp (KZ-DRUG-027). */
export function orderOf(table: Killzone, figure: Figure): Order | 'hidden' {
  if (figure.overdosed && isOn(table, figure, 'sharp')) return 'keepDown';
  return groupOf(table, figure).order;
}

/** The row of a figure's order. Only the owner's own figures are asked about, whose orders he knows. */
export function orderRowOf(table: Killzone, figure: Figure): OrderRow {
  return ORDER_ROWS.get(orderOf(table, figure));
}

/** KZ-ORDER-005, KZ-DRUG-027: openly on Keep Down. */
export function isOpenlyDown(table: Killzone, figure: Figure): boolean {
  if (figure.overdosed && isOn(table, figure, 'sharp')) return true;
  const { order, shown } = groupOf(table, figure);
  return order === 'keepDown' && shown;
}

/** KZ-ORDER-001, KZ-ORDER-011: the counter is turned up. */
export function showOrder(io: KillzoneIo, group: Group, rule: RuleId): void {
  if (group.shown || group.order === 'hidden') return;
  group.shown = true;
  io.tell({ type: 'orderShown', rule, shows: true, group: group.who, order: group.order });
}
