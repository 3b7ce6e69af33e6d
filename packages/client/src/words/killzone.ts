import { EVERYWHERE } from './everywhere.ts';
import killzone from './killzone.json' with { type: 'json' };
import numbers from './killzone-numbers.json' with { type: 'json' };
import { speechOf } from './speech.ts';

/** What is said in Killzone, and whatever may be said in any room. */
export const { say, sayIf, part, list, called, figures, decimal } = speechOf(...EVERYWHERE, killzone, numbers);
