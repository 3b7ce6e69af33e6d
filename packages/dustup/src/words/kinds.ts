import type { Json, Refusal } from '@sightline/kernel';
import type { ReorganiseUse } from '../acts/reorganise.ts';
import type { Act } from '../acts.ts';
import type { DustupQuestion } from '../questions.ts';
import type { Names } from '../table.ts';

/** One sentence for each kind of event. */
export type EventWords<E extends { readonly type: string }> = {
  readonly [T in E['type']]: (event: EventOf<E, T>) => string;
};

/** The member of a union that has this type among its own. */
type EventOf<E, T> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never;

/** What an act is called in a menu. */
export type ActWords<A extends Act> = { readonly [D in A['do']]: (act: Extract<A, { do: D }>, names: Names) => string };
export type UseWords<U extends ReorganiseUse> = {
  readonly [F in U['for']]: (use: Extract<U, { for: F }>, names: Names) => string;
};

/** A question and what an answer to it is called. */
export type QuestionWords<Q extends DustupQuestion> = {
  readonly [K in Q['kind']]: {
    ask(question: Extract<Q, { kind: K }>): string;
    option(question: Extract<Q, { kind: K }>, answer: unknown): string;
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
