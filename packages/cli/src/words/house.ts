import sentences from '@sightline/kernel/words.json' with { type: 'json' };
import type { Speaker } from '@sightline/words';
import { speakerOf } from './language.ts';

/** Whoever speaks for the house, of refusals and of files. */
export const house: Speaker = speakerOf('kernel', sentences);
