import { useState } from 'react';
import { say } from '../words/index.ts';
import { Sheet } from './Sheet.tsx';

interface HelpProps {
  readonly title: string;
  readonly text: string;
}

/** A question mark that says what a part of the table is for. */
export function Help({ title, text }: HelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="help"
        aria-label={say('help.open', { about: title })}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      <Sheet title={title} open={open} close={() => setOpen(false)}>
        <p>{text}</p>
      </Sheet>
    </>
  );
}
