import { useState } from 'react';
import { say } from '../words/index.ts';
import type { Beat } from './beats.ts';

interface PhaseStripProps {
  readonly sum: string | null;
  readonly dismiss: () => void;
  readonly missed: readonly Beat[];
  readonly sinceActed: readonly Beat[];
  readonly acted: () => void;
  /** Where it would lie over half the board it is opened by whoever wants to read it. */
  readonly isShort: boolean;
  /** Whether something else is read just now: what was missed is folded up and in nobody's way. */
  readonly isAside: boolean;
}

/** What came of a phase, for a while or until somebody has read it; and what passed too fast to be read, until somebody acts. */
export function PhaseStrip({ sum, dismiss, missed, sinceActed, acted, isShort, isAside }: PhaseStripProps) {
  const [whole, setWhole] = useState<readonly Beat[] | null>(null);
  const isWhole = whole === sinceActed;
  const more = sinceActed.length - missed.length;
  return (
    <div className="phase-strip-place" {...(isShort ? { 'data-crowds': 'top' } : {})}>
      <div role="status">
        {sum !== null && (
          <p className="phase-strip" data-keep-clear="">
            {sum}
            <Close press={dismiss} />
          </p>
        )}
      </div>
      {missed.length > 0 && (
        <section className="missed" aria-label={say('playback.missed')} data-keep-clear="">
          <details open={!isShort && !isAside}>
            <summary>{say('playback.missed')}</summary>
            {more > 0 && !isWhole && (
              <button type="button" className="missed__more" onClick={() => setWhole(sinceActed)}>
                {say('playback.missedMore', { count: more })}
              </button>
            )}
            <ol>
              {(isWhole ? sinceActed : missed).map(({ line, scene }) => (
                <li key={line}>{scene.sentence}</li>
              ))}
            </ol>
          </details>
          <Close press={acted} />
        </section>
      )}
    </div>
  );
}

function Close({ press }: { readonly press: () => void }) {
  return (
    <button type="button" className="phase-strip__close" aria-label={say('close')} onClick={press}>
      ×
    </button>
  );
}
