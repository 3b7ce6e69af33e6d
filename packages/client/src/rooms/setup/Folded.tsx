import { type ReactNode, useState } from 'react';
import type { SetupChoice } from '../../games/choices.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';

interface FoldedProps {
  readonly choice: SetupChoice;
  /** What is chosen, in short. */
  readonly chosen: string;
  readonly children: ReactNode;
}

/** A choice with much in it: folded it says what is chosen, open it shows what there is. */
export function Folded({ choice: { title, hint, rule }, chosen, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="choice" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{title}</b>
        <span className="choice__chosen">{chosen}</span>
      </summary>
      {open && (
        <fieldset>
          <legend className="unseen">{title}</legend>
          <p className="muted">
            {hint} <RuleLink id={rule} />
          </p>
          {children}
        </fieldset>
      )}
    </details>
  );
}
