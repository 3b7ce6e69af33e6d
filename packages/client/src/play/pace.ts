import type { Rest } from '@sightline/desk';
import { preferences } from '../store/preferences.ts';
import { restFor } from './rest.ts';

/** Whoever shows moves, and how many he has still to show. */
interface Shower {
  now(): { readonly beat: unknown; readonly waiting: number };
  subscribe(listener: () => void): () => void;
}

let shower: Shower | null = null;

/** From now on the machine's moves wait for this one; until he leaves. */
export function minded(by: Shower): () => void {
  shower = by;
  return () => {
    if (shower === by) shower = null;
  };
}

/** A wait until the moves before have been seen; where nobody shows them, for as long as an eye needs. */
export function restUntilSeen(): Rest {
  if (!shower) return restFor(preferences().speed);
  const watched = shower;
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    const { beat, waiting } = watched.now();
    // The last one is still being shown while the next is made: nobody waits between two.
    if (beat === null || waiting === 0) end();
  };
  const leave = watched.subscribe(look);
  const end = (): void => {
    leave();
    resolve();
  };
  look();
  return { promise, end };
}
