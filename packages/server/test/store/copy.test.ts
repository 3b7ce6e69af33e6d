import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres.mjs';
import { copyStore } from '../../src/store/copy.ts';
import { dumpOf, openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { allOf, cardOf, folder } from './support.ts';

describe('copying a store', () => {
  const { path, remove } = folder();
  const live = join(path, 'games.db');
  let postgres: PostgresServer;
  let store: Store;

  beforeAll(async () => {
    postgres = await startPostgres();
    store = await openStore(live);
    await store.putPerson({ id: 'ann', key: 'hash-of-ann', name: 'Ann', about: '{}' });
    for (const match of ['a', 'b', 'c']) {
      await store.create(match, ['0'], { card: cardOf(), due: { clock: Date.UTC(2100) } });
      await store.append(match, 1, ['1', '2']);
      await store.say(match, { person: 'ann', to: 'all', text: `Hello ${match}`, at: 1 });
    }
  });
  afterAll(async () => {
    await store.close();
    await postgres.stop();
    remove();
  });

  test('is a backup while play goes on, to PostgreSQL and back again', async () => {
    let isOver = false;
    const playing = (async () => {
      for (let n = 3; !isOver; n++) await store.append('a', n, [`${n}`]);
    })();
    const backup = join(path, 'backup.db');
    expect(await copyStore(live, backup)).toBe(3);
    isOver = true;
    await playing;
    const kept = await allOf(dumpOf(backup));
    expect(kept.filter(({ kind }) => kind === 'match')).toHaveLength(3);
    expect(kept.find(each => each.kind === 'match' && each.listed.match === 'b')).toMatchObject({
      entries: ['0', '1', '2'],
    });
    expect(await copyStore(backup, postgres.address)).toBe(3);
    expect(await allOf(dumpOf(postgres.address))).toEqual(kept);
    const back = join(path, 'back.db');
    expect(await copyStore(postgres.address, back)).toBe(3);
    expect(await allOf(dumpOf(back))).toEqual(kept);
    await expect(copyStore(backup, postgres.address)).rejects.toMatchObject({ code: 'notEmpty' });
  });

  test('writes over nothing, and leaves nothing that is half done', async () => {
    const there = join(path, 'there.db');
    writeFileSync(there, 'something dear');
    await expect(copyStore(live, there)).rejects.toMatchObject({ code: 'notEmpty' });
    writeFileSync(join(path, 'gone.db-wal'), 'what was left of it');
    await expect(copyStore(live, join(path, 'gone.db'))).rejects.toMatchObject({ code: 'notEmpty' });
    await expect(copyStore(join(path, 'nowhere.db'), join(path, 'new.db'))).rejects.toMatchObject({ code: 'away' });
    await expect(copyStore(there, join(path, 'new.db'))).rejects.toMatchObject({ code: 'foreign' });
    expect([existsSync(join(path, 'new.db')), existsSync(join(path, 'new.db.part'))]).toEqual([false, false]);
  });
});
