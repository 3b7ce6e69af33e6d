import { type ActKind, hasKeys, isRecord, type Refusal } from '@sightline/kernel';
import type { DustupEvent } from './events.ts';
import type { Dustup, DustupIo, Place } from './table.ts';
import type { Unit } from './units.ts';

/** An answer as it came from outside, its form still unknown. */
export type Raw = Readonly<Record<string, unknown>>;

export function isInt(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isPlace(value: unknown): value is Place {
  return isRecord(value) && hasKeys(value, ['x', 'y']) && isInt(value['x']) && isInt(value['y']);
}

/** A list of places, none longer than a game needs. */
export function arePlaces(value: unknown, most = 40): value is readonly Place[] {
  return Array.isArray(value) && value.length <= most && value.every(isPlace);
}

export function areInts(value: unknown, most = 40): value is readonly number[] {
  return Array.isArray(value) && value.length <= most && value.every(isInt);
}

/** A bearing in whole degrees. */
export function isBearing(value: unknown): boolean {
  return isInt(value) && value >= 0 && value < 360;
}

/** What may be said or left out: a flag is true or not there at all. */
export function isFlag(value: Raw, key: string): boolean {
  return !Object.hasOwn(value, key) || value[key] === true;
}

/** The form of an act that names one thing by its number. */
export const naming =
  (key: string) =>
  (value: Raw): boolean =>
    hasKeys(value, ['do', key]) && isInt(value[key]);

/** A kind of act without particulars: its name is all of it, and it is worth offering whenever it is allowed. */
export function bare<D extends string>(
  name: D,
  whyNot: (table: Dustup, unit: Unit) => Refusal[],
  perform: (table: Dustup, io: DustupIo, unit: Unit) => void,
): ActKind<Dustup, DustupEvent, Unit, { readonly do: D }> {
  return {
    do: name,
    isForm: value => hasKeys(value, ['do']),
    list: (table, unit) => (whyNot(table, unit).length === 0 ? [{ do: name }] : []),
    whyNot,
    perform,
  };
}

/** For acts on which no die hangs. */
export const noDice = (): null => null;
