import type { Trigger } from '@sightline/kernel';

/** A shot at a figure, or at squares. */
export interface ShotDeclared extends Trigger {
  readonly on: 'shotDeclared';
  readonly shooter: number;
  readonly target: number | null;
  readonly squares: readonly number[];
}

/** Who drops to the deck. */
export interface Ducker {
  readonly do: 'duck';
  readonly figure: number;
}
