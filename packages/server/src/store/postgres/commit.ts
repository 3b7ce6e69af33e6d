import type pg from 'pg';
import type { Commit } from '../group-commit.ts';
import type { Settled, Write } from '../write.ts';
import { applyAll } from './apply.ts';
import type { SendJobs } from './beside.ts';
import { type Line, patiently, pause } from './line.ts';
import { announcements } from './listen.ts';
import { hasCollided, isGone, PATIENCE, troubleOf } from './trouble.ts';

/** A transaction whose COMMIT was sent and not answered: the database knows what became of it, by its number. */
interface Doubt {
  readonly transaction: string;
  readonly settled: readonly Settled[];
}

/** Commits batches over a line of their own, each once, though the database may go and come back in the middle. */
export function committing(
  line: Line,
  here: string,
  now: () => number,
  sendJobs: SendJobs,
  patience = PATIENCE,
): Commit {
  let doubt: Doubt | null = null;

  async function attempt(writes: readonly Write[]): Promise<readonly Settled[]> {
    if (doubt !== null) {
      const { settled } = doubt;
      const wasCommitted = await line.use(client => outcomeOf(client, doubt!.transaction));
      doubt = null;
      if (wasCommitted) return settled;
    }
    return line.use(async client => {
      const transaction = await begin(client);
      try {
        const settled = await applyAll(client, writes, now(), sendJobs);
        const told = announcements(here, writes, settled).map(
          text => `NOTIFY sightline, ${client.escapeLiteral(text)};`,
        );
        doubt = { transaction, settled };
        await client.query(`${told.join('')}COMMIT`);
        doubt = null;
        return settled;
      } catch (problem) {
        if (isGone(problem)) throw problem;
        doubt = null;
        await client.query('ROLLBACK');
        throw problem;
      }
    });
  }

  return async function commit(writes) {
    try {
      return await patiently(
        patience,
        () => attempt(writes),
        problem => isGone(problem) || hasCollided(problem),
      );
    } catch (problem) {
      doubt = null;
      const trouble = troubleOf(problem);
      // Whoever was to blame, the others are to be written: each by itself, unless nobody can write at all.
      if (writes.length > 1 && trouble?.code !== 'away') {
        const each: Settled[] = [];
        for (const write of writes) each.push(...(await commit([write])));
        return each;
      }
      const settled: Settled = trouble
        ? { trouble: trouble.code, message: trouble.message }
        : { bug: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
      return writes.map(() => settled);
    }
  };
}

async function begin(client: pg.ClientBase): Promise<string> {
  await client.query('BEGIN');
  const { rows } = await client.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
  return rows[0]?.id ?? '';
}

/** Whether a transaction was committed; waits while the database has not found out that we went away. */
async function outcomeOf(client: pg.ClientBase, transaction: string): Promise<boolean> {
  for (;;) {
    const { rows } = await client.query<{ status: string | null }>('SELECT pg_xact_status($1::xid8) AS status', [
      transaction,
    ]);
    if (rows[0]?.status !== 'in progress') return rows[0]?.status === 'committed';
    await pause();
  }
}
