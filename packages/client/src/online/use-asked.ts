import { useCallback, useEffect, useState } from 'react';
import type { Answered } from './server.ts';

/** Asks the server when the part of the page is shown, and again whenever it is wanted; null until it has answered. */
export function useAsked<T>(ask: () => Promise<Answered<T>>): {
  readonly answered: Answered<T> | null;
  again(): void;
} {
  const [answered, setAnswered] = useState<Answered<T> | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more whenever somebody wants it
  useEffect(() => {
    let wanted = true;
    void ask().then(came => wanted && setAnswered(came));
    return () => {
      wanted = false;
    };
  }, [ask, times]);
  return { answered, again: useCallback(() => setTimes(now => now + 1), []) };
}

/** Again every so many milliseconds, while somebody looks. */
export function useEvery(milliseconds: number, act: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') act();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, act]);
}
