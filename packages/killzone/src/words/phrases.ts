import type { Point } from '@sightline/geometry/field';
import type { Json } from '@sightline/kernel';
import { ORDER_ROWS } from '../content/load.ts';
import type { Order } from '../content/schema.ts';
import type { Place } from '../table/units.ts';

/** Mils as inches: 8000 is "8 inches". */
export function inchesOf(mils: number): string {
  return mils === 1000 ? '1 inch' : `${Math.round(mils / 10) / 100} inches`;
}

/** The same for what a refusal is about. */
export function milsOf(value: Json | undefined): string {
  return inchesOf(Number(value));
}

/** "a, b and c". */
export function listOf(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** In inches: "(24, 4.5)". */
export function pointWords({ x, y }: Point): string {
  return `(${x / 1000}, ${y / 1000})`;
}

export function placeWords(place: Place): string {
  return `${pointWords(place)}${place.room < 0 ? '' : ` in room ${place.room}`}`;
}

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
