import { useState } from 'react';
import { sayOnline } from '../words/online.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="button"
      onClick={event => void copy(text, event.currentTarget).then(setCopied)}
      onBlur={() => setCopied(false)}
    >
      {copied ? sayOnline('online.copied') : label}
    </button>
  );
}

/** Browsers have a clipboard only on safe addresses; in a home network a marked text serves. */
async function copy(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'unseen';
    // A dialog lets nothing outside of it have the focus.
    beside.after(field);
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    beside.focus();
    return copied;
  }
}
