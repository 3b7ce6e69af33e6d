import type { Edition } from '@sightline/kernel';
import { use } from 'react';
import { called, say } from '../words/index.ts';
import { languageOf } from '../words/language.ts';
import { type Game, plug } from './game.ts';
import { newestEdition, type SystemId } from './systems.ts';

export { isGame } from './systems.ts';

/** What the first page says of a game before its rules and pictures are fetched. */
export interface GameEntry {
  readonly id: SystemId;
  readonly title: string;
  readonly tagline: string;
  /** Whom one plays in the match that one click begins, and what for. */
  readonly first: string;
  /** Its missions can be strung together. */
  readonly campaign?: true;
  /** A game to try the table with. */
  readonly small?: true;
}

/** Every game that can be played here, in the order of the first page. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'duck',
    title: called('DUCK!'),
    tagline: say('duck.tagline'),
    first: say('duck.first'),
    campaign: true,
  },
  { id: 'dustup', title: called('Dustup'), tagline: say('dustup.tagline'), first: say('dustup.first') },
  { id: 'killzone', title: called('Killzone'), tagline: say('killzone.tagline'), first: say('killzone.first') },
  { id: 'drill', title: called('The Drill'), tagline: say('drill.tagline'), first: say('drill.first'), small: true },
];

/** What draws a game: the same for all editions of it, each of which it asks for its rules. */
const DRAW: Readonly<Record<string, () => Promise<(edition: Edition) => Game>>> = {
  duck: () => import('./duck/index.ts').then(({ duckGame }) => plug(duckGame)),
  dustup: () => import('./dustup/index.ts').then(({ dustupGame }) => plug(dustupGame)),
  killzone: () => import('./killzone/index.ts').then(({ killzoneGame }) => plug(killzoneGame)),
  drill: () => import('./drill/index.ts').then(({ drillGame }) => plug(drillGame)),
};

const drawn = new WeakMap<Edition, Promise<Game>>();

/** The game as it is drawn by the rules of an edition: one and the same for one edition. */
export function gameUnder(edition: Edition): Promise<Game> {
  const game = drawn.get(edition) ?? DRAW[edition.system.id]!().then(draw => inLanguage(draw(edition)));
  drawn.set(edition, game);
  return game;
}

const fetching = new Map<string, Promise<Game>>();

/** A game by its newest rules, fetched once; nobody waits for the rules of another. */
export function loadGame(id: string): Promise<Game> {
  const game = fetching.get(id) ?? fetchNewest(id);
  fetching.set(id, game);
  return game;
}

async function fetchNewest(id: string): Promise<Game> {
  // Both at once: neither needs the other to be fetched.
  const [edition] = await Promise.all([newestEdition(id), DRAW[id]?.()]);
  return gameUnder(edition);
}

export function loadAllGames(): Promise<readonly Game[]> {
  return Promise.all(GAMES.map(({ id }) => loadGame(id)));
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
