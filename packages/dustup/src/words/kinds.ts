import type { AnswerTo, Json, Refusal } from '@sightline/kernel';
import type { DustupQuestion } from '../table/questions.ts';
import type { Names } from '../table/table.ts';

/** One sentence for each kind of event. */
export type EventWords<E extends { readonly type: string }> = {
  readonly [T in E['type']]: (event: EventOf<E, T>) => string;
};

/** The member of a union that has this type among its own. */
type EventOf<E, T> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never;

/** What an act is called in a menu. */
export type ActWords<A extends { readonly do: string }> = {
  readonly [D in A['do']]: (act: Extract<A, { readonly do: D }>, names: Names) => string;
};

/** A question and what an answer to it is called. */
export type QuestionWords<Q extends DustupQuestion> = {
  readonly [K in Q['kind']]: {
    ask(question: Extract<Q, { readonly kind: K }>): string;
    option(question: Extract<Q, { readonly kind: K }>, answer: AnswerTo<Extract<Q, { readonly kind: K }>>): string;
  };
};

export type RefusalWords = Readonly<Record<string, (about: About) => string>>;

/** What a refusal is about: its record, or the bare value under `it`. */
export type About = Readonly<Record<string, Json>> & { readonly it: Json };

export function aboutOf({ about = null }: Refusal): About {
  return typeof about === 'object' && about !== null && !Array.isArray(about)
    ? { ...(about as Record<string, Json>), it: null }
    : { it: about };
}
