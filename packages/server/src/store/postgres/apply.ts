import type pg from 'pg';
import { MOST_LINES, type Written } from '../store.ts';
import type { Settled, Write } from '../write.ts';
import { appendAll } from './append.ts';
import { putCards, putDue, putMembers, type SendJobs } from './beside.ts';

/** Does all of a batch inside the transaction that is open, in its order, and says what came of each. */
export async function applyAll(
  client: pg.ClientBase,
  writes: readonly Write[],
  now: number,
  sendJobs: SendJobs,
): Promise<readonly Settled[]> {
  const settled: Settled[] = [];
  for (const [first, run] of runsOf(writes)) {
    const results =
      run[0]?.kind === 'append'
        ? await appendAll(client, run as (Write & { readonly kind: 'append' })[], now, sendJobs)
        : [await applyOne(client, run[0]!, now, sendJobs)];
    for (const [at, done] of results.entries()) settled[first + at] = { done };
  }
  return settled;
}

/** Appends to different matches that follow one another go together; everything else goes by itself. */
function runsOf(writes: readonly Write[]): (readonly [first: number, run: readonly Write[]])[] {
  const runs: [number, Write[]][] = [];
  let matches = new Set<string>();
  for (const [at, write] of writes.entries()) {
    const isPlain = write.kind === 'append' && !matches.has(write.match);
    const last = runs.at(-1);
    if (isPlain && last && last[1][0]?.kind === 'append') last[1].push(write);
    else {
      runs.push([at, [write]]);
      matches = new Set();
    }
    if (write.kind === 'append') matches.add(write.match);
  }
  return runs;
}

async function applyOne(
  client: pg.ClientBase,
  write: Exclude<Write, { readonly kind: 'append' }> | Write,
  now: number,
  sendJobs: SendJobs,
): Promise<Written | number | null> {
  switch (write.kind) {
    case 'append':
      return (await appendAll(client, [write], now, sendJobs))[0] ?? null;
    case 'create': {
      const { card, due = {} } = write.beside;
      const { begun, changed } = write.times ?? { begun: now, changed: now };
      const people = JSON.stringify(card.people);
      const { rows } = await client.query<{ no: string }>(
        `INSERT INTO sightline.matches (match, stage, listed, people, awaited, about, begun, changed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING no`,
        [write.match, card.stage, card.listed, people, JSON.stringify(card.awaited), card.about, begun, changed],
      );
      const no = rows[0]?.no;
      if (no === undefined) return 'lost';
      await client.query(
        `INSERT INTO sightline.log (no, n, entry) SELECT $1, at - 1, entry
         FROM unnest($2::text[]) WITH ORDINALITY AS given (entry, at)`,
        [no, write.entries],
      );
      await putMembers(client, no, card.people);
      await putDue(client, [{ no, match: write.match, due }], sendJobs);
      return 'written';
    }
    case 'relist': {
      const { rows } = await client.query<{ no: string }>('SELECT no FROM sightline.matches WHERE match = $1', [
        write.match,
      ]);
      const no = rows[0]?.no;
      if (no === undefined) return 'noSuchMatch';
      await putCards(client, [[no, write.card]], now);
      await putMembers(client, no, write.card.people);
      return 'written';
    }
    case 'remove': {
      // An append that is under way at this moment may leave an entry behind, which nobody will ever find or read.
      const found = await client.query<{ no: string }>('DELETE FROM sightline.matches WHERE match = $1 RETURNING no', [
        write.match,
      ]);
      const no = found.rows[0]?.no;
      if (no === undefined) return 'noSuchMatch';
      for (const table of ['log', 'members', 'due', 'chat']) {
        await client.query(`DELETE FROM sightline.${table} WHERE no = $1`, [no]);
      }
      return 'written';
    }
    case 'say': {
      const { person, to, text, at } = write.line;
      const { rows } = await client.query<{ n: string; no: string }>(
        `INSERT INTO sightline.chat (no, person, audience, text, at)
         SELECT no, $2, $3, $4, $5 FROM sightline.matches WHERE match = $1 RETURNING n, no`,
        [write.match, person, to, text, at],
      );
      const said = rows[0];
      if (!said) return null;
      await client.query(
        `DELETE FROM sightline.chat WHERE no = $1 AND n <=
           (SELECT n FROM sightline.chat WHERE no = $1 ORDER BY n DESC LIMIT 1 OFFSET $2)`,
        [said.no, MOST_LINES],
      );
      return Number(said.n);
    }
    case 'putPerson': {
      const { id, key, name, about } = write.person;
      // Two statements, because of two keys only one may be named as the one that conflicts.
      const changed = await client.query(
        `UPDATE sightline.people SET key = $2, name = $3, about = $4 WHERE id = $1
         AND NOT EXISTS (SELECT 1 FROM sightline.people WHERE key = $2 AND id <> $1)`,
        [id, key, name, about],
      );
      if (changed.rowCount === 1) return 'written';
      const entered = await client.query(
        'INSERT INTO sightline.people (id, key, name, about) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [id, key, name, about],
      );
      return entered.rowCount === 1 ? 'written' : 'lost';
    }
    case 'deletePerson':
      await client.query('DELETE FROM sightline.people WHERE id = $1', [write.id]);
      await client.query('DELETE FROM sightline.members WHERE person = $1', [write.id]);
      await client.query('DELETE FROM sightline.chat WHERE person = $1', [write.id]);
      return 'written';
    case 'seenTo': {
      const { match, what, at, next } = write;
      const its = 'no = (SELECT no FROM sightline.matches WHERE match = $1) AND what = $2 AND at = $3';
      if (next === undefined) await client.query(`DELETE FROM sightline.due WHERE ${its}`, [match, what, at]);
      else {
        await client.query(`UPDATE sightline.due SET at = $4, job = $4 WHERE ${its}`, [match, what, at, next]);
        await sendJobs(client, [{ match, what, at: next }]);
      }
      return 'written';
    }
    default:
      return write satisfies never;
  }
}
