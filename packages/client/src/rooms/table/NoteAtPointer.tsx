import { useLayoutEffect, useRef } from 'react';
import type { PassingNote } from './use-passing-note.ts';

/** Half as wide as the note may be, so that it stays in the window. */
const HALF = 130;
/** Between the note and the place that it is about, or the lesson, in pixels. */
const GAP = 14;

/** Why nothing came of a press, where it was made; never over the lesson, which it may send somebody back to. */
export function NoteAtPointer({ note }: { readonly note: PassingNote | null }) {
  const text = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another note is laid anew
  useLayoutEffect(() => {
    const { current } = text;
    const lesson = document.querySelector('.table .lesson')?.getBoundingClientRect();
    if (!current || !lesson) return;
    const { left, right, top, bottom, height } = current.getBoundingClientRect();
    const isOver = left < lesson.right && right > lesson.left && top < lesson.bottom && bottom > lesson.top;
    if (!isOver) return;
    const above = lesson.top - height - 2 * GAP > 0;
    current.style.top = `${above ? lesson.top : lesson.bottom + height + 2 * GAP}px`;
  }, [note]);
  return (
    <div role="status">
      {note && (
        <p
          ref={text}
          className="passing-note"
          style={{ left: Math.max(HALF, Math.min(innerWidth - HALF, note.at.x)), top: Math.max(64, note.at.y) }}
        >
          {note.text}
        </p>
      )}
    </div>
  );
}
