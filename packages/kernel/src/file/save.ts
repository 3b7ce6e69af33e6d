import { whyNotProven } from '../dice/commitment.ts';
import { hash } from '../hash.ts';
import type { Event } from '../io.ts';
import { isRecord, sameJson } from '../json.ts';
import { whyNotAnswerTo } from '../legal.ts';
import {
  type Asked,
  EDITION,
  FORMAT,
  type Match,
  nowOf,
  type Pause,
  type SealedAsk,
  whyNotCreate,
} from '../match/match.ts';
import { advance } from '../match/run.ts';
import type { System } from '../system.ts';
import { firstUntruth } from './past.ts';
import { attempt, bad, type Read, readParts, type Sort, writeParts } from './problem.ts';

export type AnySystem = System<unknown, Event, unknown>;

const PARTS: Readonly<Record<string, Sort>> = {
  system: 'text',
  version: 'number',
  setup: 'record',
  players: 'record',
  freeUndo: 'boolean',
  dice: 'record',
  standing: 'list',
  table: 'record',
  step: 'number',
  draws: 'number',
  shown: 'number',
  past: 'list',
  inputs: 'list',
  pause: 'record or nothing',
  outcome: 'record or nothing',
  check: 'text',
};

/** The fingerprint of where a match stands: two matches of one hash go on alike. */
export function hashMatch<T>(match: Match<T>): string {
  const { system, version, setup, step, past, inputs, outcome, dice } = match;
  const asked = match.pause?.asked ?? null;
  const draws = (match.pause ?? match).draws;
  return hash({ system, version, setup, step, past, inputs, outcome, dice, draws, asked, now: nowOf(match) });
}

/** A match as a file. The table at the question is left out: it is found again from the checkpoint and the inputs. */
export function save<T>(match: Match<T>): string {
  const { pause, ...rest } = match;
  if (!pause) return writeParts({ ...rest, pause: null });
  const { now, ...kept } = pause;
  return writeParts({ ...rest, pause: { ...kept, nowHash: hash(now) } });
}

/** Where a file comes from: anywhere, or out of what this program has kept for itself and nobody else has written to. */
export type Origin = 'outside' | 'own store';

/**
 * A saved match, run again up to its question; or what is wrong with the file. HS-FILE-006: one from outside is played
 * again from its first step, since whoever knows how can give a false one the right hash.
 */
export function load<S extends AnySystem>(
  text: string,
  systems: readonly S[],
  origin: Origin = 'outside',
): Read<{ system: S; match: Match }> {
  const read = readParts(text, FORMAT, EDITION, PARTS);
  if (!read.ok) return read;
  const system = systemOf(read.value, systems);
  if (!system.ok) return system;
  const { check: _check, pause, ...rest } = read.value;
  const match = { ...rest, pause: null } as unknown as Match;
  const unsound = firstUnsound(system.value, match);
  if (unsound !== null) return bad('damaged', unsound);
  const untrue = origin === 'outside' ? firstUntruth(system.value, match) : null;
  return untrue === null ? resume(system.value, match, pause, origin) : bad('untrue', untrue);
}

/** The system that a file names, if it is here and of a version that plays the file. */
export function systemOf<S extends AnySystem>(file: Readonly<Record<string, unknown>>, systems: readonly S[]): Read<S> {
  const { system: id, version } = file;
  const system = systems.find(s => s.id === id);
  if (!system)
    return bad('foreign', `it is a match of "${id}"; the systems here are ${systems.map(s => s.id).join(', ')}`);
  if ((version as number) > system.version) {
    return bad('future', `it was played with version ${version} of ${id}; this is version ${system.version}`);
  }
  if (version !== system.version && !system.reads?.includes(version as number)) {
    return bad(
      'past',
      `it was played with version ${version} of ${id}, which version ${system.version} no longer plays`,
    );
  }
  return { ok: true, value: system };
}

/** What is wrong with the parts that no run of a step puts to the proof; null when nothing is. */
function firstUnsound<S extends AnySystem>(system: S, { setup, players, dice }: Match): string | null {
  const refused = attempt(() => whyNotCreate(system, { ...setup, players, secret: '' })[0]?.code);
  if (!refused.ok || refused.value !== undefined) {
    return `the parts "setup" and "players" do not fit ${system.id}: ${refused.ok ? refused.value : refused.why}`;
  }
  const seats = system.scenarios.find(({ id }) => id === setup.scenario)?.seats ?? [];
  if (!seats.every(seat => Object.hasOwn(players, seat))) return 'the part "players" lacks a seat';
  const unproven = attempt(() => whyNotProven(dice.provenance, dice.seed));
  return unproven.ok && unproven.value.length === 0 ? null : 'the part "dice" does not fit its own commitment';
}

function resume<S extends AnySystem>(
  system: S,
  match: Match,
  pause: unknown,
  origin: Origin,
): Read<{ system: S; match: Match }> {
  if (!isRecord(pause)) return { ok: true, value: { system, match } };
  const run = attempt(() => advance(system, match, { inline: false, judge: origin === 'outside' }));
  if (!run.ok) return bad('damaged', `the part "inputs" cannot be played again: ${run.why}`);
  const again = match.pause;
  if (!again || hash(again.now) !== pause['nowHash'] || again.trail !== pause['trail']) {
    return bad('damaged', 'the part "pause" does not follow from the parts "table" and "inputs"');
  }
  const { now: _now, asked: _asked, ...marks } = again;
  const { nowHash: _hash, asked, ...saved } = pause;
  if (!sameJson({ ...marks, told: 0 }, { ...saved, told: 0 }))
    return bad('damaged', 'the part "pause" does not fit the question');
  const resumed = withEnvelopes(system, again, asked);
  if (!resumed) return bad('damaged', 'the part "pause" holds another question than the rules ask');
  // How much was told is as it was when the match was saved.
  match.pause = { ...again, asked: resumed, told: Number(saved['told']) };
  return { ok: true, value: { system, match } };
}

/** The question that the rules ask, with the sealed answers that were in already; null when another one was saved. */
function withEnvelopes<S extends AnySystem>(system: S, { asked, now }: Pause<unknown>, saved: unknown): Asked | null {
  if (asked.kind !== 'sealed') return sameJson(asked, saved) ? asked : null;
  const given = isRecord(saved) && Array.isArray(saved['asks']) ? saved['asks'] : [];
  const asks = asked.asks.map((ask, i) => ({ ...ask, given: envelopeIn(given[i]) }));
  const areLegal = asks.every(
    ask => !ask.given || whyNotAnswerTo(system, now, ask.seat, ask.question, ask.given.answer).length === 0,
  );
  return areLegal && sameJson({ kind: 'sealed', asks }, saved) ? { kind: 'sealed', asks } : null;
}

function envelopeIn(ask: unknown): SealedAsk['given'] {
  const given = isRecord(ask) ? ask['given'] : null;
  return isRecord(given) ? { answer: given['answer'] } : null;
}
