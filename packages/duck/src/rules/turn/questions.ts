import type { Listed } from '@sightline/kernel';
import type { Turn } from './team-phase.ts';

/** DK-ACT-004: the order is laid down figure by figure; those left over keep the order of their cards. */
export interface OrderQuestion extends Listed<number | 'asTheyLie'> {
  readonly kind: 'order';
  /** Who has been put in his place already. */
  readonly laid: readonly number[];
}

export interface TurnQuestion extends Listed<Turn> {
  readonly kind: 'whoActs';
}
