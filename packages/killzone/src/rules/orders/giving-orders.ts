import { type Refusal, refuse, type Sealed } from '@sightline/kernel';
import { ORDER_ROWS } from '../../content/load.ts';
import { ORDERS, type Order } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { activeLeader, type Group, membersInPlay } from '../../table/units.ts';
import { drugsOfGroup } from '../drugs/users.ts';
import type { GiveOrder } from './questions.ts';

/** KZ-ORDER-010: on the list of its type, not barred by a drug, and for Hit-and-Run led and unsuppressed. */
export function whyNotOrder(table: Killzone, group: Group, order: Order): Refusal[] {
  const troop = stockOf(table).troops.get(group.troop);
  if (!troop.orders.includes(order)) {
    const rule = troop.traits.includes('powerArmour') ? 'KZ-PAT-005' : 'KZ-ORDER-010';
    return [refuse(rule, 'notPermitted', { troop: troop.name, order })];
  }
  for (const { name, barredOrders = [], rule, barredRule = rule } of drugsOfGroup(table, group)) {
    if (barredOrders.some(barred => barred === order)) {
      return [refuse(barredRule, 'barredByDrug', { drug: name, order })];
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
