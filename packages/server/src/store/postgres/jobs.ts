import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { PUT_OFF } from '../due.ts';
import type { Due } from '../store.ts';
import type { Write } from '../write.ts';
import type { SendJobs } from './beside.ts';
import { withinLimit } from './line.ts';
import { JOBS_SCHEMA } from './schema.ts';

const QUEUE = 'due';

type Timed = Due & { readonly at: number };
type SeenTo = (write: Write & { readonly kind: 'seenTo' }) => Promise<unknown>;

export interface Jobs {
  readonly send: SendJobs;
  /** Sees to what is due, in this process among others. */
  work(run: (due: Due) => Promise<void>, seenTo: SeenTo, now: () => number): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** pg-boss has each job done by one process, and by another if that one dies. The table `due` says what is so. */
export async function openJobs(address: string, pool: pg.Pool): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: address,
    application_name: 'sightline jobs',
    schema: JOBS_SCHEMA,
    schedule: false,
    max: 2,
  });
  // The database is away: whoever writes is told so, and the jobs are there when it is back.
  boss.on('error', () => {});
  await withinLimit('to start the jobs', boss.start());
  const keeping = { expireInSeconds: 60, retryLimit: 1_000, deleteAfterSeconds: 3_600 };
  await withinLimit('to make room for the jobs', boss.createQueue(QUEUE, keeping));

  const send: SendJobs = async (client, jobs) => {
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    const inserts = jobs.map(({ match, what, at }) => ({ data: { match, what, at }, startAfter: new Date(at) }));
    await boss.insert(QUEUE, inserts, { db });
  };

  return {
    send,
    async work(run, seenTo, now) {
      await sendMissing(pool, send);
      const id = await boss.work<Timed>(QUEUE, { pollingIntervalSeconds: 0.5, batchSize: 20 }, async jobs => {
        for (const { data } of jobs) await seeTo(data);
      });
      return () => boss.offWork(QUEUE, { id, wait: true });

      async function seeTo({ match, what, at }: Timed): Promise<void> {
        const due = await dueAt(pool, match, what, at);
        if (due === null) return;
        if (due > now()) return void (await seenTo({ kind: 'seenTo', match, what, at: due, next: due }));
        const next = await run({ match, what }).then(
          () => ({}),
          () => ({ next: now() + PUT_OFF }),
        );
        await seenTo({ kind: 'seenTo', match, what, at: due, ...next });
      }
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/**
 * When something is due by the table, for a job that was sent for that time; null where another job has it by now. From
 * here on the thing has no job, so that whoever sets it anew sends one.
 */
async function dueAt(pool: pg.Pool, match: string, what: string, at: number): Promise<number | null> {
  const { rows } = await pool.query<{ at: string }>(
    `UPDATE sightline.due SET job = NULL WHERE no = (SELECT no FROM sightline.matches WHERE match = $1) AND what = $2
     AND (job IS NULL OR job = $3) RETURNING at`,
    [match, what, at],
  );
  return rows[0] ? Number(rows[0].at) : null;
}

/** Things may have come without their jobs, out of a backup that had none. */
async function sendMissing(pool: pg.Pool, send: SendJobs): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ match: string; what: string; at: string }>(
      `UPDATE sightline.due SET job = at FROM sightline.matches AS m
       WHERE due.no = m.no AND due.job IS NULL RETURNING m.match, due.what, due.at`,
    );
    if (rows.length > 0)
      await send(
        client,
        rows.map(row => ({ ...row, at: Number(row.at) })),
      );
    await client.query('COMMIT');
    client.release();
  } catch (problem) {
    client.release(true);
    throw problem;
  }
}
