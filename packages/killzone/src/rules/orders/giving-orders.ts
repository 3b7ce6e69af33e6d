import type { Sealed } from '@sightline/kernel';
import type { Order } from '../../content/schema.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { permittedOrders } from './permitted-orders.ts';
import type { GiveOrder } from './questions.ts';

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
