import { useState } from 'react';
import { words } from '../words/index.ts';

interface DeleteButtonProps {
  /** What it deletes, for those who hear the button alone. */
  readonly label?: string;
  readonly remove: () => void;
}

/** Deletes when it is pressed a second time; looking away from it is a no. */
export function DeleteButton({ label, remove }: DeleteButtonProps) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-label={sure ? undefined : label}
      onBlur={() => setSure(false)}
      onClick={sure ? remove : () => setSure(true)}
    >
      {sure ? words.home.deleteReally : words.home.delete}
    </button>
  );
}
