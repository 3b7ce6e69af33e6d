import type { Listed } from '@sightline/kernel';
import type { WinByOne } from './win-by-one.ts';

/** DK-GRAP-038: how many of his 6s are hits; the rest block. */
export interface HitOrBlockQuestion extends Listed<number> {
  readonly kind: 'hitOrBlock';
  readonly rule: 'DK-GRAP-038';
  readonly figure: number;
  readonly sixes: number;
  readonly against: number;
}

export interface WinByOneQuestion extends Listed<WinByOne> {
  readonly kind: 'winByOne';
  readonly rule: 'DK-GRAP-020';
  readonly figure: number;
  readonly threat: number;
}
