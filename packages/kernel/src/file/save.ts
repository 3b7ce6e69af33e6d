import { hash } from '../hash.ts';
import type { Event } from '../io.ts';
import { isRecord, sameJson } from '../json.ts';
import { EDITION, FORMAT, type Match, nowOf } from '../match/match.ts';
import { advance } from '../match/run.ts';
import type { System } from '../system.ts';
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

/** A saved match, run again up to its question; or what is wrong with the file. */
export function load<S extends AnySystem>(text: string, systems: readonly S[]): Read<{ system: S; match: Match }> {
  const read = readParts(text, FORMAT, EDITION, PARTS);
  if (!read.ok) return read;
  const system = systemOf(read.value, systems);
  if (!system.ok) return system;
  const { check: _check, pause, ...rest } = read.value;
  const match = { ...rest, pause: null } as unknown as Match;
  return resume(system.value, match, pause);
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

function resume<S extends AnySystem>(system: S, match: Match, pause: unknown): Read<{ system: S; match: Match }> {
  if (!isRecord(pause)) return { ok: true, value: { system, match } };
  const run = attempt(() => advance(system, match, { inline: false }));
  if (!run.ok) return bad('damaged', `the part "inputs" cannot be played again: ${run.why}`);
  const again = match.pause;
  if (!again || hash(again.now) !== pause['nowHash'] || again.trail !== pause['trail']) {
    return bad('damaged', 'the part "pause" does not follow from the parts "table" and "inputs"');
  }
  const { now: _now, asked: _asked, ...marks } = again;
  const { nowHash: _hash, asked, ...saved } = pause;
  if (!sameJson({ ...marks, told: 0 }, { ...saved, told: 0 }))
    return bad('damaged', 'the part "pause" does not fit the question');
  // The saved question holds the envelopes that were in already; how much was told is as it was when the match was saved.
  match.pause = { ...again, asked: asked as typeof again.asked, told: Number(saved['told']) };
  return { ok: true, value: { system, match } };
}
