import type { Sentences } from './language.ts';
import { allPartsOf, partsOf } from './sentence.ts';

/** What may fill a place: said as it is, by its name, as a list, as the language writes numbers and dates. */
export type Fact = string | number | bigint | Date | null | undefined | { readonly name: string } | readonly Fact[];

/** What may be counted: itself, or how many it is. */
export type Count = number | bigint | readonly unknown[];

/** The type of every sentence with the facts that it wants, as TypeScript: whoever forgets one does not compile. */
export function saysOf(english: Sentences): string {
  const lines = Object.entries(english)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, sentence]) => `  ${JSON.stringify(key)}: ${factsOf(sentence)};`);
  return [
    '// Written by `npm run words` from the sentences in this folder. Change those and run it again.',
    "import type { Count, Fact } from '@sightline/words';",
    '',
    'export interface Says {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

function factsOf(sentence: string): string {
  const wanted = new Map<string, 'Count' | 'Fact' | 'unknown'>();
  const rank = { Count: 2, Fact: 1, unknown: 0 } as const;
  for (const part of allPartsOf(partsOf(sentence))) {
    if (!('key' in part)) continue;
    const type = part.kind === 'count' ? 'Count' : part.kind === 'fact' ? 'Fact' : 'unknown';
    const before = wanted.get(part.key);
    if (before === undefined || rank[type] > rank[before]) wanted.set(part.key, type);
  }
  const facts = [...wanted].map(([key, type]) => `readonly ${key}: ${type}`);
  return facts.length === 0 ? 'Readonly<Record<never, never>>' : `{ ${facts.join('; ')} }`;
}

/** `say` of a catalogue whose keys and facts the compiler knows; a sentence without places is said by its key alone. */
export type Say<S> = <K extends keyof S & string>(key: K, ...facts: keyof S[K] extends never ? [] : [S[K]]) => string;
