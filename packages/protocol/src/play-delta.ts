import { isRecord, type Json } from '@sightline/kernel';

/**
 * What makes one value of plain data into another, as plain data: `[value]` replaces; null takes a field away; a record
 * changes what it names. In a list the names are places, and `#` is its new length where that is another one.
 */
export type Delta = readonly [Json] | null | { readonly [name: string]: Delta | number };

const LENGTH = '#';

/** Compares two values: `deltaOf`, or whoever remembers what that has said. */
export type Compare = (before: Json | undefined, after: Json) => Delta | undefined;

/** The way from one value to the other; undefined when they are equal. The parts of a record are compared by `compare`. */
export function deltaOf(before: Json | undefined, after: Json, compare: Compare = deltaOf): Delta | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return deltaOfLists(before, after);
  if (isRecord(before) && isRecord(after)) return deltaOfRecords(before as JsonRecord, after as JsonRecord, compare);
  return [after];
}

type JsonRecord = { readonly [name: string]: Json };

type Changes = { [name: string]: Delta | number };

function deltaOfRecords(before: JsonRecord, after: JsonRecord, compare: Compare): Delta | undefined {
  let changes: Changes | undefined;
  let kept = 0;
  for (const name in after) {
    const to = after[name]!;
    // What every record inherits is no plain data, so what is equal is the record's own.
    if (before[name] === to) {
      kept++;
      continue;
    }
    const delta = compare(has(before, name) ? before[name] : undefined, to);
    if (delta === undefined) kept++;
    else {
      // A part that changed only in part is kept as well.
      if (!Array.isArray(delta)) kept++;
      changes = named(changes, name, delta);
    }
  }
  for (const name in before) if (!has(after, name)) changes = named(changes, name, null);
  if (changes === undefined) return undefined;
  return kept === 0 ? [after] : changes;
}

/** Names a change. A name may be anything, `__proto__` too, which can only be defined. */
function named(before: Changes | undefined, name: string, delta: Delta): Changes {
  const changes = before ?? {};
  if (name === '__proto__') {
    Object.defineProperty(changes, name, { value: delta, enumerable: true, configurable: true, writable: true });
  } else changes[name] = delta;
  return changes;
}

/** Whether a record has a field of its own. What it inherits are functions, which are no plain data, and its prototype. */
function has(record: JsonRecord, name: string): boolean {
  const value: unknown = record[name];
  return value !== undefined && typeof value !== 'function' && (name !== '__proto__' || Object.hasOwn(record, name));
}

function deltaOfLists(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  let changes: Changes | undefined;
  let replaced = 0;
  for (let i = 0; i < after.length; i++) {
    const to = after[i]!;
    if (before[i] === to) continue;
    const delta = deltaOf(before[i], to);
    if (delta === undefined) continue;
    if (Array.isArray(delta)) replaced++;
    changes ??= {};
    changes[i] = delta;
  }
  if (before.length !== after.length) {
    changes ??= {};
    changes[LENGTH] = after.length;
  }
  if (changes === undefined) return undefined;
  return 2 * replaced > after.length ? [after] : changes;
}

/** The value that a delta leads to. What it does not name is the same object as before. */
export function patched(before: Json | undefined, delta: Delta | undefined): Json {
  if (delta === undefined) return before ?? null;
  if (Array.isArray(delta)) return delta[0] as Json;
  const changes = (delta ?? {}) as { readonly [name: string]: Delta | number };
  return isList(before) ? patchedList(before, changes) : patchedRecord(before, changes);
}

function patchedList(before: readonly Json[], changes: { readonly [name: string]: Delta | number }): Json {
  const length = changes[LENGTH];
  const after = before.slice(0, typeof length === 'number' ? length : undefined);
  for (const [name, delta] of Object.entries(changes)) {
    const place = Number(name);
    // A place beyond the end would leave a gap, which plain data has not.
    if (typeof delta !== 'number' && Number.isInteger(place) && place >= 0 && place <= after.length)
      after[place] = patched(before[place], delta);
  }
  return after;
}

/** Names may be anything, `__proto__` too: they are defined and never assigned. */
function patchedRecord(before: Json | undefined, changes: { readonly [name: string]: Delta | number }): Json {
  const from = isRecord(before) ? (before as JsonRecord) : {};
  const after = new Map(Object.entries(from));
  for (const [name, delta] of Object.entries(changes)) {
    if (delta === null) after.delete(name);
    else if (typeof delta !== 'number')
      after.set(name, patched(Object.hasOwn(from, name) ? from[name] : undefined, delta));
  }
  return Object.fromEntries(after);
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
