import { dustup } from '@sightline/dustup';
import { againstTheDrill } from '../whole-games.ts';

/** Whole platoon battles of Dustup between plain bots, all scenarios in turn, against whole games of the drill. */
export const subject = againstTheDrill(dustup, { bot: dustup.bots['plain']!, warmUp: 12 });
