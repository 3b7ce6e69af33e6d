/** Everything a match is made of: JSON in, JSON out, equal by value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Equal by value; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => sameJson(item, b[i]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every(key => Object.hasOwn(right, key) && sameJson(left[key], right[key]));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number from 0 up, as far as 32 bits reach; nothing of ours is counted further. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffffffff;
}

/** No table, question or answer of ours is nested deeper than this. */
const DEEPEST = 100;

/** The same value without any -0, which JSON does not know apart from 0. What is nested too deep stays as it is. */
export function normalised(value: Json, depth = 0): Json {
  if (typeof value === 'number') return value === 0 ? 0 : value;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (isList(value)) return value.map(item => normalised(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normalised(item, depth + 1)]));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The first place where a value is not plain JSON, as a path such as `.units[3].hp`; null when there is none. */
export function firstImpurity(value: unknown, path = '', depth = 0): string | null {
  if (depth > DEEPEST) return path;
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : path || '.';
    case 'object': {
      if (value === null) return null;
      if (Array.isArray(value))
        return firstOf(value.entries(), (i, item) => firstImpurity(item, `${path}[${i}]`, depth + 1));
      if (Object.getPrototypeOf(value) !== Object.prototype) return path || '.';
      return firstOf(Object.entries(value), (key, item) => firstImpurity(item, `${path}.${key}`, depth + 1));
    }
    default:
      return path || '.';
  }
}

function firstOf<K>(entries: Iterable<[K, unknown]>, look: (key: K, item: unknown) => string | null): string | null {
  for (const [key, item] of entries) {
    const found = look(key, item);
    if (found !== null) return found;
  }
  return null;
}

/** The last copy of each record and list. Much of a view is the same one every time, and much may be remembered of it. */
const copies = new WeakMap<object, object>();

/** A copy of plain data that nobody can write into. What has not changed since it was last copied is the same copy. */
export function frozenCopy<D>(data: D): D {
  if (typeof data !== 'object' || data === null) return data;
  const last = copies.get(data);
  const copy = Array.isArray(data)
    ? data.map(frozenCopy)
    : Object.fromEntries(Object.entries(data).map(([key, part]) => [key, frozenCopy(part)]));
  if (last && areSameParts(last, copy)) return last as D;
  copies.set(data, Object.freeze(copy));
  return copy as D;
}

function areSameParts(one: object, other: object): boolean {
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return a.length === b.length && a.every(([key, part], i) => b[i]![0] === key && Object.is(b[i]![1], part));
}
