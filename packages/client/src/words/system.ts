import { type FileProblem, problemSentence, type Refusal, refusalSentence, type System } from '@sightline/kernel';
import sentences from '@sightline/kernel/words.json' with { type: 'json' };
import { english, speaker, translated } from '@sightline/words';
import { languageOf } from './language.ts';

const ENGLISH = english(sentences);
const chosen = languageOf('kernel');
const house = speaker(chosen ? translated(ENGLISH, chosen) : ENGLISH);

/** A refusal as a sentence, in the language of the page. */
export function refusalText(system: System, refusal: Refusal): string {
  return refusalSentence(system, refusal, house);
}

/** What is wrong with a file, likewise. */
export function problemText(problem: FileProblem): string {
  return problemSentence(problem, house);
}

/** What a die is rolled for; a game that has no words for it says it as its rules do. */
export function purposeText(system: System, purpose: string): string {
  return system.words.purpose?.(purpose) ?? purpose;
}
