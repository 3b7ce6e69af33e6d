import { useEffect, useState } from 'react';

/** No browser is kept waiting longer, and one that cannot tell waits so long. */
const AT_MOST = 1000;
const WITHOUT_TELLING = 200;

/** Whether the page has been shown and has nothing better to do: the time for what is nice to have. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = (): void => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, WITHOUT_TELLING);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(begin, { timeout: AT_MOST });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isIdle;
}
