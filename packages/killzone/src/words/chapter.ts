import type { AnswerTo, Act as AnyAct, Json, Question } from '@sightline/kernel';
import type { DoAct } from '../rules/turn/questions.ts';

/** One sentence for each kind of event. */
export type EventWords<E extends { readonly type: string }> = {
  readonly [T in E['type']]: (event: Extract<E, { readonly type: T }>) => string;
};

/** How a question is put, and what its answers are called. */
export interface Asking<Q extends Question> {
  question(asked: Q): string;
  option(asked: Q, answer: AnswerTo<Q>): string;
}

export type QuestionWords<Q extends Question> = {
  readonly [K in Q['kind']]: Asking<Extract<Q, { readonly kind: K }>>;
};

/** What an act is called in a menu. */
export type ActWords<A extends AnyAct> = {
  readonly [D in A['do']]: (act: Extract<A, { readonly do: D }>, asked: DoAct) => string;
};

/** What a refusal is about: its record, or the bare value under `it`. */
export type About = Readonly<Record<string, Json>> & { readonly it: Json };
/** A sentence for each code. */
export type RefusalWords = Readonly<Record<string, (about: About) => string>>;

/** All sentences of a chapter. */
export interface ChapterWords<E extends { readonly type: string }, Q extends Question, A extends AnyAct> {
  readonly events: EventWords<E>;
  readonly questions: QuestionWords<Q>;
  readonly acts: ActWords<A>;
  readonly refusals: RefusalWords;
}
