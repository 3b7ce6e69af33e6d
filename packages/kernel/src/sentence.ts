import type { Speaker } from '@sightline/words';
import type { AnySystem } from './file/save.ts';
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
