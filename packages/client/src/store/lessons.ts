import { useSyncExternalStore } from 'react';

const KEY = 'sightline lessons';
const listeners = new Set<() => void>();
let current = read();

/** Guided matches by their id, each with the lessons that have been put away. */
type Lessons = Readonly<Record<string, readonly string[]>>;

function read(): Lessons {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Lessons;
  } catch {
    // A browser that keeps nothing, or something unreadable in it: lessons begin anew.
    return {};
  }
}

function write(next: Lessons): void {
  current = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // They are remembered until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** From now on this match explains itself. */
export function guide(match: string): void {
  write({ ...current, [match]: [] });
}

export function putAway(match: string, lesson: string): void {
  write({ ...current, [match]: [...(current[match] ?? []), lesson] });
}

/** The lessons put away in a match; null when it is not a guided one. */
export function useLessons(match: string): readonly string[] | null {
  const all = useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
  return all[match] ?? null;
}
