import type { Say } from '@sightline/words';
import { speakerOf } from './language.ts';
import type { Says } from './says.generated.ts';
import sentences from './terminal.json' with { type: 'json' };

const speech = speakerOf('cli', sentences);

/** Every sentence of the terminal by its key. What happens in a game is told by that game's own words. */
export const say: Say<Says> = speech.say;

export const { name: called, number: figures } = speech;

/** A number with so many digits behind its point. */
export const decimal = (value: number, digits: number): string =>
  figures(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
