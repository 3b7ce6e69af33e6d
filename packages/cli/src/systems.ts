import type { Rulebook } from '@sightline/desk';
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
export function inLanguage(system: AnySystem, game = system.id): AnySystem {
  const language = languageOf(game);
  return language && system.wordsIn ? { ...system, words: system.wordsIn(language) } : system;
}

/** A game to begin: its newest rules, or those of an edition that is asked for. */
export async function rulesNamed(id: string, edition?: number): Promise<Result<Rulebook>> {
  if (!isSystem(id)) return failure(say('setup.noSystem', { system: id, known: systemIds }));
  if (edition === undefined) {
    const { system, board } = await SOURCES[id]();
    return success({ system: inLanguage(system), board });
  }
  const found = await shelf({ system: id, edition, inWork: true });
  if (!found.ok) return failure(say('setup.noEdition', { edition, system: id }));
  return success({ system: found.value.system, board: found.value.edition.board });
}
