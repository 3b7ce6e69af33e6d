import { type Refusal, refuse } from '@sightline/kernel';
import { DRUG_ROWS, ORDER_ROWS, TROOPS } from '../../content/load.ts';
import { ORDERS, type Order } from '../../content/schema.ts';
import type { Killzone } from '../../table/table.ts';
import { activeLeader, type Group, membersInPlay } from '../../table/units.ts';

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
