import { hasKeys } from '@sightline/kernel';
import type { ActionKinds } from '../../table/acts.ts';
import { areInts, isInt, naming } from '../../table/forms.ts';
import { combinedAssaultsOf, orderAssault, sendBoth, whyNotOrderAssault } from './combined-assault.ts';
import { messagesOf, sendMessage, whyNotReach } from './communicate.ts';
import { order, ordersOf, sendOrder, whyNotOrder } from './order.ts';
import { ralliesOf, rally, whyNotRally } from './rally.ts';

export type CommandAct =
  /** DU-COMM-001: a message to another unit. */
  | { readonly do: 'communicate'; readonly with: number }
  /** DU-ORDER-001: a subordinate acts at once. */
  | { readonly do: 'order'; readonly unit: number }
  /** DU-ORDER-011: two subordinates assault the same enemy together. */
  | OrderAssault
  | { readonly do: 'rally'; readonly unit: number };

export interface OrderAssault {
  readonly do: 'orderAssault';
  readonly units: readonly [number, number];
  readonly target: number;
}

/** Speaking to others: messages, orders and encouragement. */
export const commandActs: ActionKinds<CommandAct> = {
  communicate: {
    do: 'communicate',
    action: 'communicate',
    isForm: naming('with'),
    list: (table, unit) => messagesOf(table, unit).map(id => ({ do: 'communicate', with: id })),
    whyNot: (table, unit, act) => whyNotReach(table, unit, table.units[act.with]),
    perform: (table, io, unit, act) => sendMessage(table, io, unit, table.units[act.with]!),
  },
  order: {
    do: 'order',
    action: 'order',
    isForm: naming('unit'),
    list: (table, unit) => ordersOf(table, unit).map(id => ({ do: 'order', unit: id })),
    whyNot: (table, unit, act) => whyNotOrder(table, unit, act.unit),
    perform: (table, io, unit, act) => order(table, io, unit, act.unit),
    // What the subordinate will do is for its player to say when the order has got through.
    foresee:
      (_, { id }, act) =>
      (table, io) =>
        void sendOrder(table, io, table.units[id]!, table.units[act.unit]!),
  },
  orderAssault: {
    do: 'orderAssault',
    action: 'order',
    cost: 2,
    isForm: value =>
      hasKeys(value, ['do', 'units', 'target']) &&
      areInts(value['units'], 2) &&
      value['units'].length === 2 &&
      isInt(value['target']),
    list: combinedAssaultsOf,
    whyNot: whyNotOrderAssault,
    perform: orderAssault,
    foresee:
      (_, { id }, act) =>
      (table, io) =>
        void sendBoth(table, io, table.units[id]!, act),
  },
  rally: {
    do: 'rally',
    action: 'rally',
    isForm: naming('unit'),
    list: (table, unit) => ralliesOf(table, unit).map(id => ({ do: 'rally', unit: id })),
    whyNot: (table, unit, act) => whyNotRally(table, unit, act.unit),
    perform: (table, io, unit, act) => rally(table, io, unit, act.unit),
  },
};
