import type { AnswerTo, Question } from '@sightline/kernel';

/** Whether an answer is what a step of a lesson asks for. */
export type Wants<V> = (question: Question, answer: unknown, view: V) => boolean;

/** A question of this kind, as a game knows it. */
type Of<Q extends Question, K extends Q['kind']> = Extract<Q, { readonly kind: K }>;

/** For the questions of a game: an answer to one of this kind which is judged right, or any to it. */
export function wanting<Q extends Question, V>() {
  return <K extends Q['kind']>(
    kind: K,
    isRight: (answer: AnswerTo<Of<Q, K>>, question: Of<Q, K>, view: V) => boolean = () => true,
  ): Wants<V> => {
    return (question, answer, view) =>
      question.kind === kind && isRight(answer as AnswerTo<Of<Q, K>>, question as Of<Q, K>, view);
  };
}

/** Any of several, where one idea takes more than one answer. */
export function oneOf<V>(...wants: readonly Wants<V>[]): Wants<V> {
  return (...asked) => wants.some(wanted => wanted(...asked));
}
