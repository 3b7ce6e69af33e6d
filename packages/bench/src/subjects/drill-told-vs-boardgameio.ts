import { drill } from '@sightline/drill';
import { advance, create, type Line, type Player as Seated } from '@sightline/kernel';
import { matchOptions, seedOfMatch } from '../drill/match.ts';
import { botsChanceOf, dieOf, type Player } from '../drill/played.ts';
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
  luck: game => ({ chance: botsChanceOf(seedOfMatch(game)), die: dieOf(seedOfMatch(game)) }),
};

export const subject = againstBoardgameIo(told);
