import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import {
  type Card,
  type ChatLine,
  type Due,
  type Kept,
  type Listed,
  type Listing,
  MOST_LINES,
  MOST_READ,
  type NewLine,
  type Person,
} from '../store.ts';

type Row = Record<string, SQLOutputValue>;

const PERSON = 'SELECT id, key, name, about FROM people';
const LISTED = 'SELECT match, stage, listed, people, awaited, about, begun, changed FROM matches';
const LAST_OF_ALL = { changed: Number.MAX_SAFE_INTEGER, match: '' };

/** All that is asked of a file of SQLite. */
export function readerOf(db: DatabaseSync) {
  const sql = {
    read: db.prepare(
      `SELECT entry FROM log WHERE no = (SELECT no FROM matches WHERE match = ?) AND n >= ? ORDER BY n LIMIT ${MOST_READ}`,
    ),
    length: db.prepare('SELECT max(n) + 1 AS length FROM log WHERE no = (SELECT no FROM matches WHERE match = ?)'),
    lobby: db.prepare(
      `${LISTED} WHERE stage = ? AND listed = 1 AND (changed, match) < (?, ?) ORDER BY changed DESC, match DESC LIMIT ?`,
    ),
    ofPerson: db.prepare(
      `${LISTED} WHERE no IN (SELECT no FROM members WHERE person = ?) AND (changed, match) < (?, ?)
       ORDER BY changed DESC, match DESC LIMIT ?`,
    ),
    said: db.prepare(
      `SELECT n, person, audience, text, at FROM
         (SELECT * FROM chat WHERE no = (SELECT no FROM matches WHERE match = ?) AND n > ? ORDER BY n DESC LIMIT ${MOST_LINES})
       ORDER BY n`,
    ),
    byKey: db.prepare(`${PERSON} WHERE key = ?`),
    byId: db.prepare(`${PERSON} WHERE id = ?`),
    any: db.prepare('SELECT 1 WHERE EXISTS (SELECT 1 FROM matches) OR EXISTS (SELECT 1 FROM people)'),
    due: db.prepare('SELECT match, what, at FROM due JOIN matches USING (no) WHERE at <= ? ORDER BY at LIMIT 100'),
  };
  return {
    isEmpty: (): boolean => sql.any.get() === undefined,
    read: (match: string, from: number): string[] => sql.read.all(match, from).map(row => String(row['entry'])),
    length: (match: string): number => Number(sql.length.get(match)?.['length'] ?? 0),
    list(which: Listing): Listed[] {
      const { changed, match } = which.before ?? LAST_OF_ALL;
      const rows =
        which.of === 'lobby'
          ? sql.lobby.all(which.stage, changed, match, which.most)
          : sql.ofPerson.all(which.person, changed, match, which.most);
      return rows.map(listedOf);
    },
    said: (match: string, after: number): ChatLine[] =>
      sql.said.all(match, after).map(row => ({ n: Number(row['n']), ...lineOf(row) })),
    byKey: (key: string): Person | null => personOf(sql.byKey.get(key)),
    byId: (id: string): Person | null => personOf(sql.byId.get(id)),
    due: (now: number): (Due & { readonly at: number })[] =>
      sql.due.all(now).map(row => ({ match: String(row['match']), what: String(row['what']), at: Number(row['at']) })),
  };
}

/** Everything, as it is when it begins: the connection stays with that moment. It is this walk's own, and closed by it. */
export function* walk(db: DatabaseSync): Generator<Kept> {
  try {
    db.exec('BEGIN');
    const logOf = db.prepare('SELECT entry FROM log WHERE no = ? ORDER BY n');
    const dueOf = db.prepare('SELECT what, at FROM due WHERE no = ?');
    for (const row of db.prepare('SELECT * FROM matches ORDER BY no').iterate()) {
      const no = Number(row['no']);
      const entries = logOf.all(no).map(each => String(each['entry']));
      const due = dueOf.all(no).map(each => [String(each['what']), Number(each['at'])] as const);
      yield { kind: 'match', listed: listedOf(row), entries, due: Object.fromEntries(due) };
    }
    const chat = 'SELECT match, person, audience, text, at FROM chat JOIN matches USING (no) ORDER BY chat.n';
    for (const row of db.prepare(chat).iterate()) {
      yield { kind: 'line', match: String(row['match']), line: lineOf(row) };
    }
    for (const row of db.prepare(PERSON).iterate()) yield { kind: 'person', person: personOf(row)! };
  } finally {
    db.close();
  }
}

function listedOf(row: Row): Listed {
  return {
    match: String(row['match']),
    stage: row['stage'] as Card['stage'],
    listed: row['listed'] === 1,
    people: JSON.parse(String(row['people'])) as string[],
    awaited: JSON.parse(String(row['awaited'])) as string[],
    about: String(row['about']),
    begun: Number(row['begun']),
    changed: Number(row['changed']),
  };
}

function lineOf(row: Row): NewLine {
  return {
    person: String(row['person']),
    to: String(row['audience']),
    text: String(row['text']),
    at: Number(row['at']),
  };
}

function personOf(row: Row | undefined): Person | null {
  if (!row) return null;
  return { id: String(row['id']), key: String(row['key']), name: String(row['name']), about: String(row['about']) };
}
