import { DatabaseSync } from 'node:sqlite';
import { StoreTrouble } from '../store.ts';
import { migrate, VERSION, versionOf } from './schema.ts';
import { troubleOf } from './trouble.ts';

/** How long one connection waits for another before it gives up, in ms. */
const PATIENCE = 10_000;

/** The connection that writes. What it has committed survives the loss of power. */
export function openToWrite(path: string): DatabaseSync {
  return opening(path, () => {
    const db = new DatabaseSync(path, { timeout: PATIENCE });
    try {
      versionOf(db, path);
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      migrate(db, path);
      return db;
    } catch (problem) {
      db.close();
      throw problem;
    }
  });
}

/** A connection that looks at what has been committed, beside the one that writes. */
export function openToRead(path: string): DatabaseSync {
  return opening(path, () => {
    const db = new DatabaseSync(path, { readOnly: true, timeout: PATIENCE });
    if (versionOf(db, path) === VERSION) return db;
    db.close();
    throw new StoreTrouble('foreign', `${path} is of an older version: open it with \`sightline serve\` first`);
  });
}

/**
 * One server writes to a file: two would not hear of each other. The lock is one of SQLite's on a file beside it, which
 * the system lets go when the process ends, however it does.
 */
export function lock(path: string): DatabaseSync {
  return opening(path, () => {
    const db = new DatabaseSync(`${path}-lock`, { timeout: 0 });
    try {
      db.exec('BEGIN EXCLUSIVE');
      return db;
    } catch (problem) {
      db.close();
      if (troubleOf(problem, path)?.code !== 'busy') throw problem;
      throw new StoreTrouble('inUse', `another Sightline server runs on ${path}: end that one, or name another file`);
    }
  });
}

function opening<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (problem) {
    throw troubleOf(problem, path) ?? problem;
  }
}
