import type { FileProblem } from '@sightline/kernel';
import { useRef, useState } from 'react';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { useSitDown } from '../../play/use-sit-down.ts';
import { openFile } from '../../store/files.ts';
import { words } from '../../words/index.ts';

/** Takes a saved game or a replay from a file, or says what is wrong with it. */
export function OpenFile() {
  const input = useRef<HTMLInputElement>(null);
  const sitDown = useSitDown();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const opened = await openFile(await file.text());
    if (opened.ok) sitDown(opened.match);
    else setProblem(opened.problem);
  };
  return (
    <>
      <button type="button" className="button" title={words.home.openHint} onClick={() => input.current?.click()}>
        {words.home.open}
      </button>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={words.home.open}
        onChange={event => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {problem && (
        <p className="notice" role="alert">
          <b>{words.file.refused}</b> {problem.detail} <RuleLink id={problem.rule} /> {words.file.untouched}
        </p>
      )}
    </>
  );
}
