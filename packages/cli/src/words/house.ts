import sentences from '@sightline/kernel/words.json' with { type: 'json' };
import { english, speaker } from '@sightline/words';

/** Whoever speaks for the house, of refusals and of files. */
export const house = speaker(english(sentences));
