import type { Json } from '@sightline/kernel';
import { ORDER_ROWS } from '../content/load.ts';
import type { Order } from '../content/schema.ts';

export function orderName(order: Order): string {
  return ORDER_ROWS.get(order).name;
}

/** "Shoot orders". */
export function ordersNamed(order: Json | undefined): string {
  return `${ORDER_ROWS.has(String(order)) ? ORDER_ROWS.get(String(order)).name : order} orders`;
}

/** A name of content within a sentence. */
export function lower(name: Json | undefined): string {
  return String(name).toLowerCase();
}
