import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What opens and closes the list. */
const OPENER = '.bar-button--more';

/**
 * A list that is open stands over the button that has opened it. Escape puts it away before all else, and so does whatever is
 * pressed beside it: two panels never stand open.
 */
export function useClosing(isOpen: boolean, list: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    const { current } = list;
    if (!isOpen || !current) return;
    const bar = current.closest('.ask');
    const button = bar?.querySelector(OPENER)?.getBoundingClientRect();
    if (!bar || !button) return;
    const { left, width } = bar.getBoundingClientRect();
    const most = width - current.offsetWidth;
    current.style.left = `${Math.max(0, Math.min(most, button.left - left))}px`;
  });
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('[role=dialog]')) return;
      latest.current();
      event.preventDefault();
    };
    const point = ({ target }: Event): void => {
      const isInside = target instanceof Element && (list.current?.contains(target) || target.closest(OPENER));
      // The list of one of its kinds of act has taken its place.
      if (!isInside && list.current) latest.current();
    };
    // Before the table, for which the key means what was opened before.
    addEventListener('keydown', press, { capture: true });
    addEventListener('pointerdown', point, { capture: true });
    return () => {
      removeEventListener('keydown', press, { capture: true });
      removeEventListener('pointerdown', point, { capture: true });
    };
  }, [isOpen, list]);
}
