import type { Listed } from '@sightline/kernel';

/** DK-DMG-017: where one who is driven away goes at a fork; the options are squares. */
export interface ForkQuestion extends Listed<number> {
  readonly kind: 'knockBackFork';
  readonly rule: 'DK-DMG-017';
  readonly figure: number;
}
