import type { Tally } from '@sightline/kernel';
import type { Unopposed } from '../dice/rolls.ts';
import type { Place } from '../table/table.ts';
import { REASONS } from './reasons.ts';

export function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Mils as inches with at most two decimals. */
export function inchesOf(mils: number): string {
  return `${Math.round(mils / 10) / 100}"`;
}

/** Movement points, which are reckoned in thousandths, with at most two decimals. */
export function pointsOf(thousandths: number): string {
  return `${Math.round(thousandths / 10) / 100}`;
}

const tenths = (thousandths: number): number => Math.round(thousandths / 100) / 10;

export function placeOf({ x, y }: Place): string {
  return `(${tenths(x)}, ${tenths(y)})`;
}

/** " (long range +1, propped +1)", or nothing if nothing shifts the die. */
export function shiftsOf({ parts }: Tally): string {
  if (parts.length === 0) return '';
  const items = parts.map(({ why, value }) => `${REASONS[why] ?? why} ${value > 0 ? '+' : ''}${value}`);
  return ` (${items.join(', ')})`;
}

/** "no hits", "one hit", "2 hits". */
export function plural(count: number, one: string, many = `${one}s`): string {
  if (count === 1) return `one ${one}`;
  return count === 0 ? `no ${many}` : `${count} ${many}`;
}

/** A sentence begins with a capital, though a side or a unit of it may not. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who or what, by their names. */
export function namesOf(all: readonly { readonly name: string }[]): string {
  return listOf(all.map(({ name }) => name));
}

/** "6 on a D8 against 3". */
export function testOf({ die, face, target }: Omit<Unopposed, 'passed'>): string {
  return `${face} on a D${die} against ${target}`;
}
