import type { DatabaseSync } from 'node:sqlite';
import { StoreTrouble } from '../store.ts';

/** "SIGH" in the header of the file: that it is ours. */
const APPLICATION = 0x53_49_47_48;

/**
 * Each takes the file from the version before it to its own; the first one is for an empty file. Matches have numbers of
 * their own, and the log is written in the order of time with a small index: of the layouts that were measured the one
 * that touches the fewest pages, at twice the rate of the next.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    no INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL UNIQUE,
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    people TEXT NOT NULL,
    awaited TEXT NOT NULL,
    about TEXT NOT NULL,
    begun INTEGER NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX matches_listed ON matches (stage, changed, match) WHERE listed = 1;

  CREATE TABLE log (
    no INTEGER NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (no, n)
  ) STRICT;

  CREATE TABLE members (
    person TEXT NOT NULL,
    no INTEGER NOT NULL,
    PRIMARY KEY (person, no)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX members_of ON members (no);

  CREATE TABLE due (
    no INTEGER NOT NULL,
    what TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (no, what)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX due_at ON due (at);

  CREATE TABLE chat (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    no INTEGER NOT NULL,
    person TEXT NOT NULL,
    audience TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX chat_at ON chat (no, n);
  CREATE INDEX chat_by ON chat (person);

  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    about TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;
  `,
];

/** The version that this program writes. */
export const VERSION = MIGRATIONS.length;

/** Looks whether the file is one of ours and of no later version; says which it has, 0 for an empty one. */
export function versionOf(db: DatabaseSync, path: string): number {
  const application = numberOf(db, 'application_id');
  const version = numberOf(db, 'user_version');
  const tables = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()?.['tables'];
  if (application === 0 && version === 0 && tables === 0) return 0;
  if (application !== APPLICATION) {
    throw new StoreTrouble('foreign', `${path} is a database of another program: name another file for Sightline's`);
  }
  if (version > VERSION) {
    throw new StoreTrouble(
      'newer',
      `${path} was written by a newer Sightline (its format is ${version}, this program knows ${VERSION}): use that one`,
    );
  }
  return version;
}

/** Brings the file to the version of this program, all of the way or not at all. */
export function migrate(db: DatabaseSync, path: string): void {
  if (versionOf(db, path) === VERSION) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const migration of MIGRATIONS.slice(versionOf(db, path))) db.exec(migration);
    db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}`);
    db.exec('COMMIT');
  } catch (problem) {
    db.exec('ROLLBACK');
    throw problem;
  }
}

function numberOf(db: DatabaseSync, pragma: 'application_id' | 'user_version'): number {
  return Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}
