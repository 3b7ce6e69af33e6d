import { useRef, useState } from 'react';
import { fileTaker } from '../play/at-hand.ts';
import type { NotTaken, Take } from '../play/take-file.ts';
import { say } from '../words/index.ts';
import { RuleLink } from './RuleLink.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly hint?: string;
  readonly take: Take;
}

/** A button that asks for a file. One that is no good is refused with the reason, and changes nothing. */
export function FileButton({ label, hint, take }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [notTaken, setNotTaken] = useState<NotTaken | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const { takeFile } = await fileTaker();
    setNotTaken(await takeFile(file, take));
  };
  return (
    <>
      <button type="button" className="button" title={hint} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={label}
        onChange={event => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {notTaken && (
        <p className="notice" role="alert">
          <b>{say('file.refused')}</b> {notTaken.why} <RuleLink id={notTaken.rule} /> {say('file.untouched')}
        </p>
      )}
    </>
  );
}
