import { useSyncExternalStore } from 'react';

const KEY = 'sightline lessons';
const listeners = new Set<() => void>();

/** Which lesson a match is, and how far it has come. */
interface Progress {
  readonly lesson: string;
  readonly step: number;
  /** Its last step is done, and there is only the applause left to read. */
  readonly isDone?: boolean;
  /** It was taken to its end: nobody goes on with it. */
  readonly isOver?: boolean;
}

interface Lessons {
  /** Lessons that are being taken, by the id of their match. */
  readonly taken: Readonly<Record<string, Progress>>;
  /** Those that were finished: "duck first-steps". */
  readonly finished: readonly string[];
}

let current = read();

function read(): Lessons {
  const none: Lessons = { taken: {}, finished: [] };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Lessons>;
    return { taken: kept.taken ?? none.taken, finished: kept.finished ?? none.finished };
  } catch {
    // A browser that keeps nothing, or something unreadable in it: lessons begin anew.
    return none;
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

/** From now on this match is a lesson. */
export function takeLesson(match: string, lesson: string): void {
  write({ ...current, taken: { ...current.taken, [match]: { lesson, step: 0 } } });
}

export function goToStep(match: string, step: number): void {
  const progress = current.taken[match];
  if (progress) write({ ...current, taken: { ...current.taken, [match]: { ...progress, step } } });
}

/** The last step is done: it counts as learnt, however the applause is left. */
export function completeLesson(match: string, step: number, system: string): void {
  record(match, system, { step, isDone: true });
}

export function finishLesson(match: string, system: string): void {
  record(match, system, { isOver: true });
}

function record(match: string, system: string, how: Partial<Progress>): void {
  const progress = current.taken[match];
  if (!progress) return;
  const taken = { ...current.taken, [match]: { ...progress, ...how } };
  write({ taken, finished: [...new Set([...current.finished, `${system} ${progress.lesson}`])] });
}

/** Somebody would rather play on alone. */
export function leaveLesson(match: string): void {
  const { [match]: _, ...taken } = current.taken;
  write({ ...current, taken });
}

/** The lesson that a match is; null when it is none, or none any more. */
export function useLessonOf(match: string): Progress | null {
  const progress = useSyncExternalStore(listen, () => current).taken[match];
  return progress && !progress.isOver ? progress : null;
}

/** Which matches are lessons: to be gone on with as such, or over and done with. */
export function useLessonMatches(): (match: string) => 'open' | 'over' | null {
  const { taken } = useSyncExternalStore(listen, () => current);
  return match => {
    const progress = taken[match];
    return progress ? (progress.isOver || progress.isDone ? 'over' : 'open') : null;
  };
}

/** The ids of the finished lessons of a game. */
export function useFinished(system: string): readonly string[] {
  const { finished } = useSyncExternalStore(listen, () => current);
  return finished.flatMap(each => (each.startsWith(`${system} `) ? each.slice(system.length + 1) : []));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
