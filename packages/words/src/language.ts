import { placesOf } from './sentence.ts';

/** Sentences by the key of what they say. */
export type Sentences = Readonly<Record<string, string>>;

/** A language: its tag, by which numbers, plurals and lists are said, and its sentences. */
export interface Language {
  readonly tag: string;
  readonly sentences: Sentences;
}

/** The language the house is written in. */
export const ENGLISH = 'en-GB';

/** The sentences of the house as they were written. */
export const english = (...files: readonly Sentences[]): Language => ({
  tag: ENGLISH,
  sentences: Object.assign({}, ...files) as Sentences,
});

/**
 * A translation laid over the English that it was made of. What it lacks stays English, and so does what wants other
 * facts than the English: an old game has the sentences of its own day.
 */
export function translated({ sentences }: Language, { tag, sentences: theirs }: Language): Language {
  const suits = (key: string, sentence: string): boolean =>
    sentences[key] === undefined || `${placesOf(sentences[key])}` === `${placesOf(sentence)}`;
  const suiting = Object.entries(theirs).filter(([key, sentence]) => suits(key, sentence));
  return { tag, sentences: { ...sentences, ...Object.fromEntries(suiting) } };
}
