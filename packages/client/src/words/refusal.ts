import { type Refusal, refusalSentence, type System } from '@sightline/kernel';
import { words } from './index.ts';

/** A refusal as a sentence, in the language of the page. */
export function refusalText(system: System, refusal: Refusal): string {
  return refusalSentence(system, refusal, words.refusals);
}
