import type { Edition } from '@sightline/kernel';

/** The newest edition of a game is its source, fetched when a match of it is played: rules alone, without a picture. */
const NEWEST = {
  duck: () => import('@sightline/duck/edition').then(anyEdition),
  dustup: () => import('@sightline/dustup/edition').then(anyEdition),
  killzone: () => import('@sightline/killzone/edition').then(anyEdition),
  drill: () => import('@sightline/drill/edition').then(anyEdition),
};

export type SystemId = keyof typeof NEWEST;

/** What the tables, events and views of a game are made of is nobody's business here. */
function anyEdition({ edition }: { readonly edition: Edition<object> }): Edition {
  return edition as unknown as Edition;
}

export function isGame(id: string): id is SystemId {
  return Object.hasOwn(NEWEST, id);
}

/** The rules that games are begun under. */
export function newestEdition(id: string): Promise<Edition> {
  return isGame(id) ? NEWEST[id]() : Promise.reject(new Error(`there is no game "${id}"`));
}

/** The rules that a match was begun under; or why they cannot be had. */
export type FoundEdition =
  | { readonly ok: true; readonly edition: Edition }
  | { readonly ok: false; readonly code: 'future' | 'noEdition'; readonly detail: string };

/** The same for the page and for its worker. The first page need not know what is frozen. */
export async function loadEdition(id: string, number: number, inWork: boolean): Promise<FoundEdition> {
  const { findEdition } = await import('./shelf.ts');
  return findEdition(() => newestEdition(id), { id, number, inWork });
}
