import type { Listed } from '@sightline/kernel';
import type { Stance } from './stance.ts';
import type { Where } from './ways.ts';

/**
 * DK-MOVE-007, DK-MOVE-016: face and position at the end of a move, or for an action of their own (DK-MOVE-018). Most
 * men just turn where they stand; whoever wants another part of the square is asked again for all the rest.
 */
export interface StanceQuestion extends Listed<Stance | 'elsewhere'> {
  readonly kind: 'stance';
  readonly figure: number;
}

/** DK-MOVE-001: the route is chosen after the die is seen. To stay where one is ends the move. */
export interface WalkQuestion extends Listed<Where> {
  readonly kind: 'walk';
  readonly figure: number;
  /** All who go together, the one who leads first. */
  readonly party: readonly number[];
  readonly points: number;
  /** Where they are. */
  readonly at: number;
}
