import { EnteredIo } from '../io/entered.ts';
import { type Hands, SeededIo } from '../io/seeded.ts';
import { runUntilSuspended } from '../io/suspended.ts';
import type { Event, Seat } from '../io.ts';
import { whyNotAnswerTo } from '../legal.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { System } from '../system.ts';
import { type Asked, countPersons, type Input, type Match, type Pause } from './match.ts';

/**
 * Plays on until somebody outside must answer, the match is over or so many steps are done. A match that waits already
 * stays as it is.
 */
export function advance<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  hands: Hands<E> = {},
  steps: number = Number.POSITIVE_INFINITY,
): void {
  if (match.pause !== null) return;
  const isAmongBots = nobodyIsWaitedFor(match, hands);
  if (isAmongBots) match.table = system.copy(match.table);
  while (match.pause === null && match.outcome === null && match.step < steps)
    runStep(system, match, match.inputs.slice(), hands, isAmongBots ? match.table : system.copy(match.table));
}

/** Bots that answer at once never make a step wait, and a step that never waits is never run again. */
function nobodyIsWaitedFor<T, E extends Event>(match: Match<T>, hands: Hands<E>): boolean {
  return (hands.inline ?? true) === true && match.dice.kind === 'seeded' && countPersons(match.players) === 0;
}

/**
 * One step on a copy of the checkpoint. Only when it has ended, or stands at a question, does the match change: a rule
 * that fails leaves it as it was. A match among bots alone is copied once and played on that, which such a rule would spoil;
 * its inputs are still whole.
 */
function runStep<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  inputs: Input[],
  hands: Hands<E>,
  table: T,
): void {
  if (match.step >= system.stepLimit) throw new Error(`${system.id}: no end after ${match.step} steps`);
  const io = new (match.dice.kind === 'entered' ? EnteredIo : SeededIo)(system, match, table, inputs, hands);
  const asked = runUntilSuspended(system, table, io);
  if (asked) {
    match.inputs = io.inputs;
    match.pause = io.pause(asked);
    return;
  }
  match.table = table;
  match.step++;
  match.draws = io.draws;
  match.shown = io.shown;
  for (let i = 0; i < io.used; i++) match.past.push(io.inputs[i]!);
  match.inputs = io.used === io.inputs.length ? [] : io.inputs.slice(io.used);
  match.pause = null;
  match.outcome = system.outcome(table);
}

/** Answers the question that the match waits for, and plays on. A refused answer changes nothing. */
export function answer<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  seat: Seat,
  given: unknown,
  hands: Hands<E> = {},
): readonly Refusal[] {
  const { pause } = match;
  if (!pause || pause.asked.kind === 'roll') return [refuse('HS-SEAL-002', 'nobodyAsked')];
  if (pause.asked.kind === 'sealed') return answerSealed(system, match, pause, pause.asked.asks, seat, given, hands);
  if (pause.asked.seat !== seat) return [refuse('HS-SEAL-002', 'notYourQuestion', { asked: pause.asked.seat })];
  const refusals = whyNotAnswerTo(system, pause.now, seat, pause.asked.question, given);
  if (refusals.length > 0) return refusals;
  const { draws, shown, trail } = pause;
  goOn(system, match, [{ kind: 'answer', seat, answer: given, draws, shown, trail }], hands);
  return [];
}

/** HS-SEAL-001, HS-SEAL-004: an envelope is kept until the last one is in; then all are opened in the order of asking. */
function answerSealed<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  pause: Pause<T>,
  asks: Extract<Asked, { kind: 'sealed' }>['asks'],
  seat: Seat,
  given: unknown,
  hands: Hands<E>,
): readonly Refusal[] {
  const at = asks.findIndex(ask => ask.seat === seat && ask.given === null);
  const ask = asks[at];
  if (!ask) return [refuse('HS-SEAL-002', asks.some(a => a.seat === seat) ? 'alreadyAnswered' : 'notYourQuestion')];
  const refusals = whyNotAnswerTo(system, pause.now, seat, ask.question, given);
  if (refusals.length > 0) return refusals;
  const filled = asks.with(at, { ...ask, given: { answer: given } });
  if (filled.some(a => a.given === null)) {
    match.pause = { ...pause, asked: { kind: 'sealed', asks: filled } };
    return [];
  }
  const { draws, shown, trail } = pause;
  const opened = filled.map(
    (a, i): Input => ({
      kind: 'answer',
      seat: a.seat,
      answer: a.given!.answer,
      draws,
      shown,
      trail,
      sealed: { at: i, of: filled.length },
    }),
  );
  goOn(system, match, opened, hands);
  return [];
}

/** HS-DICE-005: enters the face of a die rolled on the real table, or lets the machine roll this one. */
export function enterDie<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  face: number | 'machine',
  hands: Hands<E> = {},
): readonly Refusal[] {
  const { pause } = match;
  if (pause?.asked.kind !== 'roll') return [refuse('HS-DICE-005', 'noDieAsked')];
  if (face !== 'machine' && !pause.asked.faces.includes(face)) {
    return [refuse('HS-DICE-005', 'noSuchFace', { die: pause.asked.die, faces: pause.asked.faces })];
  }
  const { draws, shown, trail } = pause;
  goOn(system, match, [{ kind: 'die', face, draws, shown, trail }], hands);
  return [];
}

/** Runs the step that waits up to its question once more: somebody else may answer it now. */
export function askAfresh<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>, hands: Hands<E> = {}): void {
  goOn(system, match, [], hands);
}

function goOn<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>, added: Input[], hands: Hands<E>): void {
  runStep(system, match, match.inputs.concat(added), hands, system.copy(match.table));
  advance(system, match, hands);
}
