import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  type AnySystem,
  allInputs,
  attempt,
  branch,
  type Divergence,
  type Edition,
  load,
  loadReplay,
  type Match,
  REPLAY_KIND,
  type Replay,
  readReport,
  replayTo,
  sameJson,
  verdictOn,
  verify,
  writeParts,
} from '@sightline/kernel';

/** What became of an archived game under some rules. */
export type Fate =
  | { readonly kind: 'same' }
  /** It is played the same and told in other words. */
  | { readonly kind: 'told otherwise'; readonly was: string; readonly is: string }
  | { readonly kind: 'changed'; readonly why: string; readonly at?: Divergence };

export interface Archived {
  readonly name: string;
  readonly text: string;
}

/** The games that an edition is remembered by, in the order of their names. */
export function archiveOf(folder: string, game: string, edition: number): readonly Archived[] {
  const archive = join(folder, game, String(edition), 'archive');
  if (!existsSync(archive)) return [];
  return readdirSync(archive)
    .sort()
    .map(file => ({
      name: file.replace(/\.json\.gz$/, ''),
      text: gunzipSync(readFileSync(join(archive, file))).toString(),
    }));
}

/** Plays an archived game: it must open, lead to the same table by the same dice, step, branch and be told as it was. */
export function fateOf(text: string, edition: Edition): Fate {
  const report = readReport(text);
  const told = report.ok ? report.value.told : [];
  const read = opened(text, [edition.system, ...(edition.besides ?? [])]);
  if (!read.ok)
    return { kind: 'changed', why: read.problem.detail, ...(read.problem.at ? { at: read.problem.at } : {}) };
  const { system, match, told: retold, isTrue } = read.value;
  if (!isTrue) return { kind: 'changed', why: 'it ends with other dice or on another table' };
  const halfway = Math.floor(allInputs(match).length / 2);
  const stepped = attempt(() => [replayTo(system, match, halfway), branch(system, match, halfway, 'what if')]);
  if (!stepped.ok) return { kind: 'changed', why: stepped.why, ...(stepped.at ? { at: stepped.at } : {}) };
  const other = told.findIndex((line, i) => !sameJson(line, retold[i]));
  if (other < 0 && told.length === retold.length) return { kind: 'same' };
  return { kind: 'told otherwise', was: told[other]?.text ?? '', is: retold[other]?.text ?? '' };
}

interface Played {
  readonly system: AnySystem;
  readonly match: Match;
  readonly told: Replay['told'];
  readonly isTrue: boolean;
}

function opened(text: string, systems: readonly AnySystem[]) {
  if (!text.includes(`"${REPLAY_KIND}"`)) {
    const read = load(text, systems);
    return read.ok ? { ok: true as const, value: { ...read.value, isTrue: true } satisfies Played } : read;
  }
  const read = loadReplay(text, systems);
  if (!read.ok) return read;
  const { system, replay, match } = read.value;
  const isTrue = verdictOn(verify(system, replay)) !== 'unsound';
  return { ok: true as const, value: { system, match, told: replay.told, isTrue } satisfies Played };
}

/** The same game as if it had been begun under these rules: to see what they would have made of it. */
export function asOf(text: string, { system, besides = [] }: Edition): string {
  const { number, inWork } = system.edition;
  const { check: _check, inWork: _inWork, setup, ...body } = JSON.parse(text) as Pick<Match, 'system' | 'setup'> & Json;
  // Switches that are new were not there to be turned.
  const its = [system, ...besides].find(({ id }) => id === body.system) ?? system;
  const asTheyCome = Object.fromEntries(its.switches.map(({ id, values }) => [id, values[0]]));
  const switches = { ...asTheyCome, ...setup.switches };
  return writeParts({ ...body, setup: { ...setup, switches }, edition: number, ...(inWork ? { inWork } : {}) });
}

type Json = Readonly<Record<string, unknown>>;
