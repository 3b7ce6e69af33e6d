import { FileButton } from '../../parts/FileButton.tsx';
import { say } from '../../words/index.ts';
import type { Taken } from './Content.tsx';

interface OpenContentProps {
  readonly taken: Taken | null;
  readonly take: (text: string, file: string) => void;
}

/** Asks for a content file, and says what became of it. */
export function OpenContent({ taken, take }: OpenContentProps) {
  return (
    <>
      <div className="row">
        <FileButton
          label={say('content.open')}
          take={(text, file) => {
            take(text, file);
            return null;
          }}
        />
      </div>
      <div aria-live="polite">
        {taken?.ok && <p className="notice notice--good">{taken.text}</p>}
        {taken && !taken.ok && (
          <section className="notice">
            <p>
              <b>{say('content.refused', { file: taken.file })}</b>
            </p>
            <ul className="problems">
              {taken.problems.map(({ at, what }) => (
                <li key={`${at} ${what}`}>
                  {at === '' ? <i>{say('content.wholeFile')}</i> : <code>{at}</code>}
                  <span>{what}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
