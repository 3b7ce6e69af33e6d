import { useEffect, useState } from 'react';
import { deleteGame, listGames, type SavedGame } from '../../store/games.ts';
import { useLessonMatches } from '../../store/lessons.ts';

/** The games that this browser keeps: those to go on with, and those that are over. */
export interface Shelf {
  /** Whether the browser has been heard: what is shown before would jump away under somebody's finger. */
  readonly isKnown: boolean;
  readonly open: readonly SavedGame[];
  /** Lessons that somebody has begun. */
  readonly lessons: readonly SavedGame[];
  readonly over: readonly SavedGame[];
  readonly remove: (id: string) => void;
}

/** A browser that does not answer within so many milliseconds is not waited for. */
const PATIENCE = 1000;

export function useShelf(): Shelf {
  const [found, setSaved] = useState<readonly SavedGame[] | null>(null);
  const lessonIn = useLessonMatches();
  // A lesson that was taken to its end is ticked off where lessons are chosen, and not gone on with.
  const saved = (found ?? []).filter(({ id }) => lessonIn(id) !== 'over');
  const isLesson = ({ id }: SavedGame): boolean => lessonIn(id) === 'open';
  const refresh = (): void => {
    // A browser without a database has an empty shelf; the table itself says when something is not kept.
    listGames().then(setSaved, () => setSaved([]));
  };
  useEffect(refresh, []);
  useEffect(() => {
    const tired = setTimeout(() => setSaved(now => now ?? []), PATIENCE);
    return () => clearTimeout(tired);
  }, []);
  return {
    isKnown: found !== null,
    open: saved.filter(game => game.outcome === null && !isLesson(game)),
    lessons: saved.filter(isLesson),
    over: saved.filter(game => game.outcome !== null && !isLesson(game)),
    remove: id => void deleteGame(id).then(refresh),
  };
}
