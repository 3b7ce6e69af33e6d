import {
  type Beside,
  type Card,
  type Listed,
  MOST_ABOUT,
  MOST_ENTRY,
  MOST_ID,
  type NewLine,
  type Person,
  type TroubleCode,
  type Written,
} from './store.ts';

/** Whatever is written, as plain data: it may go to another thread, and share its commit with others. */
export type Write =
  | (Append & {
      readonly kind: 'create';
      readonly beside: Beside & { readonly card: Card };
      /** When it was begun and changed, if that was not just now. */
      readonly times?: Pick<Listed, 'begun' | 'changed'>;
    })
  | (Append & { readonly kind: 'append'; readonly n: number })
  | { readonly kind: 'relist'; readonly match: string; readonly card: Card }
  | { readonly kind: 'remove'; readonly match: string }
  | { readonly kind: 'say'; readonly match: string; readonly line: NewLine }
  | { readonly kind: 'putPerson'; readonly person: Person }
  | { readonly kind: 'deletePerson'; readonly id: string }
  /** What was due has been seen to, or is put off; unless it is due at another time by now. */
  | {
      readonly kind: 'seenTo';
      readonly match: string;
      readonly what: string;
      readonly at: number;
      readonly next?: number;
    };

interface Append {
  readonly match: string;
  readonly entries: readonly string[];
  readonly beside: Beside;
}

/** Lines have numbers; everything else is written or not. */
export type ResultOf<W extends Write> = W extends { readonly kind: 'say' } ? number | null : Written;

/** How a write of a batch ended. */
export type Settled =
  | { readonly done: Written | number | null }
  | { readonly trouble: TroubleCode; readonly message: string }
  | { readonly bug: string };

/** No clock runs beyond the year 9999. */
const LAST_TIME = Date.UTC(10_000);

/** Sizes were looked at where they came in: one that is beyond its bound here is a bug. */
export function assertWithinBounds(write: Write): void {
  switch (write.kind) {
    case 'create':
    case 'append':
      assertShort('id of a match', write.match, MOST_ID);
      if (write.entries.length === 0) throw new Error('store: expected at least one entry to write');
      for (const entry of write.entries) assertShort('entry', entry, MOST_ENTRY);
      if (write.beside.card) assertShort('card', JSON.stringify(write.beside.card), MOST_ABOUT);
      for (const [what, at] of Object.entries(write.beside.due ?? {})) {
        assertShort('name of what is due', what, MOST_ID);
        if (at !== null && !(at >= 0 && at < LAST_TIME)) throw new Error(`store: expected a time, got ${at}`);
      }
      return;
    case 'relist':
      assertShort('card', JSON.stringify(write.card), MOST_ABOUT);
      return;
    case 'say':
      assertShort('id of a match', write.match, MOST_ID);
      assertShort('line', JSON.stringify(write.line), MOST_ABOUT);
      return;
    case 'putPerson':
      assertShort('id of a person', write.person.id, MOST_ID);
      assertShort('key of a person', write.person.key, MOST_ID);
      assertShort('person', JSON.stringify(write.person), MOST_ABOUT);
      return;
    case 'remove':
    case 'deletePerson':
    case 'seenTo':
      return;
    default:
      write satisfies never;
  }
}

function assertShort(what: string, text: string, most: number): void {
  if (text.length > most)
    throw new Error(`store: expected a ${what} of at most ${most} characters, got ${text.length}`);
}
