import { type AnySystem, type Edition, sha256 } from '@sightline/kernel';
import type { FoundEdition } from './systems.ts';

/** A frozen edition, as `editions/index.json` lists it. */
export interface Entry {
  readonly system: string;
  readonly edition: number;
  /** The hash of its module: what has another one is not run. */
  readonly sha256: string;
}

const [index = { editions: [] }] = Object.values(
  import.meta.glob<{ readonly editions: readonly Entry[] }>('../../../../editions/index.json', {
    eager: true,
    import: 'default',
  }),
);

/** Every edition that was frozen before this program was built. */
export const FROZEN: readonly Entry[] = index.editions;

/** Where the build has put their modules. */
const ADDRESSES = import.meta.glob<string>('../../../../editions/*/*/rules.mjs', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Which rules a match needs. */
export interface Wanted {
  readonly id: string;
  readonly number: number;
  /** It was begun while that edition was in work. */
  readonly inWork: boolean;
}

/** Where a later edition is frozen the newest rules cannot be those that are wanted, and are not fetched. */
export async function findEdition(newest: () => Promise<Edition>, wanted: Wanted): Promise<FoundEdition> {
  const { id, number } = wanted;
  const frozen = FROZEN.filter(({ system }) => system === id);
  if (!frozen.some(({ edition }) => edition > number)) {
    const edition = await newest();
    if (isPlayedBy(edition.system, wanted)) return { ok: true, edition };
  }
  const entry = frozen.find(({ edition }) => edition === number);
  return entry ? thaw(entry) : { ok: false, code: 'future', detail: `there is no edition ${number} of ${id} here` };
}

/** Systems say which edition they are, and whether it is still in work. */
type Numbered = AnySystem & { readonly edition?: { readonly number: number; readonly inWork: boolean } };

/** What was begun in work is at home in the edition that came of it. */
function isPlayedBy({ edition }: Numbered, { number, inWork }: Wanted): boolean {
  return edition?.number === number && (inWork || !edition.inWork);
}

/** How modules come to a page; tests have a way of their own. */
interface Carrier {
  fetch(entry: Entry, cache: RequestCache): Promise<string>;
  run(text: string): Promise<unknown>;
}

const PAGE: Carrier = {
  async fetch({ system, edition }, cache) {
    const response = await fetch(ADDRESSES[`../../../../editions/${system}/${edition}/rules.mjs`]!, { cache });
    if (!response.ok) throw new Error(`the server says ${response.status}`);
    return response.text();
  },
  /** The very text that was compared with its hash: what a second request gives might be another one. */
  async run(text) {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    return import(/* @vite-ignore */ address).finally(() => URL.revokeObjectURL(address));
  },
};

const thawed = new Map<string, Promise<FoundEdition>>();

/** Fetches a frozen edition, once for as long as the page is open. What failed may be tried again. */
export function thaw(entry: Entry, carrier = PAGE): Promise<FoundEdition> {
  const key = entry.sha256;
  const known = thawed.get(key) ?? bring(entry, carrier);
  thawed.set(key, known);
  void known.then(({ ok }) => ok || thawed.delete(key));
  return known;
}

async function bring(entry: Entry, { fetch, run }: Carrier): Promise<FoundEdition> {
  const name = `edition ${entry.edition} of ${entry.system}`;
  try {
    // What the browser has kept of it may be damaged; then it is fetched anew.
    const kept = await fetch(entry, 'default');
    const text = isWhole(kept, entry) ? kept : await fetch(entry, 'reload');
    if (!isWhole(text, entry)) return none(`${name} is not what was frozen: its hash is another one`);
    const { edition } = (await run(text)) as { readonly edition?: Edition };
    return edition?.system.id === entry.system ? { ok: true, edition } : none(`${name} is not in its module`);
  } catch (thrown) {
    return none(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

const isWhole = (text: string, entry: Entry): boolean => sha256(text) === entry.sha256;

const none = (detail: string): FoundEdition => ({ ok: false, code: 'noEdition', detail });
