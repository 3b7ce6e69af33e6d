import type { AnySystem } from '../edition.ts';
import { hash } from '../hash.ts';
import type { Hands } from '../io/seeded.ts';
import type { Event } from '../io.ts';
import {
  FORMAT,
  fresh,
  type Input,
  type Line,
  type Match,
  type MatchDice,
  nowOf,
  type Player,
  REPLAY_KIND,
  type RollLine,
} from '../match/match.ts';
import { allInputs, replayTo } from '../match/rewind.ts';
import type { Outcome, Setup, System } from '../system.ts';
import { keptLines, scribe, type ToldLine, whyNotTold } from '../told.ts';
import { readGame, systemOf } from './edition-of.ts';
import { whyNotInputs } from './inputs.ts';
import { attempt, bad, type Read, type Sort, writeParts } from './problem.ts';
import { contradicted, whyNotRolls, whyNotTerms } from './terms.ts';

/** A match as setup, seed and inputs, with the dice that fell, for anyone to play again and check. */
export interface Replay {
  readonly kind: typeof REPLAY_KIND;
  readonly format: typeof FORMAT;
  readonly system: string;
  readonly edition: number;
  readonly inWork?: true;
  readonly setup: Setup;
  readonly players: Readonly<Record<string, Player>>;
  readonly freeUndo: boolean;
  readonly dice: MatchDice;
  readonly inputs: readonly Input[];
  readonly rolls: readonly Pick<RollLine, 'die' | 'face' | 'entered'>[];
  readonly outcome: Outcome | null;
  /** The fingerprint of the last table. */
  readonly last: string;
  readonly told: readonly ToldLine[];
}

const PARTS: Readonly<Record<string, Sort>> = {
  system: 'text',
  edition: 'count',
  inWork: 'true or left out',
  setup: 'record',
  players: 'record',
  freeUndo: 'boolean',
  dice: 'record',
  inputs: 'list',
  rolls: 'list',
  outcome: 'record or nothing',
  last: 'text',
  told: 'list',
  check: 'text',
};

export function replayOf<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>): Replay {
  const heard: Line<E>[] = [];
  const told: ToldLine[] = [];
  const { listen } = scribe(system, match.players, told);
  replayTo(system, match, allInputs(match).length, {
    listen(line, ...when) {
      heard.push(line);
      listen(line, ...when);
    },
  });
  return replayWith(match, heard, hash(nowOf(match)), told);
}

/** A replay put together from what was heard in play: for a match whose rules may not be able to play it again. */
export function replayWith<T, E extends Event>(
  match: Match<T>,
  heard: readonly Line<E>[],
  last: string,
  told: readonly ToldLine[] = [],
): Replay {
  const { system, edition, inWork, setup, players, freeUndo, dice, outcome } = match;
  const rolls = heard.flatMap(line => (line.kind === 'roll' ? [rolled(line)] : []));
  const inputs = allInputs(match);
  return {
    kind: REPLAY_KIND,
    format: FORMAT,
    system,
    edition,
    ...(inWork ? { inWork } : {}),
    setup,
    players,
    freeUndo,
    dice,
    inputs,
    rolls,
    outcome,
    last,
    told: keptLines(told),
  };
}

export function saveReplay(replay: Replay): string {
  return writeParts({ ...replay });
}

/** A replay with the match it leads to, told anew; or what is wrong with the file. */
export function loadReplay<S extends AnySystem>(
  text: string,
  systems: readonly S[],
): Read<{ system: S; replay: Replay; match: Match }> {
  const read = readGame(text, REPLAY_KIND, PARTS);
  if (!read.ok) return read;
  const { check: _check, ...body } = read.value;
  const replay = body as unknown as Replay;
  const { inputs, inWork = false } = replay;
  const found = systemOf({ ...replay, inWork }, systems);
  if (!found.ok) return found;
  const system = found.value;
  const misfit = whyNotTerms(system, replay);
  if (misfit) return misfit;
  const unsound =
    whyNotInputs('inputs', inputs) ?? whyNotRolls(replay.rolls) ?? whyNotTold(replay.told, replay.players);
  if (unsound !== null) return bad('damaged', unsound);
  const told: ToldLine[] = [];
  const hands = { ...scribe(system, replay.players, told), judge: true };
  const played = attempt(() => playReplay(system, replay, inputs.length, hands));
  if (!played.ok) return contradicted(replay, 'damaged', `it cannot be played: ${played.why}`, played.at);
  return { ok: true, value: { system, replay: { ...replay, told }, match: played.value } };
}

/** The match that a replay tells of, played to where it ends. */
export function playReplay<T, E extends Event, V>(
  system: System<T, E, V>,
  replay: Replay,
  inputs = replay.inputs.length,
  hands: Hands<E> = {},
): Match<T> {
  const start: Match<T> = fresh(system, { ...replay, players: { ...replay.players }, standing: [] });
  start.inputs = [...replay.inputs];
  return replayTo(system, start, inputs, hands);
}

function rolled({ die, face, entered }: RollLine): Replay['rolls'][number] {
  return { die, face, ...(entered ? { entered } : {}) };
}
