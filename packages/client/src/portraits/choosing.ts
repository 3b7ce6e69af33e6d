/** Chooses by a key: each part for itself, so that a new kind of hat leaves everybody his nose. */
export interface Chooser {
  <T>(part: string, from: readonly T[]): T;
  index(part: string, count: number): number;
}

/** One among many that would do: with it nobody of the shipped Team has a double. */
const SALT = 85089;

export function chooser(key: string): Chooser {
  const index = (part: string, count: number): number => hash(`${SALT} ${part} ${key}`) % count;
  const choose = <T>(part: string, from: readonly T[]): T => from[index(part, from.length)]!;
  return Object.assign(choose, { index });
}

/** FNV-1a over the letters, stirred once more, since its lowest bits are its worst. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
