import { type AnySystem, type Refusal, refusalSentence } from '@sightline/kernel';
import { house } from './house.ts';

/** Refusals as sentences, each with the rule it comes from. */
export function refusalWords(system: AnySystem, refusals: readonly Refusal[], between = ' '): string {
  return refusals.map(refusal => `${refusalSentence(system, refusal, house)} [${refusal.rule}]`).join(between);
}
