import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres.mjs';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import type { News, Store } from '../../src/store/store.ts';
import { behavesLikeAStore } from './behaviour.ts';
import { cardOf, until } from './support.ts';

let server: PostgresServer;
let databases = 0;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** A database of its own, by its address. */
async function database(): Promise<string> {
  const name = `test_${++databases}`;
  await sql(server.address, `CREATE DATABASE ${name}`);
  return server.address.replace(/postgres$/, name);
}

async function sql(address: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** From now on that role has to give its password; all others need none, as before. */
async function askForPassword(role: string): Promise<void> {
  await sql(
    server.address,
    `DO $$ BEGIN EXECUTE format(
      'COPY (VALUES (''host all ${role} 127.0.0.1/32 scram-sha-256''), (''host all all 127.0.0.1/32 trust'')) TO %L',
      current_setting('hba_file')
    ); END $$;
    SELECT pg_reload_conf()`,
  );
}

/** Waits until so many more entries are written. */
async function written(store: Store, count: number): Promise<void> {
  const before = store.stats().entries;
  await until(() => store.stats().entries > before + count);
}

behavesLikeAStore('PostgreSQL', async () => {
  const address = await database();
  return {
    open: () => openPostgres(address),
    other: async () => openPostgres(await database()),
    end: async () => {},
  };
});

describe('a PostgreSQL', () => {
  const opened: Store[] = [];
  const open = async (address: string, options = {}): Promise<Store> => {
    const store = await openPostgres(address, options);
    opened.push(store);
    return store;
  };
  afterAll(async () => {
    for (const store of opened) await store.close();
  });

  test('whose schema is another program’s is refused', async () => {
    const address = await database();
    await sql(address, 'CREATE SCHEMA sightline; CREATE TABLE sightline.recipes (name text)');
    await expect(openPostgres(address)).rejects.toMatchObject({ code: 'foreign' });
  });

  test('that a newer program wrote is refused', async () => {
    const address = await database();
    await sql(address, 'CREATE SCHEMA sightline; CREATE TABLE sightline.version AS SELECT 99 AS number');
    await expect(openPostgres(address)).rejects.toMatchObject({
      code: 'newer',
      message: expect.stringContaining('99'),
    });
  });

  test('in which its user may make no tables is refused with a sentence', async () => {
    const address = await database();
    await sql(server.address, 'CREATE ROLE guest LOGIN');
    const asGuest = new URL(address);
    asGuest.username = 'guest';
    await expect(openPostgres(asGuest.href)).rejects.toMatchObject({
      code: 'away',
      message: expect.stringContaining('permission denied for database'),
    });
  });

  test('that asks for a password which nobody gave is refused with a sentence', async () => {
    const { PGPASSWORD: before } = process.env;
    delete process.env['PGPASSWORD'];
    await sql(server.address, `CREATE ROLE keyed LOGIN PASSWORD 'key'`);
    await askForPassword('keyed');
    const address = new URL(server.address);
    address.username = 'keyed';
    try {
      // It is told so in a moment; until then the role is let in, and may make no tables.
      const why = (): Promise<unknown> => openPostgres(address.href).catch((error: unknown) => error);
      await expect
        .poll(why, { timeout: 20_000 })
        .toMatchObject({ code: 'away', message: expect.stringContaining('PGPASSWORD') });
    } finally {
      if (before !== undefined) process.env['PGPASSWORD'] = before;
    }
  });

  test('that is not there is away', async () => {
    const address = server.address.replace(/postgres$/, 'nobody_made_this');
    await expect(openPostgres(address)).rejects.toMatchObject({ code: 'away' });
  });

  test('is prepared once by processes that start together', async () => {
    const address = await database();
    const stores = await Promise.all([open(address), open(address), open(address)]);
    expect(await stores[2]!.create('m', ['0'], { card: cardOf() })).toBe('written');
    expect(await stores[0]!.read('m', 0)).toEqual(['0']);
  });

  test('two processes race for each entry, one wins, and each hears of what the other wrote', async () => {
    const address = await database();
    const [left, right] = [await open(address), await open(address)];
    const heard: News[] = [];
    left.subscribe(news => heard.push(news));
    await left.create('m', ['0'], { card: cardOf() });
    const wins = { left: 0, right: 0 };
    for (let n = 1; n <= 20; n++) {
      const entries = (who: string) => (n % 2 ? [`"${who}"`] : [`"${who}"`, `"${who}"`]);
      const at = (await left.lengths(['m'])).get('m')!;
      const both = await Promise.all([left.append('m', at, entries('left')), right.append('m', at, entries('right'))]);
      expect(both.toSorted()).toEqual(['lost', 'written']);
      const winner = both[0] === 'written' ? 'left' : 'right';
      wins[winner]++;
      expect(await right.read('m', at)).toEqual(entries(winner));
    }
    right.whisper('m', 'deciding');
    await until(() => heard.some(({ kind }) => kind === 'whispered'));
    expect(heard.filter(news => news.kind === 'appended' && !news.ours)).toHaveLength(wins.right);
    expect(heard.filter(news => news.kind === 'appended' && news.ours)).toHaveLength(wins.left + 1);
    expect(heard.at(-1)).toEqual({ kind: 'whispered', match: 'm', text: 'deciding' });
  });

  test('many matches of two processes at once lose nothing', async () => {
    const address = await database();
    const stores = [await open(address), await open(address)];
    const matches = Array.from({ length: 20 }, (_, i) => `m${i}`);
    await Promise.all(matches.map(match => stores[0]!.create(match, ['0'], { card: cardOf() })));
    const written = new Map(matches.map(match => [match, new Set<string>()]));
    const play = async (store: Store, who: number, match: string): Promise<void> => {
      let n = 1;
      for (let move = 0; move < 15; ) {
        const entry = `"${who}:${move}"`;
        const card = cardOf({ people: [`${who}`] });
        if ((await store.append(match, n, [entry], { card, due: { clock: Date.UTC(2100) + n } })) === 'written') {
          written.get(match)!.add(entry);
          move++;
        }
        n += (await store.read(match, n)).length;
      }
    };
    await Promise.all(matches.flatMap(match => stores.map((store, who) => play(store, who, match))));
    for (const match of matches) {
      const log = await stores[0]!.read(match, 1);
      expect(log).toHaveLength(30);
      expect(new Set(log)).toEqual(written.get(match));
    }
  });

  test('what is due runs in one of the processes', async () => {
    const address = await database();
    const stores = [await open(address), await open(address)];
    const matches = Array.from({ length: 30 }, (_, i) => `m${i}`);
    await Promise.all(matches.map(match => stores[0]!.create(match, ['0'], { card: cardOf(), due: { clock: 1 } })));
    const ran: string[] = [];
    const stops = await Promise.all(stores.map(store => store.whenDue(async ({ match }) => void ran.push(match))));
    await until(() => ran.length >= matches.length);
    for (const stop of stops) await stop();
    expect(ran.toSorted()).toEqual(matches.toSorted());
  });

  test('a clock that is set earlier runs earlier, and one that failed runs again', async () => {
    const address = await database();
    let skew = 0;
    const store = await open(address, { now: () => Date.now() + skew });
    await store.create('m', ['0'], { card: cardOf(), due: { clock: Date.now() + 86_400_000 } });
    await store.append('m', 1, ['1'], { due: { clock: Date.now() + 100_000 } });
    await store.append('m', 2, ['2'], { due: { clock: Date.now() - 1 } });
    let runs = 0;
    const stop = await store.whenDue(async () => {
      runs++;
      throw new Error('the first time fails');
    });
    await until(() => runs === 1);
    await stop();
    skew = 40_000;
    await sql(address, `UPDATE sightline_jobs.job SET start_after = now() WHERE state = 'created'`);
    const again = await store.whenDue(async () => void runs++);
    await until(() => runs === 2);
    await again();
    expect(runs).toBe(2);
  });
});

describe('a PostgreSQL that is restarted in mid-game', () => {
  test('loses nothing that was acknowledged, and play goes on by itself', async () => {
    const address = await database();
    const store = await openPostgres(address);
    const other = await openPostgres(address);
    const heard: News[] = [];
    other.subscribe(news => heard.push(news));
    const matches = Array.from({ length: 10 }, (_, i) => `m${i}`);
    await Promise.all(matches.map(match => store.create(match, ['0'], { card: cardOf() })));
    const acknowledged = new Map(matches.map(match => [match, 1]));
    let isOver = false;
    const players = matches.map(async match => {
      for (let n = 1; !isOver; n++) {
        // Each entry is written once, though its commit may have been cut off: neither lost nor taken for another's.
        expect(await store.append(match, n, [`${n}`])).toBe('written');
        acknowledged.set(match, n + 1);
      }
    });
    // A player who is refused ends the test, and does not leave it waiting for moves that nobody makes.
    const playing = Promise.all(players);
    for (let crash = 0; crash < 3; crash++) {
      await Promise.race([playing, written(store, 50)]);
      await server.crash();
      await server.start();
    }
    await Promise.race([playing, written(store, 50)]);
    isOver = true;
    await playing;
    expect(await store.lengths(matches)).toEqual(acknowledged);
    for (const match of matches) expect((await store.read(match, 1))[0]).toBe('1');
    await until(() => heard.some(({ kind }) => kind === 'missed'));
    await store.close();
    await other.close();
  });

  test('refuses clearly when it stays away', async () => {
    const address = await database();
    const store = await openPostgres(address, { patience: 200 });
    await store.create('m', ['0'], { card: cardOf() });
    await server.crash();
    await expect(store.append('m', 1, ['1'])).rejects.toMatchObject({ code: 'away' });
    expect(await store.trouble()).toMatchObject({ code: 'away' });
    await server.start();
    expect(await store.append('m', 1, ['1'])).toBe('written');
    expect(await store.trouble()).toBeNull();
    await store.close();
  });
});
