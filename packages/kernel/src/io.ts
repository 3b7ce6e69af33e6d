import type { RuleId } from '@sightline/ledger';
import type { Die } from './dice/die.ts';
import type { Json } from './json.ts';
import type { AnswerTo, Question } from './question.ts';

/** A chair at the table, by name: 'red', 'team', 'threats'. */
export type Seat = string;

/** Why a die is rolled (HS-DICE-006). */
export interface Because {
  readonly rule: RuleId;
  readonly purpose: string;
  readonly seat?: Seat;
  readonly figure?: number;
  /** Who may see the die before the match is over; everyone, unless it says otherwise. */
  readonly seenBy?: readonly Seat[];
}

/** What happened, in the past tense. Each system has its own union of these. */
export interface Event {
  readonly type: string;
  readonly rule: RuleId;
  /** This event showed somebody a secret, so nothing before it can be taken back. */
  readonly shows?: true;
}

/** A question put secretly to one seat while others answer theirs. */
export interface Sealed<Q extends Question = Question> {
  readonly seat: Seat;
  readonly question: Q;
}

/** The three things a rule may do to the world outside the table. */
export interface Io<E extends Event = Event> {
  /** Rolls one die, named by the rule that wants it. */
  roll(die: Die, why: Because): number;
  ask<Q extends Question>(seat: Seat, question: Q): AnswerTo<Q>;
  /** Secret and simultaneous: nobody sees an answer before all have given theirs. */
  askAll<Q extends Question>(sealed: readonly Sealed<Q>[]): AnswerTo<Q>[];
  tell(event: E): void;
  /** Nobody listens: whatever a rule would add for people may be left out. */
  readonly silent?: true;
  /** See `sub`: only an Io that walks every outcome cares about sub-procedures. */
  sub?<R>(key: string, procedure: (io: Io<E>) => R): R;
}

/** What `step` and every rule look like; out of a method, as `Bot` is. */
export type Procedure<T, E extends Event = Event> = { run(table: T, io: Io<E>): void }['run'] & {
  /** For odds alone, where a table copied for every way of the dice would take too long. */
  readonly foretells?: Foretelling<E>;
};

/** What comes of a procedure, said by itself: it leaves the table as it is, so that nothing is copied or compared. */
export interface Foretelling<E extends Event = Event> {
  /** How many ways are walked before it is sampled, and how often then. */
  readonly leaves: number;
  readonly samples: number;
  say(io: Io<E>): Json;
}

/**
 * A sub-procedure that reads nothing but what its key names, changes nothing, and asks nobody: it only rolls and
 * returns plain data. In play it is just a call. When odds are counted it is worked out once for each key and then
 * stands in the dice tree as a single die with as many faces as it has results.
 */
export function sub<R, E extends Event>(io: Io<E>, key: string, procedure: (io: Io<E>) => R): R {
  return io.sub ? io.sub(key, procedure) : procedure(io);
}
