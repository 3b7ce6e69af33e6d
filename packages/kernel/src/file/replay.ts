import { whyNotProven } from '../dice/commitment.ts';
import type { AnySystem } from '../edition.ts';
import { hash } from '../hash.ts';
import type { Hands } from '../io/seeded.ts';
import type { Event } from '../io.ts';
import { sameJson } from '../json.ts';
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
import { keptLines, scribe, type ToldLine } from '../told.ts';
import { FORMATS, systemOf } from './edition-of.ts';
import { whyNotInputs } from './inputs.ts';
import { attempt, bad, type Read, readParts, type Sort, writeParts } from './problem.ts';
import { contradicted } from './save.ts';
import { whyNotDice, whyNotRolls } from './terms.ts';

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
  edition: 'number',
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
    listen(line, after, step) {
      heard.push(line);
      listen(line, after, step);
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
  const read = readParts(text, REPLAY_KIND, FORMATS, PARTS);
  if (!read.ok) return read;
  const { check: _check, ...body } = read.value;
  const replay = body as unknown as Replay;
  const { inputs, inWork = false } = replay;
  const found = systemOf({ ...replay, inWork }, systems);
  if (!found.ok) return found;
  const system = found.value;
  const unsound = whyNotInputs('inputs', inputs) ?? whyNotDice(replay.dice) ?? whyNotRolls(replay.rolls);
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

/** Nothing that checking a replay found speaks against it. */
export function isSound({ commitment, seed, wrong, result }: Verdict): boolean {
  return commitment && seed && wrong.length === 0 && result;
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
