import type { Json } from '@sightline/kernel';

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
