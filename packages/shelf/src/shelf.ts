import {
  type AnySystem,
  bad,
  type Edition,
  isPlayedBy,
  isRecord,
  noneOf,
  type Read,
  type Wanted,
} from '@sightline/kernel';
import type { Entry } from './entry.ts';

/** The edition that plays a file, and the system of it that the file names. */
export interface Found {
  readonly edition: Edition;
  readonly system: AnySystem;
}

/** The one function that is asked for rules (HS-FILE-007). What cannot be had is a value that says why. */
export type Shelf = (wanted: Wanted) => Promise<Read<Found>>;

/** What a host has: a page fetches frozen modules, a process reads them. */
export interface Holdings {
  /** The rules as they stand in the sources, by game. */
  readonly sources: Readonly<Record<string, () => Promise<Edition>>>;
  /** What is frozen. */
  index(): Promise<Read<readonly Entry[]>>;
  /** The text of a frozen module. */
  fetch(entry: Entry): Promise<string>;
  /** The SHA-256 of a text, as hex digits. */
  digest(text: string): Promise<string>;
  /** Runs the text of a module and gives what it exports. */
  run(text: string): Promise<unknown>;
}

const SPOKEN = 1;

/** A shelf over what a host has. A module is fetched, compared with its hash and run once. */
export function shelfOf(holdings: Holdings): Shelf {
  const taken = new Map<string, Promise<Read<Edition>>>();
  const frozen = (entry: Entry): Promise<Read<Edition>> => {
    const key = `${entry.system} ${entry.edition}`;
    const known = taken.get(key) ?? thaw(holdings, entry);
    taken.set(key, known);
    // What could not be had, for want of a network say, is tried again the next time.
    void known.then(({ ok }) => ok || taken.delete(key));
    return known;
  };
  return async wanted => {
    const game = Object.keys(holdings.sources).find(id => isOf(id, wanted.system));
    if (game === undefined) {
      const known = Object.keys(holdings.sources).join(', ');
      return bad('foreign', `it is a match of "${wanted.system}"; the systems here are ${known}`);
    }
    const index = await holdings.index();
    const entries = index.ok ? index.value.filter(({ system }) => system === game) : [];
    const entry = entries.find(({ edition }) => edition === wanted.edition);
    const isNewest = !entries.some(({ edition }) => edition > wanted.edition);
    // Where a later edition is frozen the sources cannot be what is wanted, and are not fetched.
    const source = isNewest || !entry ? await holdings.sources[game]!() : null;
    if (source && isPlayedBy(source.system.edition, wanted)) return systemIn(source, wanted);
    if (!index.ok) return index;
    if (entry) {
      const edition = await frozen(entry);
      return edition.ok ? systemIn(edition.value, wanted) : edition;
    }
    const kept = entries.map(({ edition }) => ({ number: edition, inWork: false }));
    return noneOf([...(source ? [source.system.edition] : []), ...kept], wanted);
  };
}

/** A system that belongs to a game is named after it: `duck-debriefing` is of `duck`. */
function isOf(game: string, system: string): boolean {
  return system === game || system.startsWith(`${game}-`);
}

function systemIn(edition: Edition, wanted: Wanted): Read<Found> {
  const system = [edition.system, ...(edition.besides ?? [])].find(({ id }) => id === wanted.system);
  if (system) return { ok: true, value: { edition, system } };
  return bad('foreign', `edition ${wanted.edition} has no "${wanted.system}"`);
}

/** A frozen module as an edition: whole, of a language that is spoken here, and what the index says it is. */
async function thaw(holdings: Holdings, entry: Entry): Promise<Read<Edition>> {
  const name = `edition ${entry.edition} of ${entry.system}`;
  if (entry.speaks > SPOKEN) return bad('future', `${name} speaks ${entry.speaks}; this program speaks ${SPOKEN}`);
  try {
    const text = await holdings.fetch(entry);
    if ((await holdings.digest(text)) !== entry.sha256)
      return bad('noEdition', `${name} is not what was frozen: its hash is another one`);
    const module = await holdings.run(text);
    const edition = isRecord(module) ? (module['edition'] as Edition | undefined) : undefined;
    if (edition?.system.id !== entry.system || !sameEdition(edition, entry))
      return bad('noEdition', `the module of ${name} holds another one`);
    return { ok: true, value: edition };
  } catch (thrown) {
    return bad('noEdition', `${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

function sameEdition({ system: { edition } }: Edition, entry: Entry): boolean {
  return edition.number === entry.edition && !edition.inWork;
}
