import { compose } from './compose.ts';
import type { Language } from './language.ts';
import { pluralsOf } from './plurals.ts';

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
  /**
   * Somebody or something out of the content, by the name that it has there, with the number that tells it from others
   * of its sort. Players' own content keeps its own.
   */
  name(own: string): string;
  /** "a, b and c", as the language joins them. */
  list(items: readonly string[]): string;
  number(value: number | bigint, options?: Intl.NumberFormatOptions): string;
}

/** What stands in the place of a sentence that is missing, for a test to find. */
export const MISSING = /⟨[^⟩]*⟩/;

/** Kinds of facts that every speaker knows. */
const KNOWN: FactWords = {
  /** +2, −1. */
  signed: (value: number, speaker) => speaker.number(value, { signDisplay: 'exceptZero' }).replace('-', '−'),
  /** A word of the content within a sentence, in a language that writes it small there. */
  lower: (value: string, { language, name }) => name(value).toLocaleLowerCase(language.tag),
  name: (value: string | null, { name }) => name(value ?? ''),
  /** Whoever or whatever has a name; a game that names its people by more than that has its own words for it. */
  named: (value: { readonly name?: unknown }, { name }) => name(String(value.name ?? '')),
  /** "a, b, c": one after the other, where nothing is told of them together. */
  each: (values: readonly unknown[], { language, fact }) =>
    new Intl.ListFormat(language.tag, { type: 'unit', style: 'short' }).format(values.map(item => fact(item, 'item'))),
  /** "a, b or c". */
  or: (values: readonly unknown[], { language, fact }) =>
    new Intl.ListFormat(language.tag, { type: 'disjunction' }).format(values.map(item => fact(item, 'item'))),
};

/** Speaks a language; `known` are the kinds of facts that the game has words of its own for. */
export function speaker(language: Language, known: FactWords = {}): Speaker {
  const { sentences, tag } = language;
  const { formOf } = pluralsOf(tag);
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  // 3000, but 30,000.
  const numbers = new Intl.NumberFormat(tag, { useGrouping: 'min2' });
  // To make a format costs a hundred times what using it does.
  const formats = new Map<string, Intl.NumberFormat>();
  const numbersLike = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
    formats.set(key, format);
    return format;
  };
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const every = { ...KNOWN, ...known };
  const self: Speaker = {
    language,
    has: key => Object.hasOwn(sentences, key),
    say(key, facts = {}, kinds = every) {
      const sentence = Object.hasOwn(sentences, key) ? sentences[key]! : `⟨${key}⟩`;
      const value = (name: string): unknown => (facts as Readonly<Record<string, unknown>>)[name];
      const words = (name: string, kind: string): string => self.fact(value(name), kind, kinds);
      return compose(sentence, { value, words, name: self.name, number: self.number, formOf });
    },
    fact(value, kind, kinds = every) {
      if (Object.hasOwn(kinds, kind) && value !== undefined) return kinds[kind]!(value as never, self);
      if (value === undefined || value === null) return self.has('nobody') ? sentences['nobody']! : '';
      if (Array.isArray(value)) return self.list(value.map(each => self.fact(each, kind, kinds)));
      if (typeof value === 'number' || typeof value === 'bigint') return self.number(value);
      if (value instanceof Date) return dates.format(value);
      if (typeof value === 'object') return every['named']!(value as never, self);
      const word = `${kind}.${String(value)}`;
      return Object.hasOwn(sentences, word) ? self.say(word, {}, kinds) : String(value);
    },
    name(own) {
      const [, sort = own, number = ''] = /^(.+?)( \d+)$/.exec(own) ?? [];
      return sentences[`name.${own}`] ?? `${sentences[`name.${sort}`] ?? sort}${number}`;
    },
    list: items => lists.format(items),
    number: (value, options) => (options ? numbersLike(options) : numbers).format(value),
  };
  return self;
}
