import type { Event, Tally } from '@sightline/kernel';
import type { Order } from '../../content/schema.ts';
import type { Who } from '../../table/units.ts';

/** What groups are ordered to do. */
export type OrdersEvent = Event &
  /** The order is told to its owner alone until it is shown. */
  (
    | { type: 'orderGiven'; group: Who; seat: string; order?: Order }
    | { type: 'orderShown'; group: Who; order: Order }
    | { type: 'changeTested'; group: Who; die: number; tally: Tally; result: 'suppressed' | 'stays' | 'changed' }
  );
