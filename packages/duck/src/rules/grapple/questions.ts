import type { Listed } from '@sightline/kernel';
import type { BackOrShove } from './back-or-shove.ts';

/** DK-GRAP-038: how many of his 6s are hits; the rest block. */
export interface HitOrBlockQuestion extends Listed<number> {
  readonly kind: 'hitOrBlock';
  readonly rule: 'DK-GRAP-038';
  readonly figure: number;
  readonly sixes: number;
  readonly against: number;
}

/** DK-GRAP-039: what the winner of a round does with it. */
export interface BackOrShoveQuestion extends Listed<BackOrShove> {
  readonly kind: 'backOrShove';
  readonly rule: 'DK-GRAP-039';
  readonly figure: number;
  readonly enemy: number;
}

/** DK-WEAP-007: whether he fires his Pistol in place of his dice. */
export interface PistolQuestion extends Listed<{ readonly fires: boolean }> {
  readonly kind: 'pistolOrDice';
  readonly rule: 'DK-WEAP-007';
  readonly figure: number;
  readonly threat: number;
}
