import type pg from 'pg';
import type { Card, Due } from '../store.ts';

/** Has pg-boss call somebody at that time, as part of the transaction that is open. */
export type SendJobs = (client: pg.ClientBase, jobs: readonly (Due & { readonly at: number })[]) => Promise<void>;

interface Dues {
  readonly no: string;
  readonly match: string;
  readonly due: Readonly<Record<string, number | null>>;
}

export async function putMembers(client: pg.ClientBase, no: string, people: readonly string[]): Promise<void> {
  await client.query('DELETE FROM sightline.members WHERE no = $1', [no]);
  await client.query(
    'INSERT INTO sightline.members (person, no) SELECT DISTINCT person, $1::bigint FROM unnest($2::text[]) AS given (person)',
    [no, people],
  );
}

/** The cards of matches by their numbers, each match once. */
export async function putCards(
  client: pg.ClientBase,
  cards: readonly (readonly [no: string, card: Card])[],
  now: number,
): Promise<void> {
  if (cards.length === 0) return;
  const column = <V>(of: (card: Card) => V): V[] => cards.map(([, card]) => of(card));
  await client.query({
    name: 'cards',
    text: `UPDATE sightline.matches AS m
           SET stage = c.stage, listed = c.listed, people = c.people, awaited = c.awaited, about = c.about, changed = $7
           FROM unnest($1::bigint[], $2::text[], $3::boolean[], $4::text[], $5::text[], $6::text[])
             AS c (no, stage, listed, people, awaited, about)
           WHERE m.no = c.no`,
    values: [
      cards.map(([no]) => no),
      column(({ stage }) => stage),
      column(({ listed }) => listed),
      column(({ people }) => JSON.stringify(people)),
      column(({ awaited }) => JSON.stringify(awaited)),
      column(({ about }) => about),
      now,
    ],
  });
}

/**
 * When things are due. A clock is set anew with every move, so a job is sent only where none will run by then; one that
 * runs too early looks again.
 */
export async function putDue(client: pg.ClientBase, dues: readonly Dues[], sendJobs: SendJobs): Promise<void> {
  const rows = dues.flatMap(({ no, match, due }) => Object.entries(due).map(([what, at]) => ({ no, match, what, at })));
  const set = rows.filter(({ at }) => at !== null);
  const gone = rows.filter(({ at }) => at === null);
  const keys = (some: typeof rows) => [some.map(({ no }) => no), some.map(({ what }) => what)];
  if (gone.length > 0) {
    await client.query(
      `DELETE FROM sightline.due USING unnest($1::bigint[], $2::text[]) AS gone (no, what)
       WHERE due.no = gone.no AND due.what = gone.what`,
      keys(gone),
    );
  }
  if (set.length === 0) return;
  const put = await client.query<{ no: string; what: string; early: boolean }>(
    `INSERT INTO sightline.due AS d (no, what, at) SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[])
     ON CONFLICT (no, what) DO UPDATE SET at = excluded.at
     RETURNING d.no, d.what, d.job IS NULL OR d.job > d.at AS early`,
    [...keys(set), set.map(({ at }) => at)],
  );
  const early = new Set(put.rows.filter(row => row.early).map(({ no, what }) => `${no} ${what}`));
  const wanted = set.filter(({ no, what }) => early.has(`${no} ${what}`));
  if (wanted.length === 0) return;
  await client.query(
    `UPDATE sightline.due SET job = at FROM unnest($1::bigint[], $2::text[]) AS sent (no, what)
     WHERE due.no = sent.no AND due.what = sent.what`,
    keys(wanted),
  );
  await sendJobs(
    client,
    wanted.map(({ match, what, at }) => ({ match, what, at: at ?? 0 })),
  );
}
