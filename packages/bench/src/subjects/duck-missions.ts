import { duck } from '@sightline/duck';
import { randomBot } from '@sightline/kernel';
import type { Subject } from '../subject.ts';
import { endingsOf, type Told, wholeGames } from '../whole-games.ts';

/**
 * Whole missions of DUCK!, all scenarios in turn. Bots that answer anything with anything withdraw after a few turns;
 * theirs stay aboard among ever more Threats, mostly until nobody is left or Mother casts off. A mission runs through
 * more code than any other game here, so that it takes many of them until all is compiled.
 */
export const subject: Subject<Told> = {
  unit: 'games/s',
  ours: () => wholeGames(duck, { bot: randomBot, warmUp: 120 }),
  theirs: () => wholeGames(duck, { bot: duck.bots['random']!, warmUp: 40 }),
  evidence: (ours, theirs) => [`random: ${endingsOf(ours)}`, `staying aboard: ${endingsOf(theirs)}`],
  // They are not meant to end alike.
  disagreements: () => [],
};
