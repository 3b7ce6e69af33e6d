import type { Say } from '@sightline/words';
import { speakerOf } from './language.ts';
import type { Says } from './says.generated.ts';
import tables from './tables.json' with { type: 'json' };
import sentences from './terminal.json' with { type: 'json' };

const speech = speakerOf('cli', { ...sentences, ...tables });

/** Every sentence of the terminal by its key. What happens in a game is told by that game's own words. */
export const say: Say<Says> = speech.say;

/** A sentence that there may be none of: for what comes from elsewhere, such as the states of a game's figures. */
export const sayIf = (key: string, facts: object = {}): string | undefined =>
  speech.has(key) ? speech.say(key, facts) : undefined;

export const { name: called, number: figures, list } = speech;

/** A number with so many digits behind its point. */
export const decimal = (value: number, digits: number): string =>
  figures(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
