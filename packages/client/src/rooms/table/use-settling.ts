import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The second of two taps, or one that was meant for what was being shown, may come so much too late, in milliseconds. */
const TOO_LATE = 400;

/**
 * Whether the bar has only just changed, because something begins to be shown or is at its end: for a moment nothing that is
 * pressed is meant for what stands there now.
 */
export function useSettling(isPlaying: boolean): boolean {
  const [isSettling, setSettling] = useState(false);
  const wasPlaying = useRef(isPlaying);
  useLayoutEffect(() => {
    if (wasPlaying.current !== isPlaying) setSettling(true);
    wasPlaying.current = isPlaying;
  }, [isPlaying]);
  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => setSettling(false), TOO_LATE);
    return () => clearTimeout(timer);
  }, [isSettling]);
  return isSettling;
}
