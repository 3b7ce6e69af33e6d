import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { fillWith } from '../fill.ts';
import { groupCommit } from '../group-commit.ts';
import { newsOf, newsroom } from '../newsroom.ts';
import { type Kept, MOST_WHISPER, type Store } from '../store.ts';
import { committing } from './commit.ts';
import { openJobs } from './jobs.ts';
import { CONNECTION, connect, openLine, withinLimit } from './line.ts';
import { listen, whisperOf } from './listen.ts';
import { readerOf, walk } from './reader.ts';
import { migrate } from './schema.ts';
import { troubleOf } from './trouble.ts';

export interface PostgresOptions {
  readonly now?: () => number;
  /** How long a write waits for a database that is away, in ms. */
  readonly patience?: number;
}

/** A store in a database that any number of processes share. */
export async function openPostgres(address: string, options: PostgresOptions = {}): Promise<Store> {
  const { now = Date.now, patience } = options;
  await prepare(address);
  const here = randomUUID();
  const pool = new pg.Pool({ connectionString: address, max: 4, ...CONNECTION });
  // An idle connection that breaks is no news: whoever asks next gets another.
  pool.on('error', () => {});
  const reader = readerOf(pool);
  const jobs = await openJobs(address, pool);
  const line = openLine(address, async client => {
    // Acknowledged means on the disk, whatever the database is set to.
    await client.query(
      `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
    );
  });
  const news = newsroom();
  const listening = listen(address, here, news.tell);
  const group = groupCommit(committing(line, here, now, jobs.send, patience), (write, settled) => {
    const found = newsOf(write, settled);
    if (found) news.tell(found);
  });
  const { write } = group;
  const stops = new Set<() => Promise<void>>();

  return {
    kind: 'postgres',
    create: (match, entries, beside) => write({ kind: 'create', match, entries, beside }),
    append: (match, n, entries, beside = {}) => write({ kind: 'append', match, n, entries, beside }),
    read: reader.read,
    lengths: reader.lengths,
    list: reader.list,
    relist: (match, card) => write({ kind: 'relist', match, card }),
    async remove(match) {
      await write({ kind: 'remove', match });
    },
    say: (match, line) => write({ kind: 'say', match, line }),
    said: reader.said,
    putPerson: person => write({ kind: 'putPerson', person }),
    personByKey: reader.byKey,
    people: reader.people,
    async deletePerson(id) {
      await write({ kind: 'deletePerson', id });
    },
    async whenDue(run) {
      const stop = await jobs.work(run, write, now);
      stops.add(stop);
      return stop;
    },
    subscribe: news.subscribe,
    whisper(match, text) {
      if (text.length > MOST_WHISPER)
        throw new Error(`store: expected a whisper of at most ${MOST_WHISPER} characters`);
      // Nobody keeps a whisper, and nobody misses one.
      pool.query(`SELECT pg_notify('sightline', $1)`, [whisperOf(here, match, text)]).catch(() => {});
    },
    dump: () => walk(pool),
    fill: kept => fillWith(kept, write, reader.isEmpty),
    stats: group.stats,
    async trouble() {
      try {
        await pool.query('SELECT number FROM sightline.version');
        return group.trouble();
      } catch (problem) {
        return troubleOf(problem);
      }
    },
    async close() {
      for (const stop of stops) await stop();
      await group.close();
      // All that was to be kept is kept; what hangs about does not keep the process from ending.
      const closings = [jobs.close(), listening.close(), line.close(), pool.end()];
      await Promise.allSettled(closings.map(closing => withinLimit('to close', closing)));
    },
  };
}

/** Everything in a database, without a change to it. */
export async function* dumpPostgres(address: string): AsyncGenerator<Kept> {
  const pool = new pg.Pool({ connectionString: address, max: 1, ...CONNECTION });
  pool.on('error', () => {});
  try {
    yield* walk(pool);
  } catch (problem) {
    throw troubleOf(problem) ?? problem;
  } finally {
    await pool.end();
  }
}

/** Looks whether the database is there and ours, and makes the tables. */
async function prepare(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address, ...CONNECTION });
  client.on('error', () => {});
  try {
    await connect(client);
    await migrate(client);
  } catch (problem) {
    throw troubleOf(problem) ?? problem;
  } finally {
    await client.end().catch(() => {});
  }
}
