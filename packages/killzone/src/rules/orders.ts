import { type Refusal, refuse, type Sealed } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { DRUG_ROWS, ORDER_ROWS, TROOPS } from '../content/load.ts';
import { ORDERS, type Order, type OrderRow } from '../content/schema.ts';
import type { GiveOrder } from '../questions.ts';
import {
  type Figure,
  type Group,
  groupOf,
  isActive,
  isInPlay,
  type Killzone,
  type KillzoneIo,
  seatOf,
} from '../table.ts';
import { isOn } from './drugs.ts';

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

/** KZ-ORG-006: alive, on the table, and neither suppressed nor captured. An individual leads nobody. */
export function activeLeader(table: Killzone, group: Group): Figure | null {
  if (group.kind === 'individual') return null;
  for (const id of group.members) {
    const figure = table.figures[id]!;
    if (figure.leader && isActive(figure)) return figure;
  }
  return null;
}

/** Its figures still in play; a captive is out of his group's hands. */
export function membersInPlay(table: Killzone, group: Group): Figure[] {
  const found: Figure[] = [];
  for (const id of group.members) {
    const figure = table.figures[id]!;
    if (isInPlay(figure) && figure.state !== 'captured') found.push(figure);
  }
  return found;
}

/** KZ-ORDER-010: on the list of its type, not barred by a drug, and for Hit-and-Run led and unsuppressed. */
export function whyNotOrder(table: Killzone, group: Group, order: Order): Refusal[] {
  const troop = TROOPS.get(group.troop);
  if (!troop.orders.includes(order)) {
    const rule = troop.traits.includes('powerArmour') ? 'KZ-PAT-005' : 'KZ-ORDER-010';
    return [refuse(rule, 'notPermitted', { troop: troop.name, order })];
  }
  for (const drug of group.drugs) {
    const { barredOrders = [] } = DRUG_ROWS.get(drug);
    if (barredOrders.includes(order)) {
      return [refuse(drug === 'dove' ? 'KZ-DRUG-020' : 'KZ-DRUG-017', 'barredByDrug', { drug, order })];
    }
  }
  if (!ORDER_ROWS.get(order).traits.includes('needsLeader')) return [];
  if (membersInPlay(table, group).some(figure => figure.state === 'suppressed')) {
    return [refuse('KZ-ORDER-008', 'memberSuppressed', order)];
  }
  return activeLeader(table, group) ? [] : [refuse('KZ-ORDER-008', 'noLeader', order)];
}

export function permittedOrders(table: Killzone, group: Group): Order[] {
  return ORDERS.filter(order => whyNotOrder(table, group, order).length === 0);
}

/** KZ-ORDER-012: after deployment every group is secretly given any permitted order. */
export function giveFirstOrders(table: Killzone, io: KillzoneIo): void {
  const asked = table.groups.map((group): Sealed<GiveOrder> => {
    const options = permittedOrders(table, group);
    const question = { kind: 'order', rule: 'KZ-ORDER-012', group: group.who, options } as const;
    return { seat: seatOf(table, group.side), question };
  });
  for (const [i, order] of askInSecret(io, asked).entries()) {
    const group = table.groups[i]!;
    group.order = order;
    io.tell({ type: 'orderGiven', rule: 'KZ-ORDER-012', group: group.who, seat: asked[i]!.seat, order });
  }
}

/** Everybody at once, and each seat for one group after the other; nothing is shown in between. */
export function askInSecret(io: KillzoneIo, asked: readonly Sealed<GiveOrder>[]): Order[] {
  const answers = new Array<Order>(asked.length);
  const left = [...asked.keys()];
  while (left.length > 0) {
    const round: number[] = [];
    for (const i of left) if (!round.some(other => asked[other]!.seat === asked[i]!.seat)) round.push(i);
    for (const [k, order] of io.askAll(round.map(i => asked[i]!)).entries()) answers[round[k]!] = order;
    for (const i of round) left.splice(left.indexOf(i), 1);
  }
  return answers;
}

/** KZ-ORDER-001, KZ-ORDER-011: the counter is turned up. */
export function showOrder(io: KillzoneIo, group: Group, rule: RuleId): void {
  if (group.shown || group.order === 'hidden') return;
  group.shown = true;
  io.tell({ type: 'orderShown', rule, shows: true, group: group.who, order: group.order });
}
