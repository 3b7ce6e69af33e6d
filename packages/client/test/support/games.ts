import { GAMES } from '../../src/games/index.ts';

/** The titles of every game on the first page. */
export const games: readonly string[] = GAMES.map(({ title }) => title);
