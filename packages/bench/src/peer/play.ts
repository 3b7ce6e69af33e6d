import { createRequire } from 'node:module';
import { SIDES } from '@sightline/drill';
import type { Chance, Outcome } from '@sightline/kernel';
import type * as BoardgameIo from 'boardgame.io/client' with { 'resolution-mode': 'require' };
import { enumerate, peerGame, type PeerTable, type Volley } from './drill-game.ts';

// boardgame.io looks at this once, when it is loaded: in production it neither logs nor checks every state.
process.env['NODE_ENV'] = 'production';
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof BoardgameIo;

export function playPeer(seed: string, chance: Chance, volley?: Volley) {
  const client = Client({ game: peerGame(seed, volley), numPlayers: 2, debug: false });
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState()!;
    if (ctx.gameover !== undefined) return { outcome: ctx.gameover as Outcome, moves, table: G };
    const { move, options } = enumerate(G, SIDES[ctx.playOrderPos]!, ctx.numMoves ?? 0);
    client.moves[move]!(options[chance(options.length)]);
    moves++;
  }
}
