import { whyNotProven } from '../dice/commitment.ts';
import { hash } from '../hash.ts';
import type { Hands } from '../io/seeded.ts';
import type { Event } from '../io.ts';
import { sameJson } from '../json.ts';
import {
  EDITION,
  fresh,
  type Input,
  type Line,
  type Match,
  type MatchDice,
  nowOf,
  type Player,
  type RollLine,
} from '../match/match.ts';
import { allInputs, logOf, replayTo } from '../match/rewind.ts';
import type { Outcome, Setup, System } from '../system.ts';
import { attempt, bad, type Read, readParts, type Sort, writeParts } from './problem.ts';
import { type AnySystem, systemOf } from './save.ts';

export const REPLAY_FORMAT = 'sightline replay';

/** A match as setup, seed and inputs, with the dice that fell, for anyone to play again and check. */
export interface Replay {
  readonly format: typeof REPLAY_FORMAT;
  readonly edition: typeof EDITION;
  readonly system: string;
  readonly version: number;
  readonly setup: Setup;
  readonly players: Readonly<Record<string, Player>>;
  readonly freeUndo: boolean;
  readonly dice: MatchDice;
  readonly inputs: readonly Input[];
  readonly rolls: readonly Pick<RollLine, 'die' | 'face' | 'entered'>[];
  readonly outcome: Outcome | null;
  /** The fingerprint of the last table. */
  readonly last: string;
}

const PARTS: Readonly<Record<string, Sort>> = {
  system: 'text',
  version: 'number',
  setup: 'record',
  players: 'record',
  freeUndo: 'boolean',
  dice: 'record',
  inputs: 'list',
  rolls: 'list',
  outcome: 'record or nothing',
  last: 'text',
  check: 'text',
};

export function replayOf<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>): Replay {
  return replayWith(match, logOf(system, match), hash(nowOf(match)));
}

/** A replay put together from what was heard in play: for a match whose rules may not be able to play it again. */
export function replayWith<T, E extends Event>(match: Match<T>, heard: readonly Line<E>[], last: string): Replay {
  const { system, version, setup, players, freeUndo, dice, outcome } = match;
  const rolls = heard.flatMap(line => (line.kind === 'roll' ? [rolled(line)] : []));
  const inputs = allInputs(match);
  const edition = EDITION;
  return {
    format: REPLAY_FORMAT,
    edition,
    system,
    version,
    setup,
    players,
    freeUndo,
    dice,
    inputs,
    rolls,
    outcome,
    last,
  };
}

export function saveReplay(replay: Replay): string {
  return writeParts({ ...replay });
}

export function loadReplay<S extends AnySystem>(
  text: string,
  systems: readonly S[],
): Read<{ system: S; replay: Replay }> {
  const read = readParts(text, REPLAY_FORMAT, EDITION, PARTS);
  if (!read.ok) return read;
  const system = systemOf(read.value, systems);
  if (!system.ok) return system;
  const { check: _check, ...replay } = read.value;
  const { inputs } = replay as unknown as Replay;
  const playable = attempt(() => playReplay(system.value, replay as unknown as Replay, inputs.length, { judge: true }));
  if (!playable.ok) return bad('damaged', `it cannot be played: ${playable.why}`);
  return { ok: true, value: { system: system.value, replay: replay as unknown as Replay } };
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

/** What checking a replay found. */
export interface Verdict {
  readonly commitment: boolean;
  readonly seed: boolean;
  /** The dice that are not what the seed gives: which, what was logged, what was due. */
  readonly wrong: readonly { readonly draw: number; readonly logged: string; readonly due: string }[];
  readonly confirmed: number;
  /** Dice rolled on a real table: neither right nor wrong. */
  readonly entered: number;
  /** The same outcome and the same last table come out. */
  readonly result: boolean;
}

/** HS-DICE-004: plays a replay again from its seed and compares every die, as far as it can be played. */
export function verify<T, E extends Event, V>(system: System<T, E, V>, replay: Replay): Verdict {
  const unproven = whyNotProven(replay.dice.provenance, replay.dice.seed);
  const due: RollLine[] = [];
  const listen = (line: Line<E>): void => {
    if (line.kind === 'roll') due.push(line);
  };
  const played = attempt(() => playReplay(system, replay, replay.inputs.length, { listen }));
  const wrong: { draw: number; logged: string; due: string }[] = [];
  for (let draw = 0; draw < Math.max(due.length, replay.rolls.length); draw++) {
    const logged = faceText(replay.rolls[draw]);
    const expected = faceText(due[draw]);
    if (logged !== expected) wrong.push({ draw, logged, due: expected });
  }
  const isRight = ({ draw, entered }: RollLine): boolean => !entered && !wrong.some(die => die.draw === draw);
  return {
    commitment: !unproven.includes('commitment'),
    seed: !unproven.includes('seed'),
    wrong,
    confirmed: due.filter(isRight).length,
    entered: due.filter(line => line.entered).length,
    result: played.ok && hash(nowOf(played.value)) === replay.last && sameJson(played.value.outcome, replay.outcome),
  };
}

function rolled({ die, face, entered }: RollLine): Replay['rolls'][number] {
  return { die, face, ...(entered ? { entered } : {}) };
}

function faceText(roll: { readonly die: string; readonly face: number } | undefined): string {
  return roll ? `${roll.die}=${roll.face}` : 'no die';
}
