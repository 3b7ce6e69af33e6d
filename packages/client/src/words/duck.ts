import duck from './duck.json' with { type: 'json' };
import { EVERYWHERE } from './everywhere.ts';
import { speechOf } from './speech.ts';

/** What is said in DUCK!, and whatever may be said in any room. */
export const { say, sayIf, part, list, called, figures, decimal } = speechOf(...EVERYWHERE, duck);
