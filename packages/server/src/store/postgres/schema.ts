import type { ClientBase } from 'pg';
import { StoreTrouble } from '../store.ts';

/** The schema of our tables, and the one in which pg-boss has its own. */
const SCHEMA = 'sightline';
export const JOBS_SCHEMA = 'sightline_jobs';
const OLDEST = 15;

/** Each takes the database from the version before it to its own. The same tables as in SQLite, for the same reasons. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE sightline.matches (
    no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match text NOT NULL UNIQUE,
    stage text NOT NULL,
    listed boolean NOT NULL,
    people text NOT NULL,
    awaited text NOT NULL,
    about text NOT NULL,
    begun bigint NOT NULL,
    changed bigint NOT NULL
  ) WITH (fillfactor = 80);
  CREATE INDEX matches_listed ON sightline.matches (stage, changed, match COLLATE "C") WHERE listed;

  CREATE TABLE sightline.log (
    no bigint NOT NULL,
    n integer NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (no, n)
  );

  CREATE TABLE sightline.members (
    person text NOT NULL,
    no bigint NOT NULL,
    PRIMARY KEY (person, no)
  );
  CREATE INDEX members_of ON sightline.members (no);

  -- When its job is to run: it may well run before the thing is due, but never long after.
  CREATE TABLE sightline.due (
    no bigint NOT NULL,
    what text NOT NULL,
    at bigint NOT NULL,
    job bigint,
    PRIMARY KEY (no, what)
  );

  CREATE TABLE sightline.chat (
    n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    no bigint NOT NULL,
    person text NOT NULL,
    audience text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX chat_at ON sightline.chat (no, n);
  CREATE INDEX chat_by ON sightline.chat (person);

  CREATE TABLE sightline.people (
    id text PRIMARY KEY,
    key text NOT NULL UNIQUE,
    name text NOT NULL,
    about text NOT NULL
  );
  `,
];

/** Brings the database to the version of this program. Of several processes that start at once one does it. */
export async function migrate(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: string }>(`SELECT current_setting('server_version_num') AS number`);
  const major = Math.floor(Number(rows[0]?.number) / 10_000);
  if (major < OLDEST)
    throw new StoreTrouble('foreign', `this is PostgreSQL ${major}, and Sightline needs ${OLDEST} or newer`);
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}'))`);
    const version = await versionOf(client);
    for (const migration of MIGRATIONS.slice(version)) await client.query(migration);
    if (version < MIGRATIONS.length) await client.query(`UPDATE ${SCHEMA}.version SET number = ${MIGRATIONS.length}`);
    await client.query('COMMIT');
  } catch (problem) {
    await client.query('ROLLBACK');
    throw problem;
  }
}

async function versionOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ ours: boolean; table: boolean }>(
    `SELECT to_regnamespace($1) IS NOT NULL AS ours, to_regclass($2) IS NOT NULL AS table`,
    [SCHEMA, `${SCHEMA}.version`],
  );
  if (rows[0]?.ours && !rows[0].table) {
    throw new StoreTrouble(
      'foreign',
      `the schema "${SCHEMA}" of this database belongs to another program: use another database`,
    );
  }
  if (!rows[0]?.ours) {
    await client.query(`CREATE SCHEMA ${SCHEMA}`);
    await client.query(`CREATE TABLE ${SCHEMA}.version (number integer NOT NULL)`);
    await client.query(`INSERT INTO ${SCHEMA}.version VALUES (0)`);
  }
  const found = await client.query<{ number: number }>(`SELECT number FROM ${SCHEMA}.version`);
  const version = found.rows[0]?.number ?? 0;
  if (version <= MIGRATIONS.length) return version;
  throw new StoreTrouble(
    'newer',
    `this database was written by a newer Sightline (its format is ${version}, this program knows ${MIGRATIONS.length}): use that one`,
  );
}
