import { openToRead } from './sqlite/open-file.ts';
import { walk } from './sqlite/reader.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Kept, Store } from './store.ts';

/** What a server calls its file, in the folder that it is given. */
export const FILE = 'games.db';

const POSTGRES = /^postgres(ql)?:\/\//;

export function isPostgres(place: string): boolean {
  return POSTGRES.test(place);
}

/** Opens the store at a place: the address of a PostgreSQL (`postgres://...`), or else the path of a file. */
export async function openStore(place: string, options: { readonly now?: () => number } = {}): Promise<Store> {
  // Whoever keeps games in a file need not wait for the rest to be loaded.
  if (isPostgres(place)) return (await import('./postgres/postgres.ts')).openPostgres(place, options);
  return openSqlite(place, options);
}

/** Everything at a place, as it is now. It changes nothing there, and a server may be running on it. */
export async function* dumpOf(place: string): AsyncGenerator<Kept> {
  if (isPostgres(place)) yield* (await import('./postgres/postgres.ts')).dumpPostgres(place);
  else yield* walk(openToRead(place));
}
