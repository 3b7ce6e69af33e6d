import { type Because, type Die, type Event, type Io, numbered } from '@sightline/kernel';
import { dieOf, type Faces } from './ladder.ts';

/**
 * Where passages of the rulebook disagree about dice, a sound worked example outranks the running text, that a table,
 * that a summary box, and that an overview (DU-DICE-020).
 */

/** DU-DICE-003: the face is the result. */
export function roll<E extends Event>(io: Io<E>, faces: Faces, why: Because): number {
  return io.roll(dieOf(faces), why);
}

/** DU-DICE-006: strictly more than double; exactly double is an ordinary win. */
export function isMoreThanDouble(score: number, other: number): boolean {
  return score > 2 * other;
}

/** DU-DICE-008: strictly below half, without rounding. */
export function isBelowHalf(score: number, target: number): boolean {
  return 2 * score < target;
}

/** DU-DICE-007: a roll against a number that has to be exceeded. */
export interface Unopposed {
  readonly die: Faces;
  readonly face: number;
  readonly target: number;
  readonly passed: boolean;
}

export function unopposed<E extends Event>(io: Io<E>, die: Faces, target: number, why: Because): Unopposed {
  const face = roll(io, die, why);
  return { die, face, target, passed: face > target };
}

/** DU-DICE-016: how many dice of a pool beat the opposing die, in words. */
export type Success = 'none' | 'minor' | 'major';

export function successOf(pool: readonly number[], opposing: number): Success {
  let beaten = 0;
  for (const face of pool) if (face > opposing) beaten++;
  return successBy(beaten);
}

export function successBy(beaten: number): Success {
  return beaten === 0 ? 'none' : beaten === 1 ? 'minor' : 'major';
}

/** DU-DICE-016: one die against one, where the words minor and major are used for it. */
export function singleSuccess(face: number, opposing: number): Success {
  if (face <= opposing) return 'none';
  return isMoreThanDouble(face, opposing) ? 'major' : 'minor';
}

/** DU-SHOOT-031, DU-DICE-019: hits are rounded down; the remainder may be worth one more. */
export function hitsOf(total: number, faces: Faces): { hits: number; remainder: number } {
  return { hits: Math.floor(total / faces), remainder: total % faces };
}

/**
 * DU-SHOOT-035: one of `count` by a die that has at least as many faces, rolled again for numbers that nobody has.
 * Where every outcome is walked, the die and all its rerolls are one even die.
 */
export function evenly<E extends Event>(io: Io<E>, count: number, die: Die, why: Because): number {
  if (io.sub !== undefined) return io.roll(numbered(count), why);
  for (;;) {
    const face = io.roll(die, why);
    if (face <= count) return face;
  }
}
