import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A key by `event.key`, a letter in lower case, or `Shift+ArrowUp` where shift matters, and what it does. Returning false
 * leaves the key to the browser.
 */
export type Key = readonly [key: string, act: () => unknown];

/** Keys of a room. They rest while somebody types, and while a sheet lies over the room. */
export function useKeys(keys: readonly Key[]): void {
  const latest = useRef(keys);
  // With the picture, not after it: a key pressed at once must answer the question that is seen, not the one before.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // Escape has put a sheet away: it means nothing else besides.
      if (event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || isCovered()) return;
      // A key that is held down is one press, or the second would do what the first has only shown.
      if (event.repeat && !GOES_ON.test(event.key)) return;
      const found = namesOf(event)
        .map(name => latest.current.find(([key]) => key === name))
        .find(key => key !== undefined);
      if (!found || found[1]() === false) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** To look about and along goes on for as long as it is held. */
const GOES_ON = /Arrow|^[n+=-]$/i;

/** What it may be called, what matters most first: who has locked his capitals, or needs shift for a plus, means the key itself. */
function namesOf({ key, shiftKey }: KeyboardEvent): string[] {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftKey ? [`Shift+${name}`, ...(key.length === 1 ? [name] : [])] : [name];
}

/** Enter and Space belong to a focused control; letters and digits to a field that takes text. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input:not([type=checkbox], [type=radio]), textarea, select')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary, input') !== null;
}

function isCovered(): boolean {
  return document.querySelector('[role=dialog]') !== null;
}
