import type { RuleId } from '@sightline/ledger';
import type { Language } from '@sightline/words';
import type { Bot } from './bot.ts';
import type { Event, Io, Procedure, Seat } from './io.ts';
import type { Json } from './json.ts';
import type { OddsOptions } from './odds.ts';
import type { Question } from './question.ts';
import type { Refusal } from './refusal.ts';

/** Who looks: a seat, or the audience, which may know only what everyone knows. */
export type Viewer = Seat | typeof AUDIENCE;
export const AUDIENCE = 'audience';

/** What was chosen before the first turn. A saved match keeps its own. */
export interface Setup {
  readonly scenario: string;
  /** Every switch of the system with its value; `create` fills in the ones left out. */
  readonly switches: Readonly<Record<string, SwitchValue>>;
  /** Whatever else the system's scenarios let players choose: forces, teams, a deck of their own. */
  readonly details?: Json;
}

export type SwitchValue = boolean | string;

/** A rule, or a ruling of ours, that players may turn on and off or read in another way. */
export interface Switch {
  readonly id: string;
  readonly rule: RuleId;
  readonly kind: 'optional' | 'difficult' | 'ruling';
  /** The first value is the default. */
  readonly values: readonly [SwitchValue, SwitchValue, ...SwitchValue[]];
}

/** A number or a reading that is this project's own, where the rulebook is lost or silent. */
export interface Ruling {
  readonly id: string;
  readonly rule: RuleId;
  readonly value: Json;
}

export interface Outcome {
  /** The seats that won; none is a draw. */
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
  readonly reason: string;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly Seat[];
}

/** Sentences for people. Rules never speak; a system's words.ts does. */
export interface Words<E, V> {
  event(event: E): string;
  question(question: Question): string;
  option(question: Question, answer: unknown): string;
  refusal(refusal: Refusal): string;
  outcome(outcome: Outcome): string;
  switch(id: string): string;
  /** What a die is rolled for. */
  purpose?(purpose: string): string;
  /** What an outcome of `summary` is called in a list of odds. */
  summary(summary: Json): string;
  /** The table as text, as the viewer may know it. */
  table(view: V): string;
}

/** Which edition of its rules a system is. Between two editions rules are in work: the number is that of the next one. */
export interface EditionNumber {
  readonly number: number;
  readonly inWork: boolean;
}

/**
 * A game, as the kernel sees it: it knows no figure, no square and no inch. T is its table, E its events, V its views.
 * Editions are frozen with what stands here (`Edition.speaks`): whatever is added later is optional for ever.
 */
export interface System<T = unknown, E extends Event = Event, V = unknown> {
  readonly id: string;
  readonly title: string;
  readonly edition: EditionNumber;
  readonly scenarios: readonly Scenario[];
  readonly switches: readonly Switch[];
  /** No match lasts longer than this many steps. */
  readonly stepLimit: number;
  readonly bots: Readonly<Record<string, Bot<V>>>;
  readonly words: Words<E, V>;
  /** Its words in another language than English. */
  wordsIn?(language: Language): Words<E, V>;

  /** The rulings of the house that are in force in a match of this setup, besides its switches. */
  rulings?(setup: Setup): readonly Ruling[];
  /** What is wrong with the details of a setup; an empty list is a yes. */
  whyNotSetup?(setup: Setup): readonly Refusal[];
  begin(setup: Setup): T;
  /** The next step of the game: an activation, a phase. A checkpoint is taken between steps. */
  step(table: T, io: Io<E>): void;
  outcome(table: T): Outcome | null;
  copy(table: T): T;
  /** What must be true of every table, said when it is not. */
  broken(table: T): readonly string[];

  /** What the viewer may know and nothing else: HS-VIEW-001 for seats, HS-VIEW-002 for the audience. */
  view(table: T, viewer: Viewer): V;
  /** A table on which rules can run, made of nothing but a view: odds and refusals worked out on it cannot leak. */
  imagine(view: V): T;
  /** HS-VIEW-003: the event as the viewer may know it; null when he may not know it at all. */
  redact(event: E, viewer: Viewer): E | null;
  /** Tables that the viewer must not be able to tell from this one. */
  swapSecrets(table: T, viewer: Viewer): readonly T[];

  /** Why an answer is not allowed. The kernel has already accepted it if the question lists it. */
  whyNot(table: T, seat: Seat, question: Question, answer: unknown): readonly Refusal[];
  /** Some good answers to a question that lists none; a system that lists them all needs no such thing. */
  candidates?(table: T, seat: Seat, question: Question): readonly unknown[];
  /** The rule that carries an answer out, for odds; null where no die hangs on it. */
  foresee(table: T, seat: Seat, question: Question, answer: unknown): Procedure<T, E> | null;
  /** How far dice are counted, and how often sampled, where one run of the rules takes long. */
  readonly odds?: Pick<OddsOptions, 'leaves' | 'samples' | 'prefers'>;
  /** What the odds of an answer are told by: the difference it made. */
  summary(before: T, after: T): Json;
}
