import { ENGLISH, english, type Language, type Sentences, type Speaker, speaker, translated } from '@sightline/words';

/** SIGHTLINE_LANGUAGE=de: the terminal speaks it as far as it is translated. */
const tag = process.env['SIGHTLINE_LANGUAGE'] || ENGLISH;
const spoken = tag === ENGLISH ? null : (await import('@sightline/words/folder')).allOf(tag);

/** The sentences of a package in the language of the terminal, with the names of all content; null for English. */
export function languageOf(name: string): Language | null {
  if (spoken === null) return null;
  const all: Sentences = Object.assign({}, ...Object.values(spoken));
  const names = Object.entries(all).filter(([key]) => key.startsWith('name.'));
  return { tag, sentences: { ...Object.fromEntries(names), ...spoken[name] } };
}

/** Whoever speaks for a package in that language. */
export function speakerOf(name: string, written: Sentences): Speaker {
  const chosen = languageOf(name);
  return speaker(chosen ? translated(english(written), chosen) : english(written));
}
