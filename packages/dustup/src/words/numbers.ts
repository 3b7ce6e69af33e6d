import type { Tally } from '@sightline/kernel';
import type { Place } from '../table.ts';
import { REASONS } from './reasons.ts';

export function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Mils as inches with at most two decimals. */
export function inchesOf(mils: number): string {
  return `${Math.round(mils / 10) / 100}"`;
}

export function placeOf({ x, y }: Place): string {
  return `(${x / 1000}, ${y / 1000})`;
}

/** " (long range +1, propped +1)", or nothing if nothing shifts the die. */
export function shiftsOf({ parts }: Tally): string {
  if (parts.length === 0) return '';
  const items = parts.map(({ why, value }) => `${REASONS[why] ?? why} ${value > 0 ? '+' : ''}${value}`);
  return ` (${items.join(', ')})`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `one ${one}` : `${count} ${many}`;
}
