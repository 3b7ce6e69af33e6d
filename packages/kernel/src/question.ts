import type { RuleId } from '@sightline/ledger';

/** What a seat may be asked: typed, plain data. Systems add their own fields beside these. */
export interface Question {
  readonly kind: string;
  readonly rule: RuleId;
}

/** A question whose answers are all written down. The answer is one of the options, by value. */
export interface Listed<O> extends Question {
  readonly options: readonly O[];
}

/**
 * A question over a region too fine to list: a point on a free table, an allocation of hits. The system's `whyNot`
 * judges an answer and its `candidates` proposes some. `answersWith` is a type only: it is never there at run time.
 */
export interface Free<A> extends Question {
  readonly answersWith?: A;
}

export type AnswerTo<Q> = Q extends { readonly options: readonly (infer O)[] }
  ? O
  : Q extends Free<infer A>
    ? A
    : never;

export function isListed(question: Question): question is Listed<unknown> {
  return 'options' in question;
}
