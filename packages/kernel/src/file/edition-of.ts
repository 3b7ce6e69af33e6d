import type { AnySystem } from '../edition.ts';
import { isCount, isRecord } from '../json.ts';
import { FORMAT, MATCH_KIND, REPLAY_KIND } from '../match/match.ts';
import type { EditionNumber } from '../system.ts';
import { asOfThisFormat } from './former.ts';
import { bad, type Formats, kindOf, parse, type Read, readParts, type Sort, whyNotFormat } from './problem.ts';

/** What a file needs to be played: a system, of that edition. */
export interface Wanted {
  readonly system: string;
  readonly edition: number;
  /** It was begun while that edition was in work. */
  readonly inWork: boolean;
}

/** Files of before format 2 name no edition: nobody knows by which rules they were played. */
const FORMATS: Formats = { oldest: 2, newest: FORMAT };

/** The parts of a file that holds a match, as the present format has them. */
export function readGame(
  text: string,
  kind: string,
  parts: Readonly<Record<string, Sort>>,
  others?: 'left alone',
): Read<Readonly<Record<string, unknown>>> {
  const read = readParts(text, kind, FORMATS, parts, others);
  return read.ok ? asOfThisFormat(read.value) : read;
}

/** A look at a file before its rules are fetched: what kind it is, and what it needs. Nothing else of it is judged yet. */
export function readWanted(text: string): Read<Wanted & { readonly kind: 'match' | 'replay' }> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (!isRecord(file) || (kindOf(file) !== MATCH_KIND && kindOf(file) !== REPLAY_KIND))
    return bad('foreign', `this is neither a ${MATCH_KIND} nor a ${REPLAY_KIND}`);
  const strange = whyNotFormat(file, FORMATS);
  if (strange) return strange;
  const kind = kindOf(file) === MATCH_KIND ? 'match' : 'replay';
  const { system, edition, inWork } = file;
  if (typeof system !== 'string') return bad('damaged', 'the part "system" should be a text');
  if (!isCount(edition)) return bad('damaged', 'the part "edition" should be a count');
  return { ok: true, value: { kind, system, edition, inWork: inWork === true } };
}

/** Whether rules are those of a file. What was begun in work is at home in the edition that came of it. */
export function isPlayedBy({ number, inWork }: EditionNumber, wanted: Pick<Wanted, 'edition' | 'inWork'>): boolean {
  return number === wanted.edition && (wanted.inWork || !inWork);
}

/** HS-FILE-003, HS-FILE-004, HS-FILE-008: why none of these editions of a system plays a file. */
export function noneOf(editions: readonly EditionNumber[], { system, edition, inWork }: Wanted): Read<never> {
  const newest = editions.toSorted((a, b) => b.number - a.number || Number(a.inWork) - Number(b.inWork))[0];
  const wanted = `it is played by ${editionWords({ number: edition, inWork })} of ${system}`;
  if (newest && edition < newest.number) return bad('otherRules', `${wanted}, which was not kept`);
  return bad('future', `${wanted}; the newest here is ${newest ? editionWords(newest) : 'none at all'}`);
}

/** The system of a file among those at hand. */
export function systemOf<S extends AnySystem>(wanted: Wanted, systems: readonly S[]): Read<S> {
  const named = systems.filter(({ id }) => id === wanted.system);
  const system = named.find(({ edition }) => isPlayedBy(edition, wanted));
  if (system) return { ok: true, value: system };
  if (named.length > 0)
    return noneOf(
      named.map(({ edition }) => edition),
      wanted,
    );
  const known = [...new Set(systems.map(({ id }) => id))].join(', ');
  return bad('foreign', `it is a match of "${wanted.system}"; the systems here are ${known}`);
}

function editionWords({ number, inWork }: EditionNumber): string {
  return inWork ? `edition ${number}, in work` : `edition ${number}`;
}
