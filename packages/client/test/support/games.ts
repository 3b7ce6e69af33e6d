import { systems } from '../../src/games/systems.ts';

/** The titles of every game on the first page. */
export const games: readonly string[] = systems.map(({ title }) => title);
