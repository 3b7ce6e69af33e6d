import type pg from 'pg';
import {
  type Card,
  type ChatLine,
  type Kept,
  type Listed,
  type Listing,
  MOST_LINES,
  MOST_READ,
  type NewLine,
  type Person,
} from '../store.ts';
import { patiently } from './line.ts';
import { isGone, PATIENCE, troubleOf } from './trouble.ts';

type Row = Readonly<Record<string, unknown>>;
type Ask = (text: string, values?: unknown[]) => Promise<Row[]>;

const LISTED = 'SELECT match, stage, listed, people, awaited, about, begun, changed FROM sightline.matches';
const PERSON = 'SELECT id, key, name, about FROM sightline.people';
const LAST_OF_ALL = { changed: Number.MAX_SAFE_INTEGER, match: '' };

/** All that is asked of a PostgreSQL. A question that finds it away is asked again. */
export function readerOf(pool: pg.Pool) {
  const ask: Ask = async (text, values = []) => {
    try {
      return (await patiently(PATIENCE, () => pool.query<Row>(text, values), isGone)).rows;
    } catch (problem) {
      throw troubleOf(problem) ?? problem;
    }
  };
  return {
    ask,
    async isEmpty(): Promise<boolean> {
      const rows = await ask(
        'SELECT 1 WHERE EXISTS (SELECT FROM sightline.matches) OR EXISTS (SELECT FROM sightline.people)',
      );
      return rows.length === 0;
    },
    async read(match: string, from: number): Promise<string[]> {
      const rows = await ask(
        `SELECT entry FROM sightline.log WHERE no = (SELECT no FROM sightline.matches WHERE match = $1) AND n >= $2
         ORDER BY n LIMIT ${MOST_READ}`,
        [match, from],
      );
      return rows.map(row => String(row['entry']));
    },
    async lengths(matches: readonly string[]): Promise<Map<string, number>> {
      const rows = await ask(
        `SELECT match, (SELECT max(n) + 1 FROM sightline.log AS l WHERE l.no = m.no) AS length
         FROM sightline.matches AS m WHERE match = ANY ($1)`,
        [matches],
      );
      return new Map(rows.map(row => [String(row['match']), Number(row['length'])]));
    },
    async list(which: Listing): Promise<Listed[]> {
      const { changed, match } = which.before ?? LAST_OF_ALL;
      const condition =
        which.of === 'lobby' ? 'stage = $1 AND listed' : 'no IN (SELECT no FROM sightline.members WHERE person = $1)';
      const rows = await ask(
        `${LISTED} WHERE ${condition} AND (changed, match COLLATE "C") < ($2, $3)
         ORDER BY changed DESC, match COLLATE "C" DESC LIMIT $4`,
        [which.of === 'lobby' ? which.stage : which.person, changed, match, which.most],
      );
      return rows.map(listedOf);
    },
    async said(match: string, after: number): Promise<ChatLine[]> {
      const rows = await ask(
        `SELECT * FROM (SELECT n, person, audience, text, at FROM sightline.chat
           WHERE no = (SELECT no FROM sightline.matches WHERE match = $1) AND n > $2 ORDER BY n DESC LIMIT ${MOST_LINES})
         AS last ORDER BY n`,
        [match, after],
      );
      return rows.map(row => ({ n: Number(row['n']), ...lineOf(row) }));
    },
    async byKey(key: string): Promise<Person | null> {
      const [row] = await ask(`${PERSON} WHERE key = $1`, [key]);
      return row ? personOf(row) : null;
    },
    async people(ids: readonly string[]): Promise<Map<string, Person>> {
      const rows = await ask(`${PERSON} WHERE id = ANY ($1)`, [ids]);
      return new Map(rows.map(row => [String(row['id']), personOf(row)]));
    },
  };
}

/** Everything, as it is when it begins: the transaction stays with that moment. */
export async function* walk(pool: pg.Pool): AsyncGenerator<Kept> {
  const client = await pool.connect();
  let isWhole = false;
  const rowsOf = (cursor: string, text: string): AsyncGenerator<Row> => cursorOver(client, cursor, text);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for await (const row of rowsOf('matches', 'SELECT * FROM sightline.matches ORDER BY no')) {
      const log = await client.query<Row>('SELECT entry FROM sightline.log WHERE no = $1 ORDER BY n', [row['no']]);
      const due = await client.query<Row>('SELECT what, at FROM sightline.due WHERE no = $1 ORDER BY what', [
        row['no'],
      ]);
      const times = due.rows.map(each => [String(each['what']), Number(each['at'])] as const);
      const entries = log.rows.map(each => String(each['entry']));
      yield { kind: 'match', listed: listedOf(row), entries, due: Object.fromEntries(times) };
    }
    const chat =
      'SELECT match, person, audience, text, at FROM sightline.chat JOIN sightline.matches USING (no) ORDER BY n';
    for await (const row of rowsOf('chat', chat))
      yield { kind: 'line', match: String(row['match']), line: lineOf(row) };
    for await (const row of rowsOf('people', `${PERSON} ORDER BY id COLLATE "C"`)) {
      yield { kind: 'person', person: personOf(row) };
    }
    await client.query('COMMIT');
    isWhole = true;
  } finally {
    client.release(!isWhole);
  }
}

async function* cursorOver(client: pg.ClientBase, cursor: string, text: string): AsyncGenerator<Row> {
  await client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH 100 FROM ${cursor}`);
    if (rows.length === 0) return;
    yield* rows;
  }
}

function listedOf(row: Row): Listed {
  return {
    match: String(row['match']),
    stage: row['stage'] as Card['stage'],
    listed: row['listed'] === true,
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

function personOf(row: Row): Person {
  return { id: String(row['id']), key: String(row['key']), name: String(row['name']), about: String(row['about']) };
}
