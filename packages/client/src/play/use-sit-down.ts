import type { Match } from '@sightline/kernel';
import { useState } from 'react';
import { go } from '../app/route.ts';
import { guide } from '../store/lessons.ts';
import { keep, newId } from './saving.ts';

/** Keeps a match under an id of its own and goes to it; a match that is over is looked at as a replay. */
export function useSitDown(): (match: Match, guided?: boolean) => void {
  const [trouble, setTrouble] = useState<Error | null>(null);
  // A browser that keeps nothing cannot seat anybody: the page says so instead of doing nothing.
  if (trouble) throw trouble;
  return (match, guided = false) => {
    const id = newId();
    if (guided) guide(id);
    keep(id, match).then(() => go({ room: match.outcome ? 'replay' : 'table', id }), setTrouble);
  };
}
