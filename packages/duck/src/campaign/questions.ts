import type { Listed } from '@sightline/kernel';
import type { WeaponCard } from '../content/arms.ts';
import type { Exchange } from './advancement.ts';
import type { Commendation } from './debriefing.ts';
import type { Preparation } from './shopping.ts';

export interface ExchangeQuestion extends Listed<Exchange> {
  readonly kind: 'exchange';
  readonly rule: 'DK-STAR-006';
  readonly member: string;
  readonly stars: number;
}

export interface CommendationQuestion extends Listed<Commendation> {
  readonly kind: 'commendation';
  readonly rule: 'DK-STAR-001';
}

export interface PreparationQuestion extends Listed<Preparation> {
  readonly kind: 'prepare';
  readonly rule: 'DK-STAR-012';
  readonly pool: number;
  readonly purse: number;
  readonly bonus: number;
  /** Weapons that have been paid for once: further pieces of them are cheaper. */
  readonly unlocked: readonly string[];
  readonly cards: { readonly weapons: readonly OwnWeapon[] };
}

/** A weapon of the players' own, for whoever reads the question without their cards. */
type OwnWeapon = Pick<WeaponCard, 'id' | 'name' | 'advancements'>;

/** Everything that may be asked between two missions. */
export type DebriefingQuestion = CommendationQuestion | ExchangeQuestion | PreparationQuestion;
