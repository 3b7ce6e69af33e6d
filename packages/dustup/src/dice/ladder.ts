import { D4, D6, D8, D10, D12, type Die, type Part, type Tally, tally } from '@sightline/kernel';

/** DU-FORCE-004, DU-DICE-001: the ladder of dice; a higher type is better. */
export type Faces = 4 | 6 | 8 | 10 | 12;
export const LADDER: readonly Faces[] = [4, 6, 8, 10, 12];

const DICE: Readonly<Record<Faces, Die>> = { 4: D4, 6: D6, 8: D8, 10: D10, 12: D12 };

export function dieOf(faces: Faces): Die {
  const die = DICE[faces];
  if (die === undefined) throw new Error(`expected a die of the ladder, not a D${faces}`);
  return die;
}

function rungOf(faces: Faces): number {
  return (faces - 4) / 2;
}

const TOP = LADDER.length - 1;

/** DU-DICE-013: a closed shift; what goes beyond D4 or D12 is lost. */
export function closed(faces: Faces, shift: number): Faces {
  return LADDER[Math.min(TOP, Math.max(0, rungOf(faces) + shift))]!;
}

/** How many steps of a shift go above D12 (positive) or below D4 (negative). */
export function excess(faces: Faces, shift: number): number {
  const rung = rungOf(faces) + shift;
  return rung > TOP ? rung - TOP : Math.min(0, rung);
}

/** DU-DICE-011: both dice are shifted and clamped, both excesses change hands at once, and what is over then is lost. */
export function open(a: Faces, shiftA: number, b: Faces, shiftB: number): [Faces, Faces] {
  const [overA, overB] = [excess(a, shiftA), excess(b, shiftB)];
  return [closed(closed(a, shiftA), 0 - overB), closed(closed(b, shiftB), 0 - overA)];
}

/** DU-DICE-017: the smallest die that is at least the number. */
export function dieFor(number: number): Faces {
  return LADDER.find(faces => number <= faces) ?? 12;
}

/** A die and the shifts on it, each with its rule (DU-DICE-009). The face rolled is never modified. */
export interface Shifted {
  readonly base: Faces;
  /** From 0: its total is the net shift. */
  readonly shifts: Tally;
  /** The die after a closed shift. */
  readonly die: Faces;
}

export function shifted(base: Faces, ...shifts: readonly (Part | false | null | undefined)[]): Shifted {
  const sum = tally(0, ...shifts);
  return { base, shifts: sum, die: closed(base, sum.total) };
}
