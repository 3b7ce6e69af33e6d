import type { Injury } from '../casualties/events.ts';

/** DU-AIR-059: what a D6 says of an occupant. */
const FATES: readonly Injury[] = ['killed', 'wounded', 'wounded', 'none', 'none', 'none'];

export function fateOf(face: number): Injury {
  return FATES[face - 1]!;
}
