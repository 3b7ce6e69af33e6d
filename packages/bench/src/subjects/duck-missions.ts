import { duck } from '@sightline/duck';
import { randomBot } from '@sightline/kernel';
import { killzone } from '@sightline/killzone';
import type { Subject } from '../subject.ts';
import { type Endings, endingsOf, wholeGames } from '../whole-games.ts';

/** Whole missions of DUCK! between random bots, all scenarios in turn, against whole games of Killzone. */
export const subject: Subject<Endings> = {
  unit: 'games/s',
  ours: () => wholeGames(duck, { bot: duck.bots['random']!, warmUp: 40 }),
  theirs: () => wholeGames(killzone, { bot: randomBot }),
  evidence: (ours, theirs) => [`duck: ${endingsOf(ours)}`, `killzone: ${endingsOf(theirs)}`],
  // They are two games, and nothing obliges them to end alike.
  disagreements: () => [],
};
