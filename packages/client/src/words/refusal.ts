import { type Refusal, refusalSentence, type System } from '@sightline/kernel';
import sentences from '@sightline/kernel/words.json' with { type: 'json' };
import { english, speaker } from '@sightline/words';

const house = speaker(english(sentences));

/** A refusal as a sentence, in the language of the page. */
export function refusalText(system: System, refusal: Refusal): string {
  return refusalSentence(system, refusal, house);
}
