import { writeParts } from '../../src/index.ts';

/** A file with some parts changed and its hash made right again: what no accident does. */
export function forged(text: string, change: (file: Record<string, unknown>) => void): string {
  const file = JSON.parse(text) as Record<string, unknown>;
  change(file);
  const { check: _check, ...body } = file;
  return writeParts(body);
}

/** Every place in a value, as the keys that lead to it. */
export function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

/** Puts another value at a place, or takes it out when there is none. */
export function put(value: unknown, path: readonly string[], other?: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined) throw new Error('forge: expected a place within the value');
  const holder = value as Record<string, unknown>;
  if (rest.length > 0) put(holder[key], rest, other);
  else if (other !== undefined) holder[key] = other;
  else if (Array.isArray(value)) value.splice(Number(key), 1);
  else delete holder[key];
}
