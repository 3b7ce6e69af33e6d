import type pg from 'pg';
import type { Written } from '../store.ts';
import type { Write } from '../write.ts';
import { putCards, putDue, putMembers, type SendJobs } from './beside.ts';

type Append = Write & { readonly kind: 'append' };

interface Head {
  readonly at: number;
  readonly no: string;
  readonly people: string;
  readonly won: boolean;
}

/**
 * Appends to as many matches in one statement. In the order of their numbers, for two processes that lock the same
 * entries in different orders would wait for each other. Who has written the first of several entries has won: the next
 * numbers are free until that is committed.
 */
export async function appendAll(
  client: pg.ClientBase,
  writes: readonly Append[],
  now: number,
  sendJobs: SendJobs,
): Promise<readonly Written[]> {
  const { rows } = await client.query<Head>({
    name: 'append',
    text: `WITH known AS (
             SELECT given.at, m.no, m.people, given.n, given.entry
             FROM unnest($1::text[], $2::integer[], $3::text[]) WITH ORDINALITY AS given (match, n, entry, at)
             JOIN sightline.matches AS m USING (match)
             JOIN sightline.log AS before ON before.no = m.no AND before.n = given.n - 1
           ), put AS (
             INSERT INTO sightline.log (no, n, entry) SELECT no, n, entry FROM known ORDER BY no
             ON CONFLICT DO NOTHING RETURNING no
           )
           SELECT known.at::integer - 1 AS at, known.no, known.people, put.no IS NOT NULL AS won
           FROM known LEFT JOIN put USING (no)`,
    values: [writes.map(({ match }) => match), writes.map(({ n }) => n), writes.map(({ entries }) => entries[0])],
  });
  const written: Written[] = writes.map(() => 'noSuchMatch');
  for (const { at, won } of rows) written[at] = won ? 'written' : 'lost';
  const winners = rows.filter(({ won }) => won).map(head => ({ ...head, write: writes[head.at]! }));
  await appendRest(client, winners);
  const carded = winners.filter(({ write }) => write.beside.card).sort((a, b) => Number(a.no) - Number(b.no));
  await putCards(
    client,
    carded.map(({ no, write }) => [no, write.beside.card!]),
    now,
  );
  for (const { no, people, write } of carded) {
    const now = write.beside.card?.people ?? [];
    if (JSON.stringify(now) !== people) await putMembers(client, no, now);
  }
  const dues = winners.filter(({ write }) => write.beside.due);
  await putDue(
    client,
    dues.map(({ no, write }) => ({ no, match: write.match, due: write.beside.due! })),
    sendJobs,
  );
  return written;
}

async function appendRest(
  client: pg.ClientBase,
  winners: readonly { readonly no: string; readonly write: Append }[],
): Promise<void> {
  const rest = winners.flatMap(({ no, write: { n, entries } }) =>
    entries.slice(1).map((entry, at) => ({ no, n: n + 1 + at, entry })),
  );
  if (rest.length === 0) return;
  await client.query(
    'INSERT INTO sightline.log (no, n, entry) SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[])',
    [rest.map(({ no }) => no), rest.map(({ n }) => n), rest.map(({ entry }) => entry)],
  );
}
