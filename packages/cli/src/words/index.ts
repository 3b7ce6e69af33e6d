import refusals from '@sightline/kernel/words.json' with { type: 'json' };
import { english, type Say, type Sentences, type Speaker, speaker, translated } from '@sightline/words';
import { languageOf } from './language.ts';
import type { Says } from './says.generated.ts';
import sentences from './terminal.json' with { type: 'json' };

const speech = speaking('cli', sentences);

/** Every sentence of the terminal by its key. What happens in a game is told by that game's own words. */
export const say: Say<Says> = speech.say;

export const { name: called, number: figures } = speech;

/** A number with so many digits behind its point. */
export const decimal = (value: number, digits: number): string =>
  figures(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Whoever speaks for the rules of the house. */
export const house: Speaker = speaking('kernel', refusals);

function speaking(name: string, written: Sentences): Speaker {
  const chosen = languageOf(name);
  return speaker(chosen ? translated(english(written), chosen) : english(written));
}
