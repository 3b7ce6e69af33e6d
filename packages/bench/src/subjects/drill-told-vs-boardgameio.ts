import { drill } from '@sightline/drill';
import { advance, type Chance, chancesOf, create, type Line, type Player as Seated } from '@sightline/kernel';
import { matchOptions, seedOfMatch } from '../drill/match.ts';
import { dieOf, type Player } from '../drill/played.ts';
import { againstBoardgameIo } from '../drill/versus.ts';

const BOT: Seated = { kind: 'bot', bot: 'random' };

/** A match between bots with somebody who listens to every line. */
const told: Player = {
  play(game) {
    const match = create(drill, matchOptions(game, BOT));
    const lines: Line[] = [];
    advance(drill, match, { listen: line => lines.push(line) });
    if (lines.length === 0) throw new Error('told: expected to hear of what happened');
    return { outcome: match.outcome!, moves: match.past.length, table: match.table };
  },
  luck(game) {
    const seed = seedOfMatch(game);
    const chances = chancesOf(seed);
    let answers = 0;
    // In a match each answer of a bot has chances to itself, so that they are the same when the step is run again.
    const chance: Chance = n => {
      chances.decide(answers++);
      return chances.next(n);
    };
    return { chance, die: dieOf(seed) };
  },
};

export const subject = againstBoardgameIo(told);
