import { drill } from '@sightline/drill';
import type { Chance, Outcome } from '@sightline/kernel';
import { chanceOf, type Luck, type Played, seedOfGame } from '../drill/played.ts';
import { Client } from './boardgame-io.ts';
import { peerGame, type Volley } from './drill-game.ts';

/** One game by boardgame.io's local client, the way its documentation runs games without a screen. */
export function playPeer(game: number): Played {
  return playWith(chanceOf(seedOfGame(game)), peerGame(`bench ${game}`));
}

/** The same with luck from elsewhere, to be compared move for move. */
export function playPeerWith({ chance, die }: Luck): Played {
  const volley: Volley = () => [die(), die(), die()];
  return playWith(chance, peerGame('unused', volley));
}

function playWith(chance: Chance, game: ReturnType<typeof peerGame>): Played {
  const client = Client({ game, numPlayers: 2, debug: false });
  for (let moves = 0; moves <= 3 * drill.stepLimit; moves++) {
    const { G, ctx } = client.getState()!;
    if (ctx.gameover !== undefined) return { outcome: ctx.gameover as Outcome, moves, table: G };
    const options = game.ai!.enumerate(G, ctx, ctx.currentPlayer) as { move: string; args: unknown[] }[];
    const { move, args } = options[chance(options.length)]!;
    client.moves[move]!(...args);
  }
  throw new Error('boardgame.io: no end after as many moves as the drill has at most');
}
