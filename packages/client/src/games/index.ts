import { use } from 'react';
import { called, say } from '../words/index.ts';
import { languageOf } from '../words/language.ts';
import { type Game, plug } from './game.ts';
import type { SystemId } from './systems.ts';

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
  { id: 'duck', title: called('DUCK!'), tagline: say('duck.tagline'), campaign: true },
  { id: 'dustup', title: called('Dustup'), tagline: say('dustup.tagline') },
  { id: 'killzone', title: called('Killzone'), tagline: say('killzone.tagline') },
  { id: 'drill', title: called('The Drill'), tagline: say('drill.tagline') },
];

const FETCH: Readonly<Record<SystemId, () => Promise<Game>>> = {
  duck: () => import('./duck/index.ts').then(({ duckGame }) => plug(duckGame)),
  dustup: () => import('./dustup/index.ts').then(({ dustupGame }) => plug(dustupGame)),
  killzone: () => import('./killzone/index.ts').then(({ killzoneGame }) => plug(killzoneGame)),
  drill: () => import('./drill/index.ts').then(({ drillGame }) => plug(drillGame)),
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
    game = FETCH[id]()
      .then(inLanguage)
      .then(fetched => {
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

/** A game whose rules speak the language of the page; what speaks English only does so. */
function inLanguage(game: Game): Game {
  const language = languageOf(game.system.id);
  if (language === null || !game.system.wordsIn) return game;
  return { ...game, system: { ...game.system, words: game.system.wordsIn(language) } };
}
