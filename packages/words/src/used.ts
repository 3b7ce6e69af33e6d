import type { Sentences } from './language.ts';

/**
 * The keys that no string of these sources names, for a test: `'ask.skip'` names one, `` `speeds.${speed}` `` several, and
 * `part('lessons.walk')` all that go on from there.
 */
export function unusedKeys(english: Sentences, sources: readonly string[]): string[] {
  const named = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    for (const [, text = ''] of source.matchAll(/['"]([\w.\- ]+)['"]/g)) named.add(text);
    for (const [, text = ''] of source.matchAll(/`([\w.\- ]+\.(?:\$\{[^`]*?\}|[\w.\- ])*)`/g)) patterns.add(text);
  }
  for (const source of sources) {
    for (const [, text = ''] of source.matchAll(/\bpart\(\s*'([\w.\- ]+)'/g)) patterns.add(`${text}.\${part}`);
  }
  const likes = [...patterns].map(
    pattern => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '.+')}$`),
  );
  return Object.keys(english).filter(key => !named.has(key) && !likes.some(like => like.test(key)));
}

/** Where a catalogue and what is said differ: keys that have no sentence, and sentences that nobody says. */
export function keyFaults(english: Sentences, said: Iterable<string>): { missing: string[]; unused: string[] } {
  const wanted = new Set(said);
  const isOwn = (key: string): boolean => !key.startsWith('name.');
  return {
    missing: [...wanted].filter(key => !Object.hasOwn(english, key)).toSorted(),
    unused: Object.keys(english).filter(key => isOwn(key) && !wanted.has(key)),
  };
}

/** The codes of all refusals, and what the dice are rolled for, that some sources name. */
export function codesIn(sources: readonly string[]): { refusals: string[]; purposes: string[] } {
  const all = (pattern: RegExp): string[] => [
    ...new Set(sources.flatMap(source => [...source.matchAll(pattern)].map(found => found[1]!))),
  ];
  return { refusals: all(/\brefuse\(\s*'[\w-]+',\s*'(\w+)'/g), purposes: all(/\bpurpose: '([^']+)'/g) };
}
