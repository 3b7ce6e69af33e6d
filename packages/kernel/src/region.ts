import type { Event, Procedure, Seat } from './io.ts';
import type { Question } from './question.ts';
import type { Refusal } from './refusal.ts';

/**
 * How a question over a region too fine to list is handled, whole: the form of its answers, the judgement, some good
 * answers for lack of a better idea, and what carries one out. T is the table, Q the question, A its answers.
 */
export interface RegionKind<T, E extends Event, Q extends Question, A> {
  /** The door: nothing that is not of this form gets any further. */
  isForm(answer: unknown): answer is A;
  whyNot(table: T, question: Q, answer: A, seat: Seat): readonly Refusal[];
  candidates(table: T, question: Q, seat: Seat): readonly A[];
  /** What carries an answer out, where dice hang on it. */
  foresee?(table: T, question: Q, answer: A, seat: Seat): Procedure<T, E> | null;
}

/** A question's answers are what its type says; see `Free`. */
type AnswerOf<Q> = Q extends { readonly answersWith?: infer A } ? A : never;

/** A game's questions that list no options, by their kind. */
export type RegionKinds<T, E extends Event, Q extends Question> = {
  readonly [K in Q['kind']]: RegionKind<
    T,
    E,
    Extract<Q, { readonly kind: K }>,
    AnswerOf<Extract<Q, { readonly kind: K }>>
  >;
};

type AnyRegion<T, E extends Event> = RegionKind<T, E, Question, unknown>;

/** What a system needs of them: `whyNot`, `candidates` and `foresee` for any such question. `malformed` is the refusal of a wrong form. */
export function regions<T, E extends Event, Q extends Question>(
  kinds: RegionKinds<T, E, Q>,
  malformed: Refusal,
): {
  has(question: Question): boolean;
  whyNot(table: T, seat: Seat, question: Question, answer: unknown): readonly Refusal[];
  candidates(table: T, seat: Seat, question: Question): readonly unknown[];
  foresee(table: T, seat: Seat, question: Question, answer: unknown): Procedure<T, E> | null;
} {
  const known = new Map(Object.entries(kinds)) as ReadonlyMap<string, AnyRegion<T, E>>;
  const kindOf = ({ kind }: Question): AnyRegion<T, E> => {
    const found = known.get(kind);
    if (found === undefined) throw new Error(`"${kind}" is no question over a region`);
    return found;
  };
  return {
    has: ({ kind }) => known.has(kind),
    whyNot(table, seat, question, answer) {
      const kind = kindOf(question);
      return kind.isForm(answer) ? kind.whyNot(table, question, answer, seat) : [malformed];
    },
    candidates: (table, seat, question) => kindOf(question).candidates(table, question, seat),
    foresee(table, seat, question, answer) {
      const kind = kindOf(question);
      return kind.isForm(answer) ? (kind.foresee?.(table, question, answer, seat) ?? null) : null;
    },
  };
}
