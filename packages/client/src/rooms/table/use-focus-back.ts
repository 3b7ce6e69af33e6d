import { useEffect } from 'react';

/** What is opened and closed by pointing at it. A field or a word that is explained keeps the focus. */
const PRESSED =
  '.drawer__tabs button, .drawer__close, .muster button, .dock button:not(.term), .place-card button:not(.term), ' +
  '.lesson button, .turn-bar button, .board__zoom button, .phase-strip button';

/** Whatever is pressed next answers the question. */
export function focusBar(): void {
  document.querySelector<HTMLElement>('.table .ask')?.focus({ preventScroll: true });
}

/**
 * Whoever points at a button does not mean to press it again by Enter or Space: these mean what the screen says. A press by
 * key has no pointer behind it, and the focus stays where it is.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const pressed = ({ detail }: MouseEvent): void => {
      const { activeElement } = document;
      const isLost = activeElement === document.body;
      if (detail > 0 && (isLost || activeElement?.matches(PRESSED))) focusBar();
    };
    addEventListener('click', pressed);
    return () => removeEventListener('click', pressed);
  }, []);
}
