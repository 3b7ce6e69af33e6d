import { attempt, bad, isCount, isRecord, type Read } from '@sightline/kernel';

/** A frozen edition, as `editions/index.json` lists it. Its module stands beside the index, in `<system>/<edition>/`. */
export interface Entry {
  readonly system: string;
  readonly edition: number;
  /** The hash of the module, as 64 hex digits: what has another one is not run. */
  readonly sha256: string;
  readonly size: number;
  readonly gzip: number;
  /** The `System` interface it was written for. */
  readonly speaks: number;
}

/** Where the module of an edition stands, from the index. */
export const moduleOf = ({ system, edition }: Pick<Entry, 'system' | 'edition'>): string =>
  `${system}/${edition}/rules.mjs`;

export function readIndex(text: string): Read<readonly Entry[]> {
  const parsed = attempt(() => JSON.parse(text) as unknown);
  const entries = parsed.ok && isRecord(parsed.value) ? parsed.value['editions'] : null;
  if (!Array.isArray(entries)) return bad('noEdition', 'the index of editions cannot be read');
  const strange = entries.findIndex(entry => !isEntry(entry));
  if (strange >= 0) return bad('noEdition', `the index of editions has a line that is none: ${strange}`);
  return { ok: true, value: entries as readonly Entry[] };
}

function isEntry(entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  const { system, edition, sha256, size, gzip, speaks } = entry;
  const areCounts = [edition, size, gzip, speaks].every(isCount);
  // A name that leads elsewhere would be a way out of the folder.
  return areCounts && isMatching(system, /^[a-z]{1,40}$/) && isMatching(sha256, /^[0-9a-f]{64}$/);
}

const isMatching = (value: unknown, form: RegExp): boolean => typeof value === 'string' && form.test(value);
