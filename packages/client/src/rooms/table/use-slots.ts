import { type RefObject, useLayoutEffect, useState } from 'react';

/** The narrowest and the widest button of the bar, the room between two, and of a letter where a label takes two lines. */
const LEAST = 4.4;
const MOST = 9;
const GAP = 0.35;
const PADDING = 1;
const HALF_LETTER = 0.26;

/** On a small screen labels take three lines before they take room. */
const SMALL = 24;
const LEAST_IN_SMALL = 4.2;
const MOST_IN_SMALL = 6;

/** How much of the bar a button takes, in rem: long labels take two lines before they take room. */
export function widthOf(label: string, room: number): number {
  const [least, most, share] = room < SMALL ? [LEAST_IN_SMALL, MOST_IN_SMALL, 0.66] : [LEAST, MOST, 1];
  return Math.min(most, Math.max(least, label.length * HALF_LETTER * share + PADDING)) + GAP;
}

/** How many of these labels have room side by side, in their order. */
export function howManyFit(labels: readonly string[], room: number): number {
  let left = room + GAP;
  const tooMany = labels.findIndex(label => {
    left -= widthOf(label, room);
    return left < 0;
  });
  return tooMany < 0 ? labels.length : tooMany;
}

/** How wide an element is, in rem; plenty until it has been measured. */
export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(current.clientWidth / rem);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => resized.disconnect();
  }, [element]);
  return room;
}
