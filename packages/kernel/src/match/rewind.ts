import { promised, seedFrom } from '../dice/commitment.ts';
import type { Hands } from '../io/seeded.ts';
import type { Event, Seat } from '../io.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { System } from '../system.ts';
import { countPersons, fresh, type Input, type Line, type Match } from './match.ts';
import { advance } from './run.ts';

const OUTSIDE = { inline: false } as const;

export function allInputs<T>(match: Match<T>): readonly Input[] {
  return [...match.past, ...match.inputs];
}

/**
 * The match as it was after its first `count` inputs, played again from the start. Sealed answers are opened together:
 * a count that parts them stops before the first.
 */
export function replayTo<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  count: number,
  hands: Hands<E> = {},
): Match<T> {
  const again = fresh(system, match);
  const inputs = allInputs(match);
  const next = inputs[count];
  again.inputs = inputs.slice(0, next?.kind === 'answer' && next.sealed ? count - next.sealed.at : count);
  advance(system, again, { ...hands, ...OUTSIDE });
  return again;
}

/** The whole log of a match so far. */
export function logOf<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>): Line<E>[] {
  const lines: Line<E>[] = [];
  const { length } = allInputs(match);
  replayTo(system, match, length, { listen: line => lines.push(line) });
  return lines;
}

/** What if? A new match that goes on from an earlier input: with the same luck, or with fresh dice. */
export function branch<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  count: number,
  freshSecret?: string,
): Match<T> {
  const other = structuredClone(replayTo(system, match, count));
  if (freshSecret === undefined) return other;
  const from = (other.pause ?? other).draws;
  const reseed = { from, seed: seedFrom(freshSecret, []), provenance: promised(freshSecret) };
  const reseeds = [...other.dice.reseeds.filter(r => r.from < from), reseed];
  other.dice = { ...other.dice, reseeds };
  return other;
}

/** HS-UNDO: why a seat may not take back its last answer; an empty list is a yes. */
export function whyNotUndo<T>(match: Match<T>, seat: Seat): readonly Refusal[] {
  if (match.pause?.asked.kind === 'sealed' && match.pause.asked.asks.some(a => a.seat === seat && a.given)) return [];
  const at = lastAnswerOf(match, seat);
  const input = inputAt(match, at);
  if (!input) return [refuse('HS-UNDO-005', 'nothingToUndo')];
  if (match.freeUndo && countPersons(match.players) === 1) return [];
  const here = match.pause ?? match;
  const refusals: Refusal[] = [];
  if (here.draws > input.draws) refusals.push(refuse('HS-UNDO-001', 'dieHasFallen'));
  if (here.shown > input.shown) refusals.push(refuse('HS-UNDO-002', 'secretShown'));
  const since = inputsAfter(match, at).find(later => isAnotherPerson(match, input, later));
  if (since?.kind === 'answer') refusals.push(refuse('HS-UNDO-003', 'anotherHasAnswered', { seat: since.seat }));
  return refusals;
}

/** Takes back a seat's last answer: the match is then what it was before it. */
export function undo<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>, seat: Seat): readonly Refusal[] {
  const refusals = whyNotUndo(match, seat);
  if (refusals.length > 0) return refusals;
  if (match.pause?.asked.kind === 'sealed' && withdraw(match, seat)) return [];
  const inputs = allInputs(match);
  const at = lastAnswerOf(match, seat);
  const input = inputs[at]!;
  const first = input.kind === 'answer' && input.sealed ? at - input.sealed.at : at;
  Object.assign(match, replayTo(system, match, first));
  if (input.kind === 'answer' && input.sealed) reseal(match, inputs.slice(first, first + input.sealed.of), at - first);
  return [];
}

/** Takes an envelope back that has not been opened yet. */
function withdraw<T>(match: Match<T>, seat: Seat): boolean {
  const { pause } = match;
  if (pause?.asked.kind !== 'sealed') return false;
  const at = pause.asked.asks.findLastIndex(ask => ask.seat === seat && ask.given !== null);
  if (at < 0) return false;
  const asks = pause.asked.asks.with(at, { ...pause.asked.asks[at]!, given: null });
  match.pause = { ...pause, asked: { kind: 'sealed', asks } };
  return true;
}

/** The others' envelopes lie on the table again, closed. */
function reseal<T>(match: Match<T>, group: readonly Input[], withdrawn: number): void {
  const { pause } = match;
  if (pause?.asked.kind !== 'sealed') throw new Error('undo: expected the sealed question that was answered');
  const asks = pause.asked.asks.map((ask, i) => {
    const input = group[i];
    return i === withdrawn || input?.kind !== 'answer' ? ask : { ...ask, given: { answer: input.answer } };
  });
  match.pause = { ...pause, asked: { kind: 'sealed', asks } };
}

/**
 * The place of a seat's last answer among all inputs, -1 where there is none. What standing orders have passed on goes with the
 * answer before it. It is asked after every move, so a long game is not copied for it.
 */
function lastAnswerOf<T>({ past, inputs }: Match<T>, seat: Seat): number {
  const isIts = (input: Input): boolean => input.kind === 'answer' && input.seat === seat && !input.byOrder;
  const late = inputs.findLastIndex(isIts);
  return late >= 0 ? past.length + late : past.findLastIndex(isIts);
}

function inputAt<T>({ past, inputs }: Match<T>, at: number): Input | undefined {
  return at < past.length ? past[at] : inputs[at - past.length];
}

function inputsAfter<T>({ past, inputs }: Match<T>, at: number): readonly Input[] {
  return at < past.length ? [...past.slice(at + 1), ...inputs] : inputs.slice(at + 1 - past.length);
}

/** Answers sealed together are simultaneous: none of them comes after another. A standing order is nobody's answer. */
function isAnotherPerson<T>(match: Match<T>, input: Input, later: Input): boolean {
  if (later.kind !== 'answer' || input.kind !== 'answer' || later.seat === input.seat || later.byOrder) return false;
  if (later.sealed && input.sealed && later.trail === input.trail) return false;
  return match.players[later.seat]?.kind === 'person';
}
