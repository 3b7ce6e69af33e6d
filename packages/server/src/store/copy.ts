import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dumpOf, FILE, isPostgres, openStore } from './open.ts';
import { StoreTrouble } from './store.ts';

/**
 * Copies all games from one place to another, while play goes on at the first: a backup, its way back, and the move from a
 * file to PostgreSQL are all this. Gives how many matches there were. The second place must be empty, and a file is there
 * only when it is whole.
 */
export async function copyStore(source: string, target: string): Promise<number> {
  const [from, to] = [placeOf(source), placeOf(target)];
  if (!isPostgres(from) && !existsSync(from)) throw new StoreTrouble('away', `there is no file ${from}`);
  if (isPostgres(to)) return fillFrom(from, to);
  // A log that was left behind would be taken for the new file's own.
  const there = ['', '-wal'].map(end => `${to}${end}`).find(path => existsSync(path));
  if (there) throw new StoreTrouble('notEmpty', `${there} is there already: name another file, or move that one away`);
  const part = `${to}.part`;
  removeFile(part);
  try {
    const matches = await fillFrom(from, part);
    renameSync(part, to);
    return matches;
  } finally {
    removeFile(part);
  }
}

/** A folder stands for the file that a server keeps in it. */
function placeOf(named: string): string {
  const isFolder = !isPostgres(named) && statSync(named, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? join(named, FILE) : named;
}

async function fillFrom(from: string, to: string): Promise<number> {
  const store = await openStore(to);
  try {
    return await store.fill(dumpOf(from));
  } finally {
    await store.close();
  }
}

/** With what SQLite keeps beside it. When a store is closed, all of it is in the file itself. */
function removeFile(path: string): void {
  for (const end of ['', '-wal', '-shm', '-lock', '-lock-journal']) rmSync(`${path}${end}`, { force: true });
}
