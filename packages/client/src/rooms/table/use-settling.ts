import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A tap that was meant for what was being shown may come so much too late, in milliseconds. */
const TOO_LATE = 400;

/** Whether something has only just been shown to its end: for a moment nothing that is pressed is an answer. */
export function useSettling(isPlaying: boolean): boolean {
  const [isSettling, setSettling] = useState(false);
  const wasPlaying = useRef(isPlaying);
  useLayoutEffect(() => {
    if (wasPlaying.current && !isPlaying) setSettling(true);
    wasPlaying.current = isPlaying;
  }, [isPlaying]);
  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => setSettling(false), TOO_LATE);
    return () => clearTimeout(timer);
  }, [isSettling]);
  return isSettling;
}
