import { type Listed, type Offer, refuse } from '@sightline/kernel';
import { ORDERS, type Order } from '../../content/schema.ts';
import type { KillzoneListed } from '../../table/questions.ts';
import type { Who } from '../../table/units.ts';
import { testChange, whyNotAskFor } from './changing-orders.ts';
import { whyNotOrder } from './giving-orders.ts';
import type { ShowKeepDown, Targeted } from './reactions.ts';

/** The first order of a group, or the one it shall try to change to (KZ-CHANGE-001), its present one first. */
export type GiveOrder = Listed<Order> & { readonly kind: 'order'; readonly group: Who };
export type ClaimKeepDown = Offer<Targeted, ShowKeepDown>;

export type OrdersQuestion = GiveOrder | ClaimKeepDown;

export const ordersListed: KillzoneListed<OrdersQuestion> = {
  order: {
    whyNot(table, { rule, group: { id } }, answer) {
      const group = table.groups[id]!;
      if (!isOrder(answer)) return [refuse('KZ-INIT-006', 'malformed')];
      return rule === 'KZ-CHANGE-001' ? whyNotAskFor(table, group, answer) : whyNotOrder(table, group, answer);
    },
    foresee({ rule, group, options }, wish) {
      if (rule !== 'KZ-CHANGE-001' || wish === options[0]) return null;
      return (table, io) => testChange(table, io, table.groups[group.id]!, wish);
    },
  },
  react: {},
};

function isOrder(value: unknown): value is Order {
  return ORDERS.some(order => order === value);
}
