import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_LINES, MOST_READ, type News, type Person, type Store } from '../../src/store/store.ts';
import { allOf, cardOf, until } from './support.ts';

/** What every store does, told once and run on each. `open` opens the same store again; `other` a new and empty one. */
export interface Place {
  open(): Promise<Store>;
  other(): Promise<Store>;
  end(): Promise<void>;
}

const ANN: Person = { id: 'ann', key: 'hash-of-ann', name: 'Ann', about: '{}' };
const BEN: Person = { id: 'ben', key: 'hash-of-ben', name: 'Ben', about: '{"webhook":null}' };

/** In the year 2100. */
const FAR = Date.UTC(2100);

export function behavesLikeAStore(name: string, start: () => Promise<Place>): void {
  describe(`a store in ${name}`, () => {
    let place: Place;
    let store: Store;
    let nth = 0;
    /** A match of its own for each test, with the entry 0. */
    const begun = async (): Promise<string> => {
      const match = `match-${++nth}`;
      expect(await store.create(match, ['"opening"'], { card: cardOf() })).toBe('written');
      return match;
    };

    beforeAll(async () => {
      place = await start();
      store = await place.open();
    });
    afterAll(async () => {
      await store.close();
      await place.end();
    });

    test('input number n of a match is written once, and the loser learns that it lost', async () => {
      const match = await begun();
      expect(await store.append(match, 1, ['"mine"'])).toBe('written');
      expect(await store.append(match, 1, ['"yours"'])).toBe('lost');
      expect(await store.read(match, 0)).toEqual(['"opening"', '"mine"']);
    });

    test('of many who write the same number at once one wins', async () => {
      const match = await begun();
      const writers = Array.from({ length: 20 }, (_, who) => store.append(match, 1, [`"${who}"`]));
      const written = await Promise.all(writers);
      expect(written.filter(each => each === 'written')).toHaveLength(1);
      expect(written.filter(each => each === 'lost')).toHaveLength(19);
      expect(await store.read(match, 1)).toEqual([`"${written.indexOf('written')}"`]);
    });

    test('several entries are written all or none', async () => {
      const match = await begun();
      expect(await store.append(match, 1, ['"a"', '"b"', '"c"'])).toBe('written');
      expect(await store.append(match, 3, ['"x"', '"y"'])).toBe('lost');
      expect(await store.read(match, 1)).toEqual(['"a"', '"b"', '"c"']);
    });

    test('appends that do not wait for each other keep their order', async () => {
      const match = await begun();
      const written = await Promise.all([1, 2, 3, 4, 5].map(n => store.append(match, n, [`${n}`])));
      expect(written).toEqual(['written', 'written', 'written', 'written', 'written']);
      expect(await store.read(match, 3)).toEqual(['3', '4', '5']);
    });

    test('a log has no gap, and none is begun by an append', async () => {
      const match = await begun();
      expect(await store.append(match, 2, ['"late"'])).toBe('noSuchMatch');
      expect(await store.append('nobody-began-this', 1, ['"?"'])).toBe('noSuchMatch');
      expect(await store.read('nobody-began-this', 0)).toEqual([]);
    });

    test('a match is begun once', async () => {
      const match = await begun();
      expect(await store.create(match, ['"another"'], { card: cardOf() })).toBe('lost');
      expect(await store.read(match, 0)).toEqual(['"opening"']);
    });

    test('entries come back byte for byte, whatever is in them', async () => {
      const match = await begun();
      const strange = ['"\\u0000 \u{1F986} é \'; DROP TABLE log; --"', `"${'x'.repeat(500_000)}"`, '{"__proto__":1}'];
      await store.append(match, 1, strange);
      expect(await store.read(match, 1)).toEqual(strange);
    });

    test('a long log is read in parts', async () => {
      const match = await begun();
      const many = Array.from({ length: MOST_READ + 5 }, (_, n) => `${n + 1}`);
      await store.append(match, 1, many);
      const first = await store.read(match, 1);
      expect(first).toHaveLength(MOST_READ);
      expect([...first, ...(await store.read(match, 1 + first.length))]).toEqual(many);
    });

    test('tells how long logs are', async () => {
      const [one, two] = [await begun(), await begun()];
      await store.append(two, 1, ['1', '2']);
      expect(await store.lengths([one, two, 'none'])).toEqual(
        new Map([
          [one, 1],
          [two, 3],
        ]),
      );
      expect(await store.lengths([])).toEqual(new Map());
    });

    test('what is acknowledged is there when the store is opened again', async () => {
      const match = await begun();
      await store.append(match, 1, ['"kept"'], { card: cardOf({ stage: 'over' }), due: { clock: FAR } });
      await store.close();
      store = await place.open();
      expect(await store.read(match, 0)).toEqual(['"opening"', '"kept"']);
      const [listed] = await store.list({ of: 'person', person: 'ann', most: 1 });
      expect(listed).toMatchObject({ match, stage: 'over' });
    });

    test('a write that is bigger than its bound is a bug', async () => {
      const match = await begun();
      expect(() => store.append(match, 1, ['1'], { due: { clock: 1e15 } })).toThrow('a time');
      expect(() => store.append(match, 1, ['x'.repeat(2_000_001)])).toThrow('at most 2000000 characters');
      expect(() => store.append(match, 1, [])).toThrow('at least one entry');
      expect(await store.read(match, 1)).toEqual([]);
    });

    test('the lobby lists what is listed, the newest first, a page at a time', async () => {
      const matches: string[] = [];
      for (let i = 0; i < 5; i++) {
        const match = `lobby-${i}`;
        await store.create(match, ['0'], { card: cardOf({ stage: 'open', listed: i !== 2, people: [] }) });
        if (i !== 2) matches.unshift(match);
      }
      const first = await store.list({ of: 'lobby', stage: 'open', most: 2 });
      const before = first[1]!;
      const rest = await store.list({ of: 'lobby', stage: 'open', most: 10, before });
      expect(new Set([...first, ...rest].map(({ match }) => match))).toEqual(new Set(matches));
      expect([...first, ...rest].map(({ changed }) => -changed)).toEqual(
        [...first, ...rest].map(({ changed }) => -changed).toSorted((a, b) => a - b),
      );
      expect(first[0]).toMatchObject({ stage: 'open', listed: true, people: [], about: '{"game":"drill"}' });
    });

    test('a person finds the matches that are his, as their cards say', async () => {
      const match = await begun();
      await store.append(match, 1, ['1'], { card: cardOf({ people: ['ann', 'cid'], awaited: ['cid'] }) });
      expect(await store.list({ of: 'person', person: 'cid', most: 5 })).toMatchObject([{ match, awaited: ['cid'] }]);
      await store.append(match, 2, ['2'], { card: cardOf({ people: ['ann'] }) });
      expect(await store.list({ of: 'person', person: 'cid', most: 5 })).toEqual([]);
    });

    test('a match may be listed otherwise without a move', async () => {
      const match = await begun();
      expect(await store.relist(match, cardOf({ people: ['hal'], awaited: ['hal'] }))).toBe('written');
      expect(await store.list({ of: 'person', person: 'hal', most: 5 })).toMatchObject([{ match, awaited: ['hal'] }]);
      expect(await store.relist('nobody-began-this', cardOf())).toBe('noSuchMatch');
      expect(await store.lengths([match])).toEqual(new Map([[match, 1]]));
    });

    test('an append that loses changes neither card nor what is due', async () => {
      const match = await begun();
      await store.append(match, 1, ['1'], { card: cardOf({ people: ['dan'] }) });
      await store.append(match, 1, ['2'], { card: cardOf({ people: ['eve'] }), due: { clock: 1 } });
      expect(await store.list({ of: 'person', person: 'eve', most: 5 })).toEqual([]);
      expect(await store.list({ of: 'person', person: 'dan', most: 5 })).toMatchObject([{ match }]);
    });

    test('a match that is taken away leaves nothing', async () => {
      const match = await begun();
      await store.say(match, { person: 'ann', to: 'all', text: 'Hello', at: 5 });
      await store.remove(match);
      await store.remove(match);
      expect(await store.read(match, 0)).toEqual([]);
      expect(await store.said(match, 0)).toEqual([]);
      expect(await store.append(match, 1, ['1'])).toBe('noSuchMatch');
      expect((await store.list({ of: 'person', person: 'ann', most: 999 })).map(each => each.match)).not.toContain(
        match,
      );
    });

    test('what was said is read from any line on, and the oldest lines go', async () => {
      const match = await begun();
      const line = (text: string) => ({ person: 'ann', to: 'all', text, at: 7 });
      const hello = await store.say(match, line('Hello'));
      const there = await store.say(match, line('there'));
      expect(there).toBeGreaterThan(hello!);
      expect(await store.said(match, hello!)).toEqual([{ n: there, ...line('there') }]);
      await Promise.all(Array.from({ length: MOST_LINES }, (_, i) => store.say(match, line(`${i}`))));
      const said = await store.said(match, 0);
      expect(said).toHaveLength(MOST_LINES);
      expect(said[0]).toMatchObject({ text: '0' });
      expect(await store.say('no-such', line('?'))).toBeNull();
    });

    test('persons are known by key and by id; a key belongs to one', async () => {
      expect(await store.putPerson(ANN)).toBe('written');
      expect(await store.putPerson(BEN)).toBe('written');
      expect(await store.putPerson({ ...BEN, key: ANN.key })).toBe('lost');
      expect(await store.putPerson({ ...ANN, id: 'thief' })).toBe('lost');
      expect(await store.personByKey(ANN.key)).toEqual(ANN);
      expect(await store.personByKey('nobody')).toBeNull();
      expect(await store.putPerson({ ...ANN, name: 'Anna' })).toBe('written');
      expect(await store.people(['ann', 'ben', 'nobody'])).toEqual(
        new Map([
          ['ann', { ...ANN, name: 'Anna' }],
          ['ben', BEN],
        ]),
      );
    });

    test('Delete me deletes me', async () => {
      const match = await begun();
      await store.putPerson({ id: 'fay', key: 'hash-of-fay', name: 'Fay', about: '{}' });
      await store.append(match, 1, ['{"seat":"red","by":"fay"}'], { card: cardOf({ people: ['fay', 'ben'] }) });
      await store.say(match, { person: 'fay', to: 'all', text: 'I live at home', at: 1 });
      await store.say(match, { person: 'ben', to: 'all', text: 'So do I', at: 2 });
      await store.deletePerson('fay');
      expect(await store.personByKey('hash-of-fay')).toBeNull();
      expect(await store.people(['fay'])).toEqual(new Map());
      expect(await store.list({ of: 'person', person: 'fay', most: 5 })).toEqual([]);
      expect((await store.said(match, 0)).map(({ text }) => text)).toEqual(['So do I']);
      expect(await store.read(match, 1)).toEqual(['{"seat":"red","by":"fay"}']);
    });

    test('tells of what was written after its commit', async () => {
      const news: News[] = [];
      const end = store.subscribe(each => news.push(each));
      const match = await begun();
      await store.append(match, 1, ['1', '2']);
      await store.append(match, 1, ['lost']);
      const n = await store.say(match, { person: 'ann', to: 'all', text: 'Hello', at: 1 });
      end();
      await store.append(match, 3, ['unheard']);
      expect(news.filter(each => 'match' in each && each.match === match)).toEqual([
        { kind: 'appended', match, length: 1, ours: true },
        { kind: 'appended', match, length: 3, ours: true },
        { kind: 'said', match, n, ours: true },
      ]);
    });

    test('calls when something is due, and again if that failed; what is taken back is not due', async () => {
      const match = await begun();
      await store.append(match, 1, ['1'], { due: { clock: 1, notice: 2, never: 3, later: Date.now() + 3_600_000 } });
      await store.append(match, 2, ['2'], { due: { never: null } });
      const called: string[] = [];
      const stop = await store.whenDue(async due => {
        if (due.match === match) called.push(due.what);
      });
      await until(() => called.length >= 2);
      await stop();
      expect(called.toSorted()).toEqual(['clock', 'notice']);
    });

    test('a thing due that is put off by its own run is not forgotten', async () => {
      const match = await begun();
      await store.append(match, 1, ['1'], { due: { clock: 1 } });
      let runs = 0;
      const stop = await store.whenDue(async due => {
        if (due.match !== match) return;
        runs++;
        if (runs === 1) await store.append(match, 2, ['2'], { due: { clock: 2 } });
      });
      await until(() => runs === 2);
      await stop();
      expect(runs).toBe(2);
    });

    test('everything can be taken to another store', async () => {
      const match = await begun();
      await store.append(match, 1, ['"moved"'], { due: { clock: FAR } });
      await store.putPerson({ id: 'gus', key: 'hash-of-gus', name: 'Gus', about: '{}' });
      await store.say(match, { person: 'gus', to: 'all', text: 'Moving', at: 3 });
      const other = await place.other();
      try {
        expect(await other.fill(store.dump())).toBeGreaterThan(0);
        expect(await other.read(match, 0)).toEqual(await store.read(match, 0));
        expect((await other.said(match, 0)).map(({ text }) => text)).toEqual(['Moving']);
        expect(await other.personByKey('hash-of-gus')).toMatchObject({ name: 'Gus' });
        const all = { of: 'person', person: 'ann', most: 999 } as const;
        expect(await other.list(all)).toEqual(await store.list(all));
        expect(await allOf(other.dump())).toEqual(await allOf(store.dump()));
        await expect(other.fill(store.dump())).rejects.toMatchObject({ code: 'notEmpty' });
      } finally {
        await other.close();
      }
    });

    test('counts what it does and is well', async () => {
      const before = store.stats();
      const match = await begun();
      await store.append(match, 1, ['1', '2']);
      await store.append(match, 1, ['3']);
      const after = store.stats();
      expect([after.entries - before.entries, after.lost - before.lost, after.waiting]).toEqual([3, 1, 0]);
      expect(after.commits).toBeGreaterThan(before.commits);
      expect(await store.trouble()).toBeNull();
    });
  });
}
