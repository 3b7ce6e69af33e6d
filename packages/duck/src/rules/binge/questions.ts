import type { Listed } from '@sightline/kernel';

/** DK-BINGE-021: which of several of equal rank acts as YOU. */
export interface LeaderQuestion extends Listed<{ readonly figure: number }> {
  readonly kind: 'actingLeader';
  readonly rule: 'DK-BINGE-021';
}

/** DK-BINGE-012: into which of equal squares he shrinks back. */
export interface ShrinkQuestion extends Listed<number> {
  readonly kind: 'shrinkBack';
  readonly rule: 'DK-BINGE-012';
  readonly figure: number;
}
