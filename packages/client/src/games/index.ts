import { use } from 'react';
import { words } from '../words/index.ts';
import type { DrillEdition } from './drill/rules.ts';
import type { DuckEdition } from './duck/rules.ts';
import type { DustupEdition } from './dustup/rules.ts';
import { type Game, plug } from './game.ts';
import { loadEdition, type SystemId } from './systems.ts';

/** What the first page says of a game before its rules and pictures are fetched. */
export interface GameEntry {
  readonly id: SystemId;
  readonly title: string;
  readonly tagline: string;
  /** Its missions can be strung together. */
  readonly campaign?: true;
}

/** Every game that can be played here, in the order of the first page. */
export const GAMES: readonly GameEntry[] = [
  { id: 'duck', title: 'DUCK!', tagline: words.duck.tagline, campaign: true },
  { id: 'dustup', title: 'Dustup', tagline: words.dustup.tagline },
  { id: 'killzone', title: 'Killzone', tagline: words.killzone.tagline },
  { id: 'drill', title: 'The Drill', tagline: words.drill.tagline },
];

const FETCH: Readonly<Record<SystemId, () => Promise<Game>>> = {
  duck: () =>
    Promise.all([import('./duck/index.ts'), loadEdition('duck')]).then(([{ duckGame }, edition]) =>
      plug(duckGame(edition as unknown as DuckEdition)),
    ),
  dustup: () =>
    Promise.all([import('./dustup/index.ts'), loadEdition('dustup')]).then(([{ dustupGame }, edition]) =>
      plug(dustupGame(edition as unknown as DustupEdition)),
    ),
  killzone: () => import('./killzone/index.ts').then(({ killzoneGame }) => plug(killzoneGame)),
  drill: () =>
    Promise.all([import('./drill/index.ts'), loadEdition('drill')]).then(([{ drillGame }, edition]) =>
      plug(drillGame(edition as unknown as DrillEdition)),
    ),
};

const fetching = new Map<string, Promise<Game>>();
const here = new Map<string, Game>();

export function isGame(id: string): id is SystemId {
  return Object.hasOwn(FETCH, id);
}

/** Fetches a game once; nobody waits for the rules of another. */
export function loadGame(id: string): Promise<Game> {
  if (!isGame(id)) return Promise.reject(new Error(`there is no game "${id}"`));
  let game = fetching.get(id);
  if (!game) {
    game = FETCH[id]().then(fetched => {
      here.set(id, fetched);
      return fetched;
    });
    fetching.set(id, game);
  }
  return game;
}

export function loadAllGames(): Promise<readonly Game[]> {
  return Promise.all(GAMES.map(({ id }) => loadGame(id)));
}

/** A game that has been fetched already, because a match of it has. */
export function gameOf(id: string): Game {
  const game = here.get(id);
  if (!game) throw new Error(`expected the game "${id}" to have been fetched`);
  return game;
}

/**
 * A game for a part of the page that waits for it. The promise is always handed to React, even when it is kept: a
 * component that was put off by it must meet it again, or its other hooks are lost.
 */
export function useGame(id: SystemId): Game {
  return use(loadGame(id));
}
