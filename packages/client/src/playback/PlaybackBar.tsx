import type { ReactNode } from 'react';
import { usePreferences } from '../store/preferences.ts';
import { say } from '../words/index.ts';
import type { Playback } from './use-playback.ts';

interface PlaybackBarProps {
  readonly playback: Playback;
  /** What goes on just now. */
  readonly children: ReactNode;
}

/**
 * What can be done about what is being shown; each has one key. It stands where the question does and no act ever: whoever
 * presses too late, or twice, presses nothing.
 */
export function PlaybackBar({ playback, children }: PlaybackBarProps) {
  const { speed, onlyOurs } = usePreferences();
  const { skip, skipAll, changeSpeed, toggleOnlyOurs } = playback;
  return (
    <div className="ask__bar playback-bar">
      <div className="playback-bar__keys">
        <button type="button" className="button" onClick={skip}>
          {say('playback.skip')} <kbd>{say('playback.skipKey')}</kbd>
        </button>
        <button type="button" className="button" onClick={skipAll}>
          {say('playback.skipAll')} <kbd>{say('playback.skipAllKey')}</kbd>
        </button>
        <button type="button" className="button" title={say('playback.paceHelp')} onClick={changeSpeed}>
          {say('playback.pace', { pace: say(`playback.paces.${speed}`) })} <kbd>F</kbd>
        </button>
        <button
          type="button"
          className="button"
          title={say('playback.onlyOursHelp')}
          aria-pressed={onlyOurs}
          onClick={toggleOnlyOurs}
        >
          {say('playback.onlyOurs')} <kbd>.</kbd>
        </button>
      </div>
      <div className="playback-bar__now">
        <ol className="playback-bar__lately" aria-hidden="true">
          {playback.lately.map(({ line, scene }) => (
            <li key={line}>{scene.sentence}</li>
          ))}
        </ol>
        <p>{children}</p>
      </div>
    </div>
  );
}
