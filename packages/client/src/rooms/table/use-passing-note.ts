import { useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from '../../games/game.ts';

/** A few words where somebody has just pressed. */
export interface PassingNote {
  readonly text: string;
  readonly at: Point;
}

/** How long it stays at least, and what a letter more takes to be read, in milliseconds. */
const STAYS = 3200;
const LETTER = 55;

/** Says in passing, at the pointer, why nothing came of a press. */
export function usePassingNote(): { readonly note: PassingNote | null; say(text: string): void } {
  const [note, setNote] = useState<PassingNote | null>(null);
  const pointer = useRef<Point>({ x: innerWidth / 2, y: innerHeight / 2 });
  useEffect(() => {
    const press = ({ clientX, clientY, target }: PointerEvent): void => {
      // What is said of a button does not lie over the others.
      const bar = target instanceof Element ? target.closest('.ask')?.getBoundingClientRect() : undefined;
      pointer.current = { x: clientX, y: bar?.top ?? clientY };
      setNote(null);
    };
    addEventListener('pointerdown', press, true);
    return () => removeEventListener('pointerdown', press, true);
  }, []);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), Math.max(STAYS, note.text.length * LETTER));
    return () => clearTimeout(timer);
  }, [note]);
  return { note, say: useCallback((text: string) => setNote({ text, at: pointer.current }), []) };
}
