import { isRecord } from '@sightline/kernel';

/** What a mutant has in the place of something legal. */
const OTHERS: readonly unknown[] = [-1, 0.5, 1e15, Number.MAX_SAFE_INTEGER, '', 'toString', null, true, [], {}];

/** Nested deeper than anything of ours. */
const DEEP: unknown = Array.from({ length: 500 }).reduce<unknown>(inner => [inner], []);

/**
 * A legal answer with one thing wrong in it: another value somewhere, a key too many or too few, a list that goes on. It
 * gets past whoever looks at the outside only.
 */
export function mutantOf(answer: unknown, chance: (n: number) => number): unknown {
  const here = chance(3) === 0;
  if (Array.isArray(answer) && !(here && answer.length === 0)) {
    if (here || answer.length === 0) return chance(2) === 0 ? answer.slice(1) : [...answer, ...answer, ...answer];
    const at = chance(answer.length);
    return answer.with(at, mutantOf(answer[at], chance));
  }
  if (isRecord(answer)) {
    const keys = Object.keys(answer);
    const key = keys[chance(keys.length)];
    if (key === undefined || (here && chance(2) === 0)) return { ...answer, extra: 1 };
    if (here) return Object.fromEntries(Object.entries(answer).filter(([name]) => name !== key));
    return { ...answer, [key]: mutantOf(answer[key], chance) };
  }
  if (chance(OTHERS.length + 1) === 0) return DEEP;
  if (typeof answer === 'number' && here) return answer + 1;
  return OTHERS[chance(OTHERS.length)];
}
