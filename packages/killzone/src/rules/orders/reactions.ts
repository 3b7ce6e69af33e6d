import { offer, type Reaction, type Trigger } from '@sightline/kernel';
import type { KillzoneEvent } from '../../table/events.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Figure, groupOf } from '../../table/units.ts';
import { showOrder } from './orders-in-force.ts';

/** Somebody is shot at whose group's counter lies face down. */
export interface Targeted extends Trigger {
  readonly on: 'targeted';
  readonly figure: number;
}

/** The counter is turned up. */
export interface ShowKeepDown {
  readonly do: 'showKeepDown';
}

/** KZ-ORDER-011: Keep Down may be shown at any time to claim its benefit. */
const showKeepDown: Reaction<Killzone, KillzoneEvent, Targeted, ShowKeepDown> = {
  on: 'targeted',
  rule: 'KZ-ORDER-011',
  choices(table, { figure }, seat) {
    const target = table.figures[figure]!;
    const { order, shown } = groupOf(table, target);
    const isHiding = order === 'keepDown' && !shown && seatOf(table, target.side) === seat;
    return isHiding && target.state === 'active' ? [{ do: 'showKeepDown' }] : [];
  },
  /** Whoever shoots may not learn from the asking what lies face down. */
  mayHide(table, { figure }, seat) {
    const target = table.figures[figure]!;
    return !groupOf(table, target).shown && target.state === 'active' && seatOf(table, target.side) === seat;
  },
  take(table, io, { figure }) {
    showOrder(io, groupOf(table, table.figures[figure]!), 'KZ-ORDER-011');
  },
};

/** By the other reading it counts unasked: then it is shown as soon as somebody is shot at. */
export function claimKeepDown(table: Killzone, io: KillzoneIo, target: Figure): void {
  const group = groupOf(table, target);
  if (table.rulings.hiddenKeepDown === 'counts') {
    if (group.order === 'keepDown') showOrder(io, group, 'KZ-ORDER-011');
    return;
  }
  offer([showKeepDown], [seatOf(table, target.side)], table, io, { on: 'targeted', figure: target.id });
}
