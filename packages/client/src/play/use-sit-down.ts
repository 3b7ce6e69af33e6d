import type { FileProblem } from '@sightline/kernel';
import { useState } from 'react';
import { go } from '../app/route.ts';
import { takeLesson } from '../store/lessons.ts';
import { beginner } from './at-hand.ts';
import type { Beginning } from './begin.ts';

/** Begins a game and goes to it; one that is over is looked at as a replay. Says what is wrong with a file, or null. */
export function useSitDown(): (beginning: Beginning, lesson?: string) => Promise<FileProblem | null> {
  const [trouble, setTrouble] = useState<unknown>(null);
  // A browser that keeps nothing cannot seat anybody: the page says so instead of doing nothing.
  if (trouble !== null) throw trouble;
  return async (beginning, lesson) => {
    const begun = await beginner()
      .then(({ begin }) => begin(beginning))
      .catch((error: unknown) => setTrouble(error));
    if (!begun) return null;
    if (!begun.ok) return begun.problem;
    const { id, isOver } = begun;
    if (lesson !== undefined) takeLesson(id, lesson);
    go({ room: isOver ? 'replay' : 'table', id });
    return null;
  };
}
