import { seedFrom } from '../dice/commitment.ts';
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
  const reseeds = [...other.dice.reseeds.filter(r => r.from < from), { from, seed: seedFrom(freshSecret, []) }];
  other.dice = { ...other.dice, reseeds };
  return other;
}

/** HS-UNDO: why a seat may not take back its last answer; an empty list is a yes. */
export function whyNotUndo<T>(match: Match<T>, seat: Seat): readonly Refusal[] {
  if (match.pause?.asked.kind === 'sealed' && match.pause.asked.asks.some(a => a.seat === seat && a.given)) return [];
  const inputs = allInputs(match);
  const at = lastAnswerOf(inputs, seat);
  const input = inputs[at];
  if (!input) return [refuse('HS-UNDO-005', 'nothingToUndo')];
  if (match.freeUndo && countPersons(match.players) === 1) return [];
  const here = match.pause ?? match;
  const refusals: Refusal[] = [];
  if (here.draws > input.draws)
    refusals.push(refuse('HS-UNDO-001', 'dieHasFallen', { dice: here.draws - input.draws }));
  if (here.shown > input.shown) refusals.push(refuse('HS-UNDO-002', 'secretShown'));
  const since = inputs.slice(at + 1).find(later => isAnotherPerson(match, input, later));
  if (since?.kind === 'answer') refusals.push(refuse('HS-UNDO-003', 'anotherHasAnswered', { seat: since.seat }));
  return refusals;
}

/** Takes back a seat's last answer: the match is then what it was before it. */
export function undo<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>, seat: Seat): readonly Refusal[] {
  const refusals = whyNotUndo(match, seat);
  if (refusals.length > 0) return refusals;
  if (match.pause?.asked.kind === 'sealed' && withdraw(match, seat)) return [];
  const inputs = allInputs(match);
  const at = lastAnswerOf(inputs, seat);
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

/** What standing orders have passed on goes with the answer before it. */
function lastAnswerOf(inputs: readonly Input[], seat: Seat): number {
  return inputs.findLastIndex(input => input.kind === 'answer' && input.seat === seat && !input.byOrder);
}

/** Answers sealed together are simultaneous: none of them comes after another. A standing order is nobody's answer. */
function isAnotherPerson<T>(match: Match<T>, input: Input, later: Input): boolean {
  if (later.kind !== 'answer' || input.kind !== 'answer' || later.seat === input.seat || later.byOrder) return false;
  if (later.sealed && input.sealed && later.trail === input.trail) return false;
  return match.players[later.seat]?.kind === 'person';
}
