import type { Listed } from '@sightline/kernel';

/** DK-DUCK-005, DK-TSHOOT-019: whom it shoots at now that its target has dived; the man on the deck comes last. */
export interface ElsewhereQuestion extends Listed<{ readonly do: 'shoot'; readonly target: number }> {
  readonly kind: 'shootElsewhere';
  readonly rule: 'DK-DUCK-005';
  readonly figure: number;
  /** Who has dived. */
  readonly target: number;
}
