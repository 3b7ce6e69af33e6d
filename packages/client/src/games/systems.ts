import type { Edition } from '@sightline/kernel';
import type { Shelf } from '@sightline/shelf';
import { isSystem, SOURCES } from '@sightline/shelf/sources';

export { isSystem as isGame, type SystemId } from '@sightline/shelf/sources';

/** The rules that games are begun under. */
export function newestEdition(id: string): Promise<Edition> {
  return isSystem(id) ? SOURCES[id]() : Promise.reject(new Error(`there is no game "${id}"`));
}

/** The rules that a match was begun under, for the page and for its workers. The first page need not know what is frozen. */
export const shelf: Shelf = async wanted => (await import('./frozen.ts')).frozenShelf(wanted);
