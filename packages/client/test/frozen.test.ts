import { createHash } from 'node:crypto';
import type { Entry } from '@sightline/shelf';
import { expect, test, vi } from 'vitest';
import { fetchModule } from '../src/games/frozen.ts';
import { isGame } from '../src/games/index.ts';
import { newestEdition, shelf } from '../src/games/systems.ts';

function entryOf(text: string): Entry {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { system: 'drill', edition: 0, sha256, size: text.length, gzip: text.length, speaks: 1 };
}

test('a module that the browser has kept damaged is fetched anew', async () => {
  const text = 'export const edition = {};';
  const asked: (RequestCache | undefined)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { cache }: RequestInit) => {
    asked.push(cache);
    return new Response(cache === 'reload' ? text : text.slice(1));
  });
  expect(await fetchModule(entryOf(text))).toBe(text);
  expect(asked).toEqual(['default', 'reload']);
  vi.unstubAllGlobals();
});

test('an edition that this program does not know is said to be from the future', async () => {
  const found = await shelf({ system: 'drill', edition: 999, inWork: false });
  expect(found).toMatchObject({ ok: false, problem: { code: 'future' } });
});

test('only games that there are have rules', async () => {
  expect(['drill', 'toString'].map(isGame)).toEqual([true, false]);
  expect((await newestEdition('drill')).system.id).toBe('drill');
  await expect(newestEdition('toString')).rejects.toThrow('there is no game');
});
