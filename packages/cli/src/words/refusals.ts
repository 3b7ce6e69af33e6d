import { type AnySystem, type Refusal, refusalSentence } from '@sightline/kernel';
import sentences from '@sightline/kernel/words.json' with { type: 'json' };
import { english, speaker } from '@sightline/words';

const house = speaker(english(sentences));

/** Refusals as sentences, each with the rule it comes from. */
export function refusalWords(system: AnySystem, refusals: readonly Refusal[], between = ' '): string {
  return refusals.map(refusal => `${refusalSentence(system, refusal, house)} [${refusal.rule}]`).join(between);
}
