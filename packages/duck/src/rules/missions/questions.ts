import type { Listed } from '@sightline/kernel';

export interface LeadQuestion extends Listed<{ readonly to: number }> {
  readonly kind: 'leadSurvivor';
  readonly figure: number;
}

export interface WithdrawalQuestion extends Listed<'stayAboard' | 'withdraw'> {
  readonly kind: 'withdrawal';
  /** Those who would come home. */
  readonly home: readonly number[];
}
