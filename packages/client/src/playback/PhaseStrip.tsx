import { say } from '../words/index.ts';

interface PhaseStripProps {
  readonly sum: string | null;
  readonly dismiss: () => void;
}

/** What came of a phase, for a while or until somebody has read it. */
export function PhaseStrip({ sum, dismiss }: PhaseStripProps) {
  return (
    <div role="status" className="phase-strip-place">
      {sum !== null && (
        <p className="phase-strip" data-keep-clear="">
          {sum}
          <button type="button" className="phase-strip__close" aria-label={say('close')} onClick={dismiss}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}
