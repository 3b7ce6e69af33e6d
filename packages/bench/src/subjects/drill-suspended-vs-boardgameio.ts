import { drill } from '@sightline/drill';
import { advance, answer, create, isListed, PERSON } from '@sightline/kernel';
import { matchOptions, seedOfMatch } from '../drill/match.ts';
import { chanceOf, dieOf, type Player, seedOfGame } from '../drill/played.ts';
import { againstBoardgameIo } from '../drill/versus.ts';

/** A match between two people: at every question the step is given up, and run again when the answer is there. */
const suspended: Player = {
  play(game) {
    const match = create(drill, matchOptions(game, PERSON));
    const chance = chanceOf(seedOfGame(game));
    advance(drill, match);
    while (match.pause) {
      const { asked } = match.pause;
      if (asked.kind !== 'ask' || !isListed(asked.question)) throw new Error(`suspended: unexpected ${asked.kind}`);
      const { options } = asked.question;
      const [refusal] = answer(drill, match, asked.seat, options[chance(options.length)]);
      if (refusal) throw new Error(`suspended: a listed option was refused: ${refusal.code}`);
    }
    return { outcome: match.outcome!, moves: match.past.length, table: match.table };
  },
  luck: game => ({ chance: chanceOf(seedOfGame(game)), die: dieOf(seedOfMatch(game)) }),
};

export const subject = againstBoardgameIo(suspended);
