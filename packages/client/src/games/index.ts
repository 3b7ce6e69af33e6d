import { drillGame } from './drill/index.ts';
import { duckGame } from './duck/index.ts';
import { type Game, plug } from './game.ts';
import { killzoneGame } from './killzone/index.ts';
import type { SystemId } from './systems.ts';

const pictured: Readonly<Record<SystemId, Game>> = {
  duck: plug(duckGame),
  killzone: plug(killzoneGame),
  drill: plug(drillGame),
};

/** Every game that can be played here, in the order of the first page. */
export const games: readonly Game[] = Object.values(pictured);

export function gameOf(id: string): Game {
  const game = games.find(({ system }) => system.id === id);
  if (!game) throw new Error(`expected one of the games ${games.map(g => g.system.id).join(', ')}, not "${id}"`);
  return game;
}
