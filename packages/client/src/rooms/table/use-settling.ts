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

/** So long the keys of what was shown have to rest before they mean something else, in milliseconds. */
const AT_REST = 600;
const SKIPS = /^[ s]$/i;

/**
 * Space and S skip what is shown and answer questions as well. Whoever presses one again and again means to skip: after what
 * was shown it answers nothing until it has been left alone for a moment.
 */
export function useKeysAtRest(isShown: boolean): void {
  const [isLate] = useState(lateSkips);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, timeStamp } = event;
      if (!SKIPS.test(key) || (target instanceof Element && target.matches('input, textarea, select'))) return;
      if (!isLate(isShown, timeStamp)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [isLate, isShown]);
}

/** Tells, press after press, whether one comes too late for what was shown: so does each that follows on such a one. */
export function lateSkips(): (isShown: boolean, at: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (isShown, at) => {
    const isLate = !isShown && at - last < AT_REST;
    if (isShown || isLate) last = at;
    return isLate;
  };
}
