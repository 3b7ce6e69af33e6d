import type { Language, Sentences } from './language.ts';
import { pluralsOf } from './plurals.ts';
import { allPartsOf, partsOf, placesOf } from './sentence.ts';

/** What is wrong with a sentence of a catalogue: for tests, and for whoever translates. */
export interface Fault {
  readonly key: string;
  readonly what: string;
}

/** What is wrong with the sentences of a language by themselves: brackets that do not close, too few forms of a noun. */
export function faultsIn({ tag, sentences }: Language): Fault[] {
  const { count } = pluralsOf(tag);
  return Object.entries(sentences).flatMap(([key, sentence]) => {
    const parts = allPartsOf(partsOf(sentence));
    const wrong = parts.flatMap(part => (part.kind === 'count' ? [part.forms.length] : [])).find(n => n !== count);
    return wrong === undefined ? [] : [{ key, what: `has ${wrong} forms of a noun where ${tag} has ${count}` }];
  });
}

/** What is wrong with a translation besides: what it lacks, what nobody says, what asks for other facts. */
export function faultsOf(english: Sentences, translation: Language): Fault[] {
  const { sentences } = translation;
  const missing = Object.keys(english).filter(key => !Object.hasOwn(sentences, key));
  const unknown = Object.keys(sentences).filter(key => !Object.hasOwn(english, key));
  const otherwise = Object.keys(english).filter(
    key => Object.hasOwn(sentences, key) && `${placesOf(english[key]!)}` !== `${placesOf(sentences[key]!)}`,
  );
  return [
    ...missing.map(key => ({ key, what: 'is not translated' })),
    ...unknown.map(key => ({ key, what: 'has no English' })),
    ...otherwise.map(key => ({ key, what: `wants other facts than the English: ${placesOf(english[key]!)}` })),
    ...faultsIn(translation),
  ];
}
