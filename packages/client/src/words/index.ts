import { EVERYWHERE } from './everywhere.ts';
import { speechOf } from './speech.ts';

/**
 * Every sentence of the interface by its key. The pictures and cards of a game speak by that game's own (`duck.ts` and its
 * peers), and what happens in it is told by the words of its rules.
 */
export const { say, sayIf, part, list, called, figures, decimal } = speechOf(...EVERYWHERE);
