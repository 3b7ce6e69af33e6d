import type { PassingNote } from './use-passing-note.ts';

/** Half as wide as the note may be, so that it stays in the window. */
const HALF = 130;

/** Why nothing came of a press, where it was made. */
export function NoteAtPointer({ note }: { readonly note: PassingNote | null }) {
  return (
    <div role="status">
      {note && (
        <p
          className="passing-note"
          style={{ left: Math.max(HALF, Math.min(innerWidth - HALF, note.at.x)), top: Math.max(64, note.at.y) }}
        >
          {note.text}
        </p>
      )}
    </div>
  );
}
