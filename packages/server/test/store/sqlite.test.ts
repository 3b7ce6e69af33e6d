import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { behavesLikeAStore } from './behaviour.ts';
import { cardOf, folder } from './support.ts';

behavesLikeAStore('SQLite', async () => {
  const { path, remove } = folder();
  let others = 0;
  return {
    open: () => openSqlite(join(path, 'a folder', 'games.db')),
    other: () => openSqlite(join(path, `other-${++others}.db`)),
    end: async () => remove(),
  };
});

describe('a file of SQLite', () => {
  const { path, remove } = folder();
  afterAll(remove);

  test('of another program is refused and left as it is', async () => {
    const file = join(path, 'foreign.db');
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    await expect(openSqlite(file)).rejects.toMatchObject({ code: 'foreign' });
    const after = new DatabaseSync(file);
    expect(after.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'recipes' }]);
    after.close();
  });

  test('that is no database is refused', async () => {
    const file = join(path, 'letter.db');
    writeFileSync(file, 'Dear Ann, '.repeat(1000));
    await expect(openSqlite(file)).rejects.toMatchObject({ code: 'foreign' });
  });

  test('of a newer program is refused', async () => {
    const file = join(path, 'newer.db');
    await (await openSqlite(file)).close();
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(openSqlite(file)).rejects.toMatchObject({ code: 'newer', message: expect.stringContaining('99') });
  });

  test('is written to by one server at a time', async () => {
    const file = join(path, 'once.db');
    const first = await openSqlite(file);
    await expect(openSqlite(file)).rejects.toMatchObject({ code: 'inUse' });
    await first.close();
    const second = await openSqlite(file);
    expect(await second.trouble()).toBeNull();
    await second.close();
  });

  test('is written ahead, so that nobody who reads waits for who writes', async () => {
    const file = join(path, 'modes.db');
    const store = await openSqlite(file);
    const db = new DatabaseSync(file);
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
    await store.close();
  });

  test('that is full refuses what does not fit, keeps what it has, and goes on when there is room', async () => {
    const file = join(path, 'full.db');
    let store = await openSqlite(file, { mostPages: 60 });
    await store.create('m', ['0'], { card: cardOf() });
    const entry = `"${'x'.repeat(20_000)}"`;
    let n = 1;
    const fill = async (): Promise<void> => {
      for (; n < 100; n++) await store.append('m', n, [entry]);
    };
    await expect(fill()).rejects.toMatchObject({ code: 'full', message: expect.stringContaining('no room') });
    expect(n).toBeGreaterThan(1);
    expect(await store.lengths(['m'])).toEqual(new Map([['m', n]]));
    expect(await store.trouble()).toMatchObject({ code: 'full' });
    // What is small still fits, though it shares its commit with what does not.
    const [big, small] = await Promise.allSettled([store.append('m', n, [entry]), store.say('m', chat('short'))]);
    expect(big).toMatchObject({ status: 'rejected' });
    expect(small).toMatchObject({ status: 'fulfilled' });
    expect(await store.trouble()).toBeNull();
    await store.close();
    store = await openSqlite(file);
    expect(await store.append('m', n, [entry])).toBe('written');
    expect(await store.lengths(['m'])).toEqual(new Map([['m', n + 1]]));
    await store.close();
  });
});

const chat = (text: string) => ({ person: 'ann', to: 'all', text, at: 1 });
