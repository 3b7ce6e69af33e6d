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

/** How many sheets are read over the table, and who waits until none is. */
let sheets = 0;
const waiting = new Set<() => void>();

/** While something is read over the table nobody moves behind it; until it is put away. */
export function heldUp(): () => void {
  sheets++;
  return () => {
    sheets--;
    if (sheets === 0) for (const goOn of waiting) goOn();
  };
}

/** A wait until the moves before have been seen, where nobody shows them for as long as an eye needs, and nothing lies over them. */
export function restUntilSeen(): Rest {
  const seen = shower ? untilSeen(shower) : restFor(preferences().speed);
  const free = untilFree();
  return {
    promise: Promise.all([seen.promise, free.promise]).then(() => {}),
    end() {
      seen.end();
      free.end();
    },
  };
}

function untilSeen(watched: Shower): Rest {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    const { beat, waiting: left } = watched.now();
    // The last one is still being shown while the next is made: nobody waits between two.
    if (beat === null || left === 0) end();
  };
  const leave = watched.subscribe(look);
  const end = (): void => {
    leave();
    resolve();
  };
  look();
  return { promise, end };
}

function untilFree(): Rest {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = (): void => {
    waiting.delete(end);
    resolve();
  };
  if (sheets === 0) end();
  else waiting.add(end);
  return { promise, end };
}
