import type { Sentences } from './language.ts';
import { partsOf, written } from './sentence.ts';

/** The tag of the made-up language, whose only speakers are our tests. */
export const MADE_UP = 'en-XA';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const ACCENTS = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i]!]));

/** `Where does {unit} walk?` as `⟦Ŵĥéŕé ðöéš {unit} ŵåļķ?⟧`: whatever is not in brackets on the page is in no catalogue. */
export function madeUp(sentence: string): string {
  const accented = (text: string): string => [...text].map(letter => ACCENTS.get(letter) ?? letter).join('');
  return `⟦${written(partsOf(sentence), accented)}⟧`;
}

export function allMadeUp(sentences: Sentences): Sentences {
  return Object.fromEntries(Object.entries(sentences).map(([key, sentence]) => [key, madeUp(sentence)]));
}

/** What of a text stands outside of the brackets, and so in no catalogue. */
export function outsideOf(text: string): string {
  let depth = 0;
  let found = '';
  for (const letter of text) {
    if (letter === '⟦') depth++;
    else if (letter === '⟧') depth--;
    else if (depth === 0) found += letter;
  }
  return found;
}
