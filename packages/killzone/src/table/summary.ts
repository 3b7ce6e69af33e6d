import type { Json } from '@sightline/kernel';
import type { Order } from '../content/schema.ts';
import type { Killzone } from './table.ts';
import type { FigureState, Who } from './units.ts';

/** What has become of somebody or something. */
export type Change =
  | { readonly who: Who; readonly now: FigureState | 'wrecked' }
  | { readonly who: Who; readonly now: 'ordered'; readonly order: Order };

/** What an answer did to people, vehicles and orders. */
export function summary(before: Killzone, after: Killzone): Json {
  const figures = after.figures.flatMap(({ who, state }, i): Change[] =>
    before.figures[i]!.state === state ? [] : [{ who, now: state }],
  );
  const vehicles = after.vehicles.flatMap(({ who, wrecked }, i): Change[] =>
    before.vehicles[i]!.wrecked === wrecked ? [] : [{ who, now: 'wrecked' }],
  );
  const orders = after.groups.flatMap(({ who, order }, i): Change[] =>
    before.groups[i]!.order === order || order === 'hidden' ? [] : [{ who, now: 'ordered', order }],
  );
  return [...figures, ...vehicles, ...orders] as unknown as Json;
}
