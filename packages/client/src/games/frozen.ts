import { sha256 } from '@sightline/kernel';
import { type Entry, moduleOf, shelfOf } from '@sightline/shelf';
import { SOURCES } from '@sightline/shelf/sources';

const [index = { editions: [] }] = Object.values(
  import.meta.glob<{ readonly editions: readonly Entry[] }>('../../../../editions/index.json', {
    eager: true,
    import: 'default',
  }),
);

/** Every edition that was frozen before this program was built. */
const FROZEN: readonly Entry[] = index.editions;

/** Where the build has put their modules. */
const ADDRESSES = import.meta.glob<string>('../../../../editions/*/*/rules.mjs', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** The text of a frozen module. What the browser has kept of it may be damaged; then it is fetched anew. */
export async function fetchModule(entry: Entry): Promise<string> {
  const address = ADDRESSES[`../../../../editions/${moduleOf(entry)}`] ?? '';
  const kept = await textAt(address, 'default');
  return sha256(kept) === entry.sha256 ? kept : textAt(address, 'reload');
}

async function textAt(address: string, cache: RequestCache): Promise<string> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`the server says ${response.status}`);
  return response.text();
}

/** Runs a text, and not an address: what a second request gives might be another one than was compared with its hash. */
async function runModule(text: string): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  return import(/* @vite-ignore */ address).finally(() => URL.revokeObjectURL(address));
}

export const frozenShelf = shelfOf({
  sources: SOURCES,
  index: async () => ({ ok: true, value: FROZEN }),
  fetch: fetchModule,
  digest: async text => sha256(text),
  run: runModule,
});
