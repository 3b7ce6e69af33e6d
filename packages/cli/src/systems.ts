import type { AnySystem } from '@sightline/kernel';
import type { Shelf } from '@sightline/shelf';
import { folderShelf } from '@sightline/shelf/node';
import { SOURCES } from '@sightline/shelf/sources';
import { failure, type Result, success } from './result.ts';

export const systemIds: readonly string[] = Object.keys(SOURCES);

/** Where the rules of a saved game are found, whichever edition it was begun under. */
export const shelf: Shelf = folderShelf();

/** A game to begin: its newest rules, or those of an edition that is asked for. */
export async function systemNamed(id: string, edition?: number): Promise<Result<AnySystem>> {
  if (!Object.hasOwn(SOURCES, id)) return failure(`there is no system "${id}"; there is ${systemIds.join(', ')}`);
  if (edition === undefined) return success((await SOURCES[id]!()).system);
  const found = await shelf({ system: id, edition, inWork: true });
  return found.ok ? success(found.value.system) : failure(`there is no edition ${edition} of ${id} here`);
}
