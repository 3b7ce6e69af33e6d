import type { Event, Io, Procedure } from './io.ts';
import { isRecord } from './json.ts';
import type { Refusal } from './refusal.ts';

/** Something that may be done: a small plain value, told apart by `do`. */
export interface Act {
  readonly do: string;
}

/**
 * One kind of thing that may be done, whole: how it is recognised, offered, judged and carried out. Each chapter has the
 * kinds of its own acts; the game's menu joins them. T is the table, W whoever acts, A the acts of this kind.
 */
export interface ActKind<T, E extends Event, W, A extends Act> {
  readonly do: A['do'];
  /** The door: nothing that is not of this form gets any further. */
  isForm(answer: Readonly<Record<string, unknown>>): boolean;
  /** What to offer: all acts of this kind that are legal now, or some good ones where there is no end of them. */
  list(table: T, who: W): readonly A[];
  /** Why this act is not legal; an empty list is a yes. */
  whyNot(table: T, who: W, act: A): Refusal[];
  perform(table: T, io: Io<E>, who: W, act: A): void;
  /** The part of it whose odds are worth knowing, if that is not all of it; null where no die hangs on it alone. */
  foresee?(table: T, who: W, act: A): Procedure<T, E> | null;
}

/** A chapter's kinds, one for each value of `do` among its acts. */
export type ActKinds<T, E extends Event, W, A extends Act> = {
  readonly [D in A['do']]: ActKind<T, E, W, Extract<A, { readonly do: D }>>;
};

/** Whatever may be done in a game by one sort of actor. K is what the game's kinds say besides. */
export interface Menu<W, A extends Act, K> {
  /** Every kind, in the order in which menus show them. Only the system, which knows all chapters, gives them, once. */
  join(kinds: readonly K[]): void;
  all(): readonly K[];
  /** The kind of an act that has been recognised. */
  kindOf(act: A): K;
  /** Whether an answer is an act at all, of a kind that is known and of its form. */
  isAct(answer: unknown): answer is A;
  /** Never there at run time: who it is that acts. */
  readonly actor?: W;
}

/** A menu without anything on it yet: rules that ask for acts import it, the system fills it. */
export function menu<T, E extends Event, W, A extends Act, K extends ActKind<T, E, W, A> = ActKind<T, E, W, A>>(): Menu<
  W,
  A,
  K
> {
  let known: ReadonlyMap<string, K> | null = null;
  let listed: readonly K[] = [];
  const kinds = (): ReadonlyMap<string, K> => {
    if (known === null) throw new Error("there is nothing on the menu: the game's system has not been imported");
    return known;
  };
  return {
    join(given) {
      if (known !== null) throw new Error('the menu of a game is joined once, by its system');
      const named = new Map(given.map(kind => [kind.do, kind]));
      if (named.size < given.length) throw new Error('two kinds of acts have the same name');
      known = named;
      listed = given;
    },
    all() {
      kinds();
      return listed;
    },
    kindOf(act) {
      const kind = kinds().get(act.do);
      if (kind === undefined) throw new Error(`there is no act "${act.do}"`);
      return kind;
    },
    isAct(answer): answer is A {
      if (!isRecord(answer) || typeof answer['do'] !== 'string') return false;
      return kinds().get(answer['do'])?.isForm(answer) === true;
    },
  };
}

/** The keys of a form, no more and no fewer, besides those that may be left out. */
export function hasKeys(
  value: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  optional: readonly string[] = [],
): boolean {
  const own = Object.keys(value);
  return keys.every(key => own.includes(key)) && own.every(key => keys.includes(key) || optional.includes(key));
}
