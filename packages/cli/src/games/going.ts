import { say } from '../words/index.ts';
import type { Mils } from './places.ts';
import { WINDS } from './winds.ts';

/** A place in mils; inside a building it has a room. */
export interface Somewhere extends Mils {
  readonly room?: number;
}

/** What an open table knows of places, so that somebody may go where nobody has proposed. */
export interface Roaming<V, Q> {
  /** Where whoever is asked stands; null if nowhere yet. */
  from(view: V, question: Q): Somewhere | null;
  /** Where somebody or something of that name is. */
  placeOf(view: V, name: string): Somewhere | null;
  /** The answer that means that place; undefined where the question is about none. */
  answerAt(view: V, question: Q, at: Somewhere): unknown;
  size(view: V): { readonly width: number; readonly depth: number };
}

const MILS = 1000;
const STEP = /^(\d+(?:[.,]\d+)?)\s*(?:"|inch(?:es)?|in)?\s*([\p{L}-]+)$/iu;
const EDGES = /^(\d+(?:[.,]\d+)?)\s*([\p{L}]+)\s*,?\s*(\d+(?:[.,]\d+)?)\s*([\p{L}]+)$/iu;

const milsIn = (inches: string): number => Math.round(Number(inches.replace(',', '.')) * MILS);

/** "8 ne" and "8 inches north-east": so far from where somebody stands. */
export function stepTyped(text: string, from: Mils): Mils | null {
  const [, inches = '', word = ''] = STEP.exec(text) ?? [];
  const wind = windMeant(word);
  if (!wind) return null;
  const [east, north] = wind;
  const length = milsIn(inches) / Math.hypot(east, north);
  return { x: Math.round(from.x + east * length), y: Math.round(from.y + north * length) };
}

/** "12 west 20 south": so far from those two edges. */
export function edgesTyped(
  text: string,
  { width, depth }: { readonly width: number; readonly depth: number },
): Mils | null {
  const [, first = '', edge = '', second = '', other = ''] = EDGES.exec(text) ?? [];
  const [across, up] = [windMeant(edge), windMeant(other)];
  if (!across || !up) return null;
  const [side, end] = across[0] !== 0 ? [across[0], up[1]] : [up[0], across[1]];
  const [x, y] = across[0] !== 0 ? [milsIn(first), milsIn(second)] : [milsIn(second), milsIn(first)];
  if (side === 0 || end === 0) return null;
  return { x: side < 0 ? x : width * MILS - x, y: end < 0 ? y : depth * MILS - y };
}

/** One of the eight winds by its name or by the first letters of it: "ne". */
function windMeant(word: string): readonly [east: number, north: number] | null {
  const wanted = word.toLowerCase();
  const found = WINDS.find(({ name }) => {
    const whole = say(`winds.${name}`).toLowerCase();
    const letters = whole
      .split('-')
      .map(part => part[0])
      .join('');
    return wanted === whole || wanted === letters || wanted === whole.replace('-', '');
  });
  return found ? found.steps : null;
}
