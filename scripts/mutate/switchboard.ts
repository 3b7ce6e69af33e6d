import type { Mutant } from './mutants.ts';

/** The function that says whether a mutant is at work; the tests get it from their runner. */
export const SWITCH = '__isMutant';

/** The source with all its mutants in it, each behind a switch of its own, so that it is read and compiled only once. */
export function withSwitches(source: string, mutants: readonly Mutant[]): string {
  const places = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const place = `${mutant.start} ${mutant.end}`;
    places.set(place, [...(places.get(place) ?? []), mutant]);
  }
  // The outer before the inner: whichever begins first and ends last.
  const groups = [...places.values()].sort(([a], [b]) => a!.start - b!.start || b!.end - a!.end);
  return between(source, 0, source.length, groups);
}

function between(source: string, from: number, to: number, groups: readonly (readonly Mutant[])[]): string {
  let written = '';
  let at = from;
  for (const [i, group] of groups.entries()) {
    const { start, end } = group[0]!;
    if (start < at || end > to) continue;
    const inner = groups.slice(i + 1).filter(([one]) => one!.start >= start && one!.end <= end);
    written += source.slice(at, start) + switched(group, between(source, start, end, inner));
    at = end;
  }
  return written + source.slice(at, to);
}

function switched(group: readonly Mutant[], original: string): string {
  // In braces of its own: an `else` that follows belongs to whoever stood here before.
  if (group[0]!.isStatement) return `{ if (!${SWITCH}(${group[0]!.id})) { ${original} } }`;
  const others = group.map(({ id, becomes }) => `${SWITCH}(${id}) ? (${becomes}) : `);
  return `(${others.join('')}(${original}))`;
}
