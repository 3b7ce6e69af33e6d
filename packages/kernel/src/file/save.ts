import type { AnySystem } from '../edition.ts';
import { hash } from '../hash.ts';
import { isRecord, sameJson } from '../json.ts';
import { MATCH_KIND, type Match, nowOf } from '../match/match.ts';
import { advance } from '../match/run.ts';
import { keptLines, scribe, type ToldLine, whyNotTold } from '../told.ts';
import { askedAgain, keptAsked } from './asked.ts';
import { readGame, systemOf } from './edition-of.ts';
import { whyNotInputs } from './inputs.ts';
import { firstUntruth } from './past.ts';
import { attempt, bad, type Read, type Sort, writeParts } from './problem.ts';
import { contradicted, isProven, whyNotStanding, whyNotTerms } from './terms.ts';

const PARTS: Readonly<Record<string, Sort>> = {
  system: 'text',
  edition: 'count',
  inWork: 'true or left out',
  setup: 'record',
  players: 'record',
  freeUndo: 'boolean',
  dice: 'record',
  standing: 'list',
  table: 'record',
  step: 'count',
  draws: 'count',
  shown: 'count',
  past: 'list',
  inputs: 'list',
  pause: 'record or nothing',
  outcome: 'record or nothing',
  told: 'list',
  check: 'text',
};

/** The fingerprint of where a match stands: two matches of one hash go on alike. */
export function hashMatch<T>(match: Match<T>): string {
  const { system, edition, inWork = false, setup, step, past, inputs, outcome, dice } = match;
  const asked = match.pause?.asked ?? null;
  const draws = (match.pause ?? match).draws;
  return hash({ system, edition, inWork, setup, step, past, inputs, outcome, dice, draws, asked, now: nowOf(match) });
}

/**
 * A match as a file, with what was told in it. The table at the question is left out, and so is the question but for its
 * kind: both are found again from the checkpoint and the inputs.
 */
export function save<T>(match: Match<T>, told: readonly ToldLine[] = []): string {
  const { pause, ...rest } = match;
  const body = { ...rest, told: keptLines(told) };
  if (!pause) return writeParts({ ...body, pause: null });
  const { now, asked, ...kept } = pause;
  return writeParts({ ...body, pause: { ...kept, asked: keptAsked(asked), nowHash: hash(now) } });
}

/** Where a file comes from: anywhere, or out of what this program has kept for itself and nobody else has written to. */
export type Origin = 'outside' | 'own store';

export interface Loaded<S extends AnySystem> {
  readonly system: S;
  readonly match: Match;
  readonly told: readonly ToldLine[];
}

/**
 * A saved match, run again up to its question; or what is wrong with the file. HS-FILE-006: one from outside is played
 * again from its first step, since whoever knows how can give a false one the right hash; and is told anew on the way, so
 * that its report is true as well (HS-FILE-010).
 */
export function load<S extends AnySystem>(
  text: string,
  systems: readonly S[],
  origin: Origin = 'outside',
): Read<Loaded<S>> {
  const read = readGame(text, MATCH_KIND, PARTS);
  if (!read.ok) return read;
  const { check: _check, pause, told, ...rest } = read.value;
  const match = { ...rest, pause: null } as unknown as Match;
  const found = systemOf({ system: match.system, edition: match.edition, inWork: match.inWork === true }, systems);
  if (!found.ok) return found;
  const system = found.value;
  const misfit = whyNotTerms(system, match);
  if (misfit) return misfit;
  const unsound =
    (isProven(match.dice) ? null : 'the part "dice" does not fit its own commitment') ??
    whyNotStanding(match.standing, match.players) ??
    whyNotInputs('past', match.past) ??
    whyNotInputs('inputs', match.inputs) ??
    whyNotTold(told as unknown[], match.players);
  if (unsound !== null) return bad('damaged', unsound);
  if (origin === 'own store') return resume({ system, match, told: told as ToldLine[] }, pause, {});
  const retold: ToldLine[] = [];
  const hands = { ...scribe(system, match.players, retold), judge: true };
  const untruth = firstUntruth(system, match, hands);
  if (untruth) return contradicted(match, 'untrue', untruth.detail, untruth.at);
  return resume({ system, match, told: retold }, pause, hands);
}

/**
 * What is given after a checkpoint answers a question, and the match then waits for the next one; unless its rules break on
 * the last answer, which is how a game that broke off in simulation is kept. Every answer is judged all the same.
 */
function broken<S extends AnySystem>(loaded: Loaded<S>): Read<Loaded<S>> {
  const { system, match } = loaded;
  const trial = { ...match, past: [...match.past] };
  const run = attempt(() => advance(system, trial, { inline: false, judge: true }));
  if (run.ok) return bad('damaged', 'the part "inputs" answers no question that the part "pause" holds');
  if (run.at === undefined) return { ok: true, value: loaded };
  return contradicted(match, 'untrue', `the part "inputs" cannot be played again: ${run.why}`, run.at);
}

function resume<S extends AnySystem>(
  loaded: Loaded<S>,
  pause: unknown,
  hands: { readonly judge?: boolean },
): Read<Loaded<S>> {
  const { system, match } = loaded;
  if (!isRecord(pause)) return match.inputs.length === 0 ? { ok: true, value: loaded } : broken(loaded);
  // What rules make of a table that they did not is perhaps no data.
  const run = attempt(() => {
    advance(system, match, { ...hands, inline: false });
    return hash(nowOf(match));
  });
  if (!run.ok) return contradicted(match, 'damaged', `the part "inputs" cannot be played again: ${run.why}`, run.at);
  const again = match.pause;
  if (!again || run.value !== pause['nowHash'] || again.trail !== pause['trail']) {
    return contradicted(match, 'damaged', 'the part "pause" does not follow from the parts "table" and "inputs"');
  }
  const { now: _now, asked: _asked, ...marks } = again;
  const { nowHash: _hash, asked, ...saved } = pause;
  if (!sameJson({ ...marks, told: 0 }, { ...saved, told: 0 }))
    return contradicted(match, 'damaged', 'the part "pause" does not fit the question');
  const resumed = askedAgain(system, again, asked);
  if (!resumed) return contradicted(match, 'damaged', 'the part "pause" holds another question than the rules ask');
  // How much was told is as it was when the match was saved.
  match.pause = { ...again, asked: resumed, told: Number(saved['told']) };
  return { ok: true, value: loaded };
}
