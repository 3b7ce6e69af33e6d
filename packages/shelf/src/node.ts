import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bad, type Edition } from '@sightline/kernel';
import { moduleOf, readIndex } from './entry.ts';
import { type Shelf, shelfOf } from './shelf.ts';
import { SOURCES } from './sources.ts';

/** Where frozen editions stand in the project. */
const EDITIONS: string = join(import.meta.dirname, '..', '..', '..', 'editions');

/** The shelf of a process: frozen editions are read from a folder. */
export function folderShelf(
  folder: string = EDITIONS,
  sources: Readonly<Record<string, () => Promise<Edition>>> = SOURCES,
): Shelf {
  const path = join(folder, 'index.json');
  return shelfOf({
    sources,
    index: () => readFile(path, 'utf8').then(readIndex, () => bad('noEdition', `there is no ${path}`)),
    fetch: entry => readFile(join(folder, moduleOf(entry)), 'utf8'),
    digest: async text => createHash('sha256').update(text).digest('hex'),
    // What was compared is what is run: the file might be another by the time it was read again.
    run: text => import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`),
  });
}
