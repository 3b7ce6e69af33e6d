import type { Json } from '@sightline/kernel';
import { ORDER_ROWS } from '../content/load.ts';
import type { Killzone } from './table.ts';

/** What an answer did to people, vehicles and orders. */
export function summary(before: Killzone, after: Killzone): Json {
  const figures = after.figures.flatMap(({ who, state }, i) =>
    before.figures[i]!.state === state ? [] : [{ name: who.name, now: state }],
  );
  const vehicles = after.vehicles.flatMap(({ who, wrecked }, i) =>
    before.vehicles[i]!.wrecked === wrecked ? [] : [{ name: who.name, now: 'wrecked' }],
  );
  const orders = after.groups.flatMap(({ who, order }, i) =>
    before.groups[i]!.order === order || order === 'hidden'
      ? []
      : [{ name: who.name, now: `on ${ORDER_ROWS.get(order).name}` }],
  );
  return [...figures, ...vehicles, ...orders];
}
