import type { Refusal } from '@sightline/kernel';
import type { Act, ActionName } from '../acts.ts';
import type { Dustup, DustupIo, Unit } from '../table.ts';

/** An act as it came from outside, its form still unknown. */
export type Raw = Readonly<Record<string, unknown>>;

/** How one kind of act is judged, proposed and carried out. States of the unit are judged before it (states.ts). */
export interface ActionKind<A extends { readonly do: string }> {
  /** Which action of the rulebook it is. */
  readonly action: ActionName;
  /** How many actions it takes; one if it does not say. */
  readonly cost?: 0 | 1 | 2;
  isForm(value: Raw): boolean;
  whyNot(table: Dustup, unit: Unit, act: A): Refusal[];
  /** A few good ones: for bots, for keyboards, and to try things out. Each must pass `whyNot`. */
  candidates(table: Dustup, unit: Unit): readonly A[];
  perform(table: Dustup, io: DustupIo, unit: Unit, act: A): void;
  /** The part of it whose odds are worth knowing, if that is not all of it. */
  foresee?(table: Dustup, io: DustupIo, unit: Unit, act: A): void;
}

/** The kinds of a chapter's acts, one for each value of `do`. */
export type ActionsOf<A extends Act> = { readonly [D in A['do']]: ActionKind<Extract<A, { do: D }>> };

/** The same for the uses of a reorganise action (DU-REORG-004). */
export interface UseKind<U extends { readonly for: string }> {
  isForm(value: Raw): boolean;
  whyNot(table: Dustup, unit: Unit, use: U): Refusal[];
  candidates(table: Dustup, unit: Unit): readonly U[];
  perform(table: Dustup, io: DustupIo, unit: Unit, use: U): void;
}
export type UsesOf<U extends { readonly for: string }> = { readonly [F in U['for']]: UseKind<Extract<U, { for: F }>> };

export function isInt(value: unknown): value is number {
  return Number.isInteger(value);
}

/** The keys of a form, no more and no fewer, besides those that may be left out. */
export function hasKeys(value: Raw, keys: readonly string[], optional: readonly string[] = []): boolean {
  const own = Object.keys(value);
  return keys.every(key => own.includes(key)) && own.every(key => keys.includes(key) || optional.includes(key));
}

export function isPlace(value: unknown): value is { x: number; y: number } {
  if (typeof value !== 'object' || value === null) return false;
  const place = value as Raw;
  return hasKeys(place, ['x', 'y']) && isInt(place['x']) && isInt(place['y']);
}

/** A list of places, none longer than a game needs. */
export function arePlaces(value: unknown, most = 40): boolean {
  return Array.isArray(value) && value.length <= most && value.every(isPlace);
}

export function areInts(value: unknown, most = 40): boolean {
  return Array.isArray(value) && value.length <= most && value.every(isInt);
}
