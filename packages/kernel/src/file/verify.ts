import { type Provenance, whyNotProven } from '../dice/commitment.ts';
import { hash } from '../hash.ts';
import type { Event, Seat } from '../io.ts';
import { sameJson } from '../json.ts';
import { type Line, nowOf, type Reseed, type RollLine } from '../match/match.ts';
import type { System } from '../system.ts';
import { attempt } from './problem.ts';
import { playReplay, type Replay } from './replay.ts';

/** What checking a replay found. */
export interface Verdict {
  readonly commitment: boolean;
  readonly seed: boolean;
  /** Who had a part in the seed, who was to and never revealed it, and whose is not what he was committed to. */
  readonly stirred: readonly Seat[];
  readonly dropped: readonly Seat[];
  readonly broken: readonly Seat[];
  /** Where the dice of a branch take over. They were promised to nobody before the match began. */
  readonly fresh: readonly FreshDice[];
  /** The dice that are not what the seed gives: which, what was logged, what was due. */
  readonly wrong: readonly { readonly draw: number; readonly logged: string; readonly due: string }[];
  readonly confirmed: number;
  /** Dice rolled on a real table: neither right nor wrong. */
  readonly entered: number;
  /** The same outcome and the same last table come out. */
  readonly result: boolean;
}

export interface FreshDice {
  readonly from: number;
  /** Whether their seed follows from a secret that is shown; files of format 2 show none. */
  readonly seed: 'follows' | 'wrong' | 'unsaid';
}

/**
 * What it comes to: all dice follow from what was promised before the first of them; they follow, but from some draw on
 * from what whoever branched the match has put there; or something is false.
 */
export function verdictOn({
  commitment,
  seed,
  broken,
  fresh,
  wrong,
  result,
}: Verdict): 'sound' | 'branched' | 'unsound' {
  const isFalse = broken.length > 0 || wrong.length > 0 || fresh.some(dice => dice.seed === 'wrong');
  if (!commitment || !seed || !result || isFalse) return 'unsound';
  return fresh.length > 0 ? 'branched' : 'sound';
}

/** HS-DICE-004: plays a replay again from its seed and compares every die, as far as it can be played. */
export function verify<T, E extends Event, V>(system: System<T, E, V>, replay: Replay): Verdict {
  const { seed, provenance, reseeds } = replay.dice;
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
  const wrongDraws = new Set(wrong.map(({ draw }) => draw));
  return {
    ...promiseKept(provenance, seed),
    fresh: reseeds.map(freshDice),
    wrong,
    confirmed: due.filter(({ entered }, draw) => !entered && !wrongDraws.has(draw)).length,
    entered: due.filter(line => line.entered).length,
    result: played.ok && hash(nowOf(played.value)) === replay.last && sameJson(played.value.outcome, replay.outcome),
  };
}

function promiseKept(
  provenance: Provenance,
  seed: string,
): Pick<Verdict, 'commitment' | 'seed' | 'stirred' | 'dropped' | 'broken'> {
  const unproven = whyNotProven(provenance, seed);
  const seats = (isRevealed: boolean): readonly Seat[] =>
    provenance.stirs.filter(({ entropy }) => (entropy !== null) === isRevealed).map(stir => stir.seat);
  return {
    commitment: !unproven?.commitment,
    seed: !unproven?.seed,
    stirred: seats(true),
    dropped: seats(false),
    broken: unproven?.entropy ?? [],
  };
}

function freshDice({ from, seed, provenance }: Reseed): FreshDice {
  if (!provenance) return { from, seed: 'unsaid' };
  return { from, seed: whyNotProven(provenance, seed) ? 'wrong' : 'follows' };
}

function faceText(roll: { readonly die: string; readonly face: number } | undefined): string {
  return roll ? `${roll.die}=${roll.face}` : 'no die';
}
