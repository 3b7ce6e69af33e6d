import { type AnySystem, type Edition, sha256 } from '@sightline/kernel';
import { type Entry, FROZEN, fetchModule, runModule } from './frozen.ts';
import type { FoundEdition } from './systems.ts';

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

/** How modules come here; tests have a way of their own. */
interface Carrier {
  fetch(entry: Entry): Promise<string>;
  run(text: string): Promise<unknown>;
}

const thawed = new Map<string, Promise<FoundEdition>>();

/** Fetches a frozen edition, once for as long as the page is open. What failed may be tried again. */
export function thaw(entry: Entry, carrier: Carrier = { fetch: fetchModule, run: runModule }): Promise<FoundEdition> {
  const key = entry.sha256;
  const known = thawed.get(key) ?? bring(entry, carrier);
  thawed.set(key, known);
  void known.then(({ ok }) => ok || thawed.delete(key));
  return known;
}

async function bring(entry: Entry, { fetch, run }: Carrier): Promise<FoundEdition> {
  const name = `edition ${entry.edition} of ${entry.system}`;
  try {
    const text = await fetch(entry);
    if (sha256(text) !== entry.sha256) return none(`${name} is not what was frozen: its hash is another one`);
    const { edition } = (await run(text)) as { readonly edition?: Edition };
    return edition?.system.id === entry.system ? { ok: true, edition } : none(`${name} is not in its module`);
  } catch (thrown) {
    return none(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

const none = (detail: string): FoundEdition => ({ ok: false, code: 'noEdition', detail });
