/** The most letters that anybody has on a map. */
export const LONGEST = 3;

/**
 * What somebody is called on a map: the first letters of the words of his name, and its numbers. "red 1st Squad" is r1s,
 * "Harpy 9" h9. No two have the same, whatever the case of their letters.
 */
export function labelsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of new Set(names)) {
    const label = candidates(name).find(each => !taken.has(each)) ?? '?';
    taken.add(label);
    labels.set(name, label);
  }
  return labels;
}

function candidates(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['?'];
  const initials = words.map(word => /^\d+/.exec(word)?.[0] ?? word[0]!).join('');
  const [first] = words as [string, ...string[]];
  const short = initials.length === 1 ? first.slice(0, 2) : initials;
  const fitted = short.length <= LONGEST ? short : short[0]! + short.slice(1 - LONGEST);
  const numbered = Array.from({ length: 1000 }, (_, n) => `${first[0]}${n.toString(36)}`);
  return [fitted, first.slice(0, 2), first.slice(0, LONGEST), ...numbered.filter(each => each.length <= LONGEST)];
}
