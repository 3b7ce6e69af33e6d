import type { Viewer } from '@sightline/kernel';
import { permittedOrders } from '../rules/orders/giving-orders.ts';
import { copy } from '../table/copy.ts';
import type { KillzoneEvent } from '../table/events.ts';
import type { Killzone } from '../table/table.ts';
import type { Group } from '../table/units.ts';

/** What a viewer may know: everything but the orders on the others' face-down counters. */
export type KillzoneView = Killzone;

/**
 * A view is made for every question to a bot, so it shares with the table what nobody changes while it is looked at:
 * whoever wants to try something out on it copies first. Only the counters that lie face down are made anew.
 */
export function view(table: Killzone, viewer: Viewer): KillzoneView {
  const groups = table.groups.map(group =>
    isHidden(table, group, viewer) ? { ...group, order: 'hidden' as const } : group,
  );
  return { ...table, groups };
}

/** KZ-ORDER-001: a counter shows its order only to its owner until it is turned up. */
function isHidden(table: Killzone, group: Group, viewer: Viewer): boolean {
  return !group.shown && table.seats[group.side] !== viewer;
}

/** The order in an event is for its owner's eyes. */
export function redact(event: KillzoneEvent, viewer: Viewer): KillzoneEvent {
  if (event.type !== 'orderGiven' || event.seat === viewer) return event;
  const { order: _secret, ...known } = event;
  return known;
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
