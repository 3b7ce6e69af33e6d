import { randomBot } from '@sightline/kernel';
import { killzone } from '@sightline/killzone';
import { againstTheDrill } from '../whole-games.ts';

/** Whole games of Killzone between random bots, all scenarios in turn, against whole games of the drill. */
export const subject = againstTheDrill(killzone, { bot: randomBot });
