import type { CommandAct } from '../../acts/command.ts';
import { type ActionsOf, areInts, arePlaces, hasKeys, isInt, type Raw } from '../action.ts';
import { detect, looksOf, whyNotDetect } from '../detection/detect.ts';
import { combinedAssaultsOf, orderAssault, sendBoth, whyNotOrderAssault } from './combined-assault.ts';
import { communicate, messagesOf, sendMessage, whyNotReach } from './communicate.ts';
import {
  detach,
  detachmentsFor,
  motionsOf,
  rejoin,
  rejoinsOf,
  setInMotion,
  whyNotDetach,
  whyNotRejoin,
  whyNotSetInMotion,
} from './detach.ts';
import { order, ordersOf, sendOrder, whyNotOrder } from './order.ts';
import { ralliesOf, rally, whyNotRally } from './rally.ts';
import { regroup, regroupingsOf, whyNotRegroup } from './regroup.ts';

const names = (key: string) => (value: Raw) => hasKeys(value, ['do', key]) && isInt(value[key]);

/** Speaking to others, parting and joining, and looking for the hidden. */
export const commandActions: ActionsOf<CommandAct> = {
  order: {
    action: 'order',
    isForm: names('unit'),
    whyNot: (table, unit, act) => whyNotOrder(table, unit, act.unit),
    candidates: (table, unit) => ordersOf(table, unit).map(id => ({ do: 'order', unit: id })),
    perform: (table, io, unit, act) => order(table, io, unit, act.unit),
    // What the subordinate will do is for its player to say when the order has got through.
    foresee: (table, io, unit, act) => void sendOrder(table, io, unit, table.units[act.unit]!),
  },
  orderAssault: {
    action: 'order',
    cost: 2,
    isForm: value =>
      hasKeys(value, ['do', 'units', 'target']) &&
      areInts(value['units'], 2) &&
      (value['units'] as unknown[]).length === 2 &&
      isInt(value['target']),
    whyNot: whyNotOrderAssault,
    candidates: combinedAssaultsOf,
    perform: orderAssault,
    foresee: (table, io, unit, act) => void sendBoth(table, io, unit, act),
  },
  rally: {
    action: 'rally',
    isForm: names('unit'),
    whyNot: (table, unit, act) => whyNotRally(table, unit, act.unit),
    candidates: (table, unit) => ralliesOf(table, unit).map(id => ({ do: 'rally', unit: id })),
    perform: (table, io, unit, act) => rally(table, io, unit, act.unit),
  },
  activateDetachment: {
    action: 'activateDetachment',
    isForm: names('unit'),
    whyNot: (table, unit, act) => whyNotSetInMotion(table, unit, act.unit),
    candidates: (table, unit) => motionsOf(table, unit).map(id => ({ do: 'activateDetachment', unit: id })),
    perform: (table, io, unit, act) => setInMotion(table, io, unit, act.unit),
    foresee: (table, io, unit, act) => void communicate(table, io, unit, table.units[act.unit]!),
  },
  detect: {
    action: 'detect',
    isForm: names('counter'),
    whyNot: (table, unit, { counter }) => whyNotDetect(table, unit, counter),
    candidates: (table, unit) => looksOf(table, unit).map(counter => ({ do: 'detect', counter })),
    perform: (table, io, unit, { counter }) => detect(table, io, unit, counter),
  },
  communicate: {
    action: 'communicate',
    isForm: names('with'),
    whyNot: (table, unit, act) => whyNotReach(table, unit, table.units[act.with]),
    candidates: (table, unit) => messagesOf(table, unit).map(id => ({ do: 'communicate', with: id })),
    perform: (table, io, unit, act) => sendMessage(table, io, unit, table.units[act.with]!),
  },
  detach: {
    action: 'detach',
    isForm: value =>
      hasKeys(value, ['do', 'figures'], ['places']) &&
      areInts(value['figures']) &&
      (!('places' in value) || arePlaces(value['places'])),
    whyNot: whyNotDetach,
    candidates: (table, unit) => detachmentsFor(table, unit).map(figures => ({ do: 'detach', figures })),
    perform: detach,
  },
  rejoin: {
    action: 'rejoin',
    isForm: names('with'),
    whyNot: (table, unit, act) => whyNotRejoin(table, unit, act.with),
    candidates: (table, unit) => rejoinsOf(table, unit).map(id => ({ do: 'rejoin', with: id })),
    perform: (table, io, unit, act) => rejoin(table, io, unit, act.with),
  },
  regroup: {
    action: 'regroup',
    isForm: names('with'),
    whyNot: (table, unit, act) => whyNotRegroup(table, unit, act.with),
    candidates: (table, unit) => regroupingsOf(table, unit).map(id => ({ do: 'regroup', with: id })),
    perform: (table, io, unit, act) => regroup(table, io, unit, act.with),
  },
};
