import { closedView, type FieldViews, OPEN, type Viewer } from '@sightline/kernel';
import { permittedOrders } from '../rules/orders/giving-orders.ts';
import { copy } from '../table/copy.ts';
import type { Killzone } from '../table/table.ts';
import type { Group } from '../table/units.ts';

/** What a viewer may know: everything but the orders on the others' face-down counters. */
export type KillzoneView = Killzone;

/** Whoever looks, and at which table. */
interface Looking {
  readonly table: Killzone;
  readonly viewer: Viewer;
}

const GROUP: FieldViews<Group, Looking> = {
  id: OPEN,
  who: OPEN,
  side: OPEN,
  troop: OPEN,
  kind: OPEN,
  drugs: OPEN,
  members: OPEN,
  zone: OPEN,
  arrives: OPEN,
  order: orderAsSeen,
  shown: OPEN,
  initiative: OPEN,
};

/**
 * A view is made for every question to a bot, so it shares with the table what nobody changes while it is looked at:
 * whoever wants to try something out on it copies first. Only the counters that lie face down are made anew.
 */
const TABLE: FieldViews<Killzone> = {
  scenario: OPEN,
  seats: OPEN,
  titles: OPEN,
  names: OPEN,
  brought: OPEN,
  map: OPEN,
  values: OPEN,
  rulings: OPEN,
  night: OPEN,
  turns: OPEN,
  radioReach: OPEN,
  objective: OPEN,
  figures: OPEN,
  groups: groupsAsSeen,
  vehicles: OPEN,
  clouds: OPEN,
  fires: OPEN,
  prizes: OPEN,
  barrage: OPEN,
  edges: OPEN,
  scores: OPEN,
  turn: OPEN,
  phase: OPEN,
  sequence: OPEN,
  begun: OPEN,
  acting: OPEN,
  ending: OPEN,
};

const viewOfGroup = closedView(GROUP);

export const view = closedView(TABLE);

function groupsAsSeen(table: Killzone, viewer: Viewer): Group[] {
  return table.groups.map(group => viewOfGroup(group, { table, viewer }));
}

function orderAsSeen(group: Group, { table, viewer }: Looking): Group['order'] {
  return isHidden(table, group, viewer) ? 'hidden' : group.order;
}

/** KZ-ORDER-001: a counter shows its order only to its owner until it is turned up. */
function isHidden(table: Killzone, group: Group, viewer: Viewer): boolean {
  return !group.shown && table.seats[group.side] !== viewer;
}

/** Tables that differ only in what lies face down before the viewer. */
export function swapSecrets(table: Killzone, viewer: Viewer): Killzone[] {
  const swapped = copy(table);
  for (const group of swapped.groups) {
    if (!isHidden(table, group, viewer) || group.order === 'hidden') continue;
    const others = permittedOrders(table, group).filter(order => order !== group.order);
    group.order = others[0] ?? group.order;
  }
  return [swapped];
}
