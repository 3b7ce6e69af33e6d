import type { MatchOptions, Question } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';

/**
 * A scripted lesson: a short match with dice that are the same for everybody, and one idea a step. What a step asks for is
 * lit up; whoever does something else is told why not now.
 */
export interface Lesson<V = unknown> {
  readonly id: string;
  readonly title: string;
  /** What one can do afterwards, in a line. */
  readonly promise: string;
  readonly minutes: number;
  readonly options: Omit<MatchOptions, 'secret'>;
  readonly secret: string;
  readonly briefing: string;
  readonly steps: readonly Step<V>[];
  /** What was learnt, with applause. */
  readonly ending: string;
}

/** A step is read, or something is done in it. */
export type Step<V = unknown> = Telling | Doing<V>;

interface Telling {
  readonly kind: 'telling';
  readonly title: string;
  readonly text: string;
  readonly rule?: RuleId;
}

interface Doing<V> {
  readonly kind: 'doing';
  readonly title: string;
  readonly text: string;
  readonly rule?: RuleId;
  /** Whether an answer is what the step asks for; such answers are lit up. */
  wants(question: Question, answer: unknown, view: V): boolean;
  /** Whether such an answer is the last of the step, where one idea takes several; each of them is, unless it says. */
  ends?(question: Question, answer: unknown, view: V): boolean;
  /** The reason when somebody does something else. */
  readonly otherwise: string;
}
