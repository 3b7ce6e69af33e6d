import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fillWith } from '../fill.ts';
import { groupCommit } from '../group-commit.ts';
import { newsOf, newsroom } from '../newsroom.ts';
import type { Store } from '../store.ts';
import { openToRead } from './open-file.ts';
import { readerOf, walk } from './reader.ts';
import { startWriter } from './thread.ts';
import { troubleOf } from './trouble.ts';
import { watchDue } from './watch-due.ts';

export interface SqliteOptions {
  readonly mostPages?: number;
  readonly now?: () => number;
}

/** A store in a file, made where there is none. */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<Store> {
  const { now = Date.now, ...bounds } = options;
  makeRoomFor(path);
  const writer = await startWriter({ path, ...bounds }, now);
  const db = openToRead(path);
  const reader = readerOf(db);
  const news = newsroom();
  const group = groupCommit(writer.commit, (write, settled) => {
    const found = newsOf(write, settled);
    if (found) news.tell(found);
  });
  const { write } = group;
  const stops = new Set<() => Promise<void>>();

  return {
    kind: 'sqlite',
    create: (match, entries, beside) => write({ kind: 'create', match, entries, beside }),
    append: (match, n, entries, beside = {}) => write({ kind: 'append', match, n, entries, beside }),
    read: async (match, from) => reader.read(match, from),
    lengths: async matches =>
      new Map(matches.map(match => [match, reader.length(match)] as const).filter(([, length]) => length > 0)),
    list: async which => reader.list(which),
    relist: (match, card) => write({ kind: 'relist', match, card }),
    async remove(match) {
      await write({ kind: 'remove', match });
    },
    say: (match, line) => write({ kind: 'say', match, line }),
    said: async (match, after) => reader.said(match, after),
    putPerson: person => write({ kind: 'putPerson', person }),
    personByKey: async key => reader.byKey(key),
    people: async ids =>
      new Map(ids.flatMap(id => [reader.byId(id) ?? []].flat().map(person => [id, person] as const))),
    async deletePerson(id) {
      await write({ kind: 'deletePerson', id });
    },
    async whenDue(run) {
      const stop = watchDue(() => reader.due(now()), run, write, now);
      stops.add(stop);
      return stop;
    },
    subscribe: news.subscribe,
    // There are no others.
    whisper() {},
    async *dump() {
      yield* walk(openToRead(path));
    },
    fill: kept => fillWith(kept, write, async () => reader.isEmpty()),
    stats: group.stats,
    async trouble() {
      try {
        reader.due(0);
        statSync(path);
        return group.trouble();
      } catch (problem) {
        return troubleOf(problem, path);
      }
    },
    async close() {
      for (const stop of stops) await stop();
      await group.close();
      db.close();
      await writer.close();
    },
  };
}

function makeRoomFor(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  try {
    // In a game that is played stands which dice are still to fall: nobody else of this machine reads that.
    closeSync(openSync(path, 'a', 0o600));
  } catch {
    // What is wrong with the place is said by whoever opens it next.
  }
}
