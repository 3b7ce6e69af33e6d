import type { Listed } from '@sightline/kernel';
import type { Jet } from './flame.ts';

/** DK-WEAP-015: one square after another, each touching the last. */
export interface SprayQuestion extends Listed<number | 'enough'> {
  readonly kind: 'spraySquare';
  readonly figure: number;
  readonly squares: readonly number[];
}

/** DK-WEAP-026: one square after another, each with its squirts and its use. */
export interface JetQuestion extends Listed<Jet | 'enough'> {
  readonly kind: 'jet';
  readonly figure: number;
  readonly jets: readonly Jet[];
}
