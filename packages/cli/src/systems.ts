import type { AnySystem } from '@sightline/kernel';
import type { Shelf } from '@sightline/shelf';
import { folderShelf } from '@sightline/shelf/node';
import { isSystem, SOURCES } from '@sightline/shelf/sources';
import { failure, type Result, success } from './result.ts';
import { say } from './words/index.ts';
import { languageOf } from './words/language.ts';

export const systemIds: readonly string[] = Object.keys(SOURCES);

/** Where the rules of a saved game are found, whichever edition it was begun under. */
export const shelf: Shelf = async wanted => {
  const found = await onDisk(wanted);
  return found.ok ? { ok: true, value: { ...found.value, system: inLanguage(found.value.system) } } : found;
};

const onDisk = folderShelf();

/** A game whose rules speak the language of the terminal; what speaks English only does so. */
function inLanguage(system: AnySystem): AnySystem {
  const language = languageOf(system.id);
  return language && system.wordsIn ? { ...system, words: system.wordsIn(language) } : system;
}

/** A game to begin: its newest rules, or those of an edition that is asked for. */
export async function systemNamed(id: string, edition?: number): Promise<Result<AnySystem>> {
  if (!isSystem(id)) return failure(say('setup.noSystem', { system: id, known: systemIds }));
  if (edition === undefined) return success(inLanguage((await SOURCES[id]()).system));
  const found = await shelf({ system: id, edition, inWork: true });
  return found.ok ? success(found.value.system) : failure(say('setup.noEdition', { edition, system: id }));
}
