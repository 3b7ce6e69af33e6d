import { type FileProblem, tooLarge } from '@sightline/kernel';
import { useRef, useState } from 'react';
import { say } from '../words/index.ts';
import { problemText } from '../words/system.ts';
import { RuleLink } from './RuleLink.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly hint?: string;
  /** Takes what is in the file, or says what is wrong with it. */
  readonly take: (text: string, fileName: string) => Promise<FileProblem | null> | FileProblem | null;
}

/** A button that asks for a file. One that is no good is refused with the reason, and changes nothing. */
export function FileButton({ label, hint, take }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (file) setProblem(tooLarge(file.size) ?? (await take(await file.text(), file.name)));
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
      {problem && (
        <p className="notice" role="alert">
          <b>{say('file.refused')}</b> {problemText(problem)} <RuleLink id={problem.rule} /> {say('file.untouched')}
        </p>
      )}
    </>
  );
}
