import dustup from './dustup.json' with { type: 'json' };
import { EVERYWHERE } from './everywhere.ts';
import { speechOf } from './speech.ts';

/** What is said in Dustup, and whatever may be said in any room. */
export const { say, sayIf, part, list, called, figures, decimal } = speechOf(...EVERYWHERE, dustup);
