import type { Speaker } from '@sightline/words';
import type { AnySystem } from './edition.ts';
import type { FileProblem } from './file/problem.ts';
import type { Refusal } from './refusal.ts';

/** A refusal as a sentence: the house speaks for its own rules, the game for the rest. */
export function refusalSentence(
  system: Pick<AnySystem, 'words'>,
  refusal: Refusal,
  house: Pick<Speaker, 'has' | 'say'>,
): string {
  if (!refusal.rule.startsWith('HS-') || !house.has(refusal.code)) return system.words.refusal(refusal);
  return house.say(refusal.code, Object(refusal.about ?? {}));
}

/** What is wrong with a file as a sentence; those for its codes stand beside those for refusals. */
export function problemSentence({ code, detail }: FileProblem, house: Pick<Speaker, 'say'>): string {
  return house.say(code, { detail });
}
