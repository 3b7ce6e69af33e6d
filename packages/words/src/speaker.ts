import { compose, type Plurals } from './sentence.ts';

/** Sentences by the key of what they say. */
export type Sentences = Readonly<Record<string, string>>;

/** A language: its tag, by which numbers, plurals and lists are said, and its sentences. */
export interface Language {
  readonly tag: string;
  readonly sentences: Sentences;
}

/** The sentences of the house as they were written. */
export const english = (sentences: Sentences): Language => ({ tag: 'en-GB', sentences });

/** How a kind of fact is said: `inches`, `place`, `figure`. */
export type FactWords = Readonly<Record<string, (value: never, speaker: Speaker) => string>>;

/** Whoever speaks a language: one for each game and one for the table. */
export interface Speaker {
  readonly language: Language;
  has(key: string): boolean;
  /** A sentence with its places filled. A key that nobody has written a sentence for shows itself in brackets. */
  say(key: string, facts?: object, kinds?: FactWords): string;
  /** A fact in words: as its kind is said, by the catalogue's word for just this value, by its name, or as it is. */
  fact(value: unknown, kind: string, kinds?: FactWords): string;
  /** "a, b and c", as the language joins them. */
  list(items: readonly string[]): string;
}

/** What stands in the place of a sentence that is missing, for a test to find. */
export const MISSING = /⟨[^⟩]*⟩/;

const ORDER: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Speaks a language; `known` are the kinds of facts that the game has words of its own for. */
export function speaker(language: Language, known: FactWords = {}): Speaker {
  const { sentences, tag } = language;
  const plurals = pluralsOf(tag);
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const self: Speaker = {
    language,
    has: key => Object.hasOwn(sentences, key),
    say(key, facts = {}, kinds = known) {
      const sentence = Object.hasOwn(sentences, key) ? sentences[key]! : `⟨${key}⟩`;
      const value = (name: string): unknown => (facts as Readonly<Record<string, unknown>>)[name];
      return compose(sentence, { value, words: (name, kind) => self.fact(value(name), kind, kinds) }, plurals);
    },
    fact(value, kind, kinds = known) {
      if (Object.hasOwn(kinds, kind) && value !== undefined) return kinds[kind]!(value as never, self);
      if (value === undefined || value === null) return self.has('nobody') ? sentences['nobody']! : '';
      if (Array.isArray(value)) return self.list(value.map(each => self.fact(each, kind, kinds)));
      if (typeof value === 'object') return String((value as { readonly name?: unknown }).name ?? '');
      const word = `${kind}.${String(value)}`;
      return Object.hasOwn(sentences, word) ? self.say(word, {}, kinds) : String(value);
    },
    list: items => lists.format(items),
  };
  return self;
}

function pluralsOf(tag: string): Plurals {
  const rules = new Intl.PluralRules(tag);
  const forms = rules.resolvedOptions().pluralCategories.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return { formOf: count => forms.indexOf(rules.select(count)) };
}
