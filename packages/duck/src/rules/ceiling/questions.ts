import type { Listed } from '@sightline/kernel';

/** DK-TSHOOT-019: what a second player has it do; the way it takes is the same. */
export interface OverheadQuestion extends Listed<'attackBelow' | 'stay'> {
  readonly kind: 'threatAbove';
  readonly rule: 'DK-TSHOOT-019';
  readonly figure: number;
}
