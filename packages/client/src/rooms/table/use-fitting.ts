import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What a button of the bar does without where its words have no room, one after the other: its picture, large type, and in the
 * end what stands under its name. `data-tight` says how many of them; what each is, the styles know.
 */
const TIGHTEST = 4;

/** Whatever the buttons say is read whole: each does without only as much as it must. */
export function useFitting(row: RefObject<HTMLElement | null>): void {
  const fitted = useRef(new WeakMap<Element, string>());
  useLayoutEffect(() => {
    for (const button of row.current?.querySelectorAll<HTMLElement>('.bar-button') ?? []) {
      const said = `${button.clientWidth} ${button.clientHeight} ${button.textContent}`;
      if (fitted.current.get(button) === said) continue;
      fitted.current.set(button, said);
      fit(button);
    }
  });
}

function fit(button: HTMLElement): void {
  for (let tight = 0; tight <= TIGHTEST; tight++) {
    button.dataset['tight'] = String(tight);
    if (hasRoom(button)) return;
  }
}

/** Whether all that is said in it is seen. */
function hasRoom(button: HTMLElement): boolean {
  const whole = button.getBoundingClientRect();
  return [...button.children].every(part => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    return (
      width === 0 ||
      (left >= whole.left && right <= whole.right && top >= whole.top && bottom <= whole.bottom && !isWider(part))
    );
  });
}

const isWider = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth && clientWidth > 0;
