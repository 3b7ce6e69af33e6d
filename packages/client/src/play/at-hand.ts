import { useEffect } from 'react';
import { useIdle } from '../parts/use-idle.ts';

// What begins and opens games needs the kernel. The first page can be used without it, and fetches it before somebody presses.

export const beginner = () => import('./begin.ts');
export const opener = () => import('./opening.ts');
export const keeper = () => import('./saving.ts');
export const fileTaker = () => import('./take-file.ts');

/** Fetches all of it as soon as the browser has nothing better to do, so that no press waits for it. */
export function useAtHand(): void {
  const isIdle = useIdle();
  useEffect(() => {
    // Who has no network now is told when he presses.
    if (isIdle) void Promise.allSettled([beginner(), opener(), keeper(), fileTaker()]);
  }, [isIdle]);
}
