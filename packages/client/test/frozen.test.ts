import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { type Entry, fetchModule } from '../src/games/frozen.ts';
import { findGame, isGame } from '../src/games/index.ts';
import { thaw } from '../src/games/shelf.ts';
import { loadEdition, newestEdition } from '../src/games/systems.ts';

const moduleOf = (id: string, mark: string): string =>
  `export const edition = { speaks: 1, system: { id: '${id}' }, board: { mark: '${mark}' } };`;

function entryOf(text: string, system = 'drill'): Entry {
  return { system, edition: 0, sha256: createHash('sha256').update(text).digest('hex') };
}

/** Brings one text after the other, and notes what was run. */
function carrier(...texts: readonly (string | Error)[]) {
  const left = [...texts];
  const ran: string[] = [];
  return {
    ran,
    fetch: async (): Promise<string> => {
      const text = left.shift() ?? new Error('asked too often');
      if (text instanceof Error) throw text;
      return text;
    },
    run: (text: string): Promise<unknown> => {
      ran.push(text);
      return import(`data:text/javascript,${encodeURIComponent(text)}`);
    },
  };
}

test('a frozen edition is fetched and run once, and is the one that was frozen', async () => {
  const text = moduleOf('drill', 'first');
  const by = carrier(text);
  expect(await thaw(entryOf(text), by)).toMatchObject({ ok: true, edition: { board: { mark: 'first' } } });
  expect(await thaw(entryOf(text), by)).toMatchObject({ ok: true });
  expect(by.ran).toEqual([text]);
});

test('a module that the browser has kept damaged is fetched anew', async () => {
  const text = moduleOf('drill', 'second');
  const asked: (RequestCache | undefined)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { cache }: RequestInit) => {
    asked.push(cache);
    return new Response(cache === 'reload' ? text : text.slice(1));
  });
  expect(await fetchModule(entryOf(text))).toBe(text);
  expect(asked).toEqual(['default', 'reload']);
  vi.unstubAllGlobals();
});

test('one that is not what was frozen is never run', async () => {
  const text = moduleOf('drill', 'third');
  const by = carrier(`${text} `);
  expect(await thaw(entryOf(text), by)).toMatchObject({ ok: false, code: 'noEdition' });
  expect(by.ran).toEqual([]);
});

test('what could not be had is tried again the next time', async () => {
  const text = moduleOf('drill', 'fourth');
  const by = carrier(new Error('no network'), text);
  const failed = await thaw(entryOf(text), by);
  expect(failed).toEqual({ ok: false, code: 'noEdition', detail: 'edition 0 of drill: no network' });
  expect(await thaw(entryOf(text), by)).toMatchObject({ ok: true });
});

test('a module of another game is none of this one', async () => {
  const text = moduleOf('duck', 'fifth');
  expect(await thaw(entryOf(text), carrier(text))).toMatchObject({ ok: false, code: 'noEdition' });
});

test('an edition that this program does not know is said to be from the future', async () => {
  expect(await loadEdition('drill', 999, false)).toMatchObject({ ok: false, code: 'future' });
  expect(await findGame('drill', 999, true)).toMatchObject({ ok: false, code: 'future' });
});

test('only games that there are have rules', async () => {
  expect(['drill', 'toString'].map(isGame)).toEqual([true, false]);
  expect((await newestEdition('drill')).system.id).toBe('drill');
  await expect(newestEdition('toString')).rejects.toThrow('there is no game');
});
