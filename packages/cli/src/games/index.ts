import type { Rulebook } from '@sightline/desk';
import { drillGame } from './drill/index.ts';
import { duckGame } from './duck/index.ts';
import { dustupGame } from './dustup/index.ts';
import { type Game, plug } from './game.ts';
import { killzoneGame } from './killzone/index.ts';
import { plainGame } from './plain.ts';

const GAMES: Readonly<Record<string, (rules: Rulebook) => Game>> = {
  drill: plug(drillGame),
  duck: plug(duckGame),
  dustup: plug(dustupGame),
  killzone: plug(killzoneGame),
};

/** A game as the rules of its edition have it drawn. Without a board there is nothing to ask them. */
export function gameUnder(rules: Rulebook): Game {
  const game = rules.board === undefined ? undefined : GAMES[rules.system.id];
  return (game ?? plainGame)(rules);
}
