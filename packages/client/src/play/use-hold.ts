import { useEffect, useState } from 'react';
import { claim, type Shelf } from '../store/database.ts';

/** Where something kept is open: being found out, here, in another tab, or there because it was taken from here. */
export type Hold = 'asking' | 'here' | 'elsewhere' | 'taken';

export interface Holding {
  readonly hold: Hold;
  takeOver(): void;
}

/** Holds a kept thing in this tab for as long as the part of the page is shown, once no other tab does. */
export function useHold(shelf: Shelf, id: string): Holding {
  const [hold, setHold] = useState<Hold>('asking');
  const [takes, setTakes] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    setHold('asking');
    void holdUntil(leaving.signal, shelf, id, takes > 0, setHold);
    return () => leaving.abort();
  }, [shelf, id, takes]);
  return { hold, takeOver: () => setTakes(now => now + 1) };
}

async function holdUntil(
  leaving: AbortSignal,
  shelf: Shelf,
  id: string,
  byForce: boolean,
  show: (hold: Hold) => void,
): Promise<void> {
  const name = `sightline ${shelf} ${id}`;
  const tell = (hold: Hold): void => {
    if (!leaving.aborted) show(hold);
  };
  const sit = async (): Promise<void> => {
    // A browser without a database says so where something is to be fetched or kept.
    await claim(shelf, id).catch(() => {});
    tell('here');
    await new Promise<void>(done => {
      if (leaving.aborted) done();
      else leaving.addEventListener('abort', () => done());
    });
  };
  // Browsers have locks only on safe addresses; elsewhere the latest claim counts, and the database sees to it.
  if (!('locks' in navigator)) return sit();
  const { held = [] } = await navigator.locks.query();
  if (!byForce && held.some(lock => lock.name === name)) tell('elsewhere');
  await navigator.locks.request(name, byForce ? { steal: true } : { signal: leaving }, sit).catch(() => tell('taken'));
}
