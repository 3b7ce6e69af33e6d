import type { Listed } from '@sightline/kernel';
import type { Act } from '../../table/acts.ts';
import type { Next } from './activation.ts';
import type { Done } from './menu.ts';

/** DK-ACT-012: whether the two men of a square act in concert. */
export interface ConcertQuestion extends Listed<{ readonly with: number | null }> {
  readonly kind: 'concert';
  readonly figure: number;
}

export interface NextQuestion extends Listed<Next> {
  readonly kind: 'nextInConcert';
  readonly figures: readonly [number, number];
}

/** DK-ACT-011: what a figure does next; it is announced before any of its dice. */
export interface ActQuestion extends Listed<Act | Done> {
  readonly kind: 'act';
  readonly figure: number;
}
