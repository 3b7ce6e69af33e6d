import { usePreferences } from '../store/preferences.ts';
import { say } from '../words/index.ts';
import type { Playback } from './use-playback.ts';

/** What can be done about what is being shown; each has one key. */
export function PlaybackBar({ playback }: { readonly playback: Playback }) {
  const { speed, onlyOurs } = usePreferences();
  const { isEncore, waiting, skip, skipAll, changeSpeed, toggleOnlyOurs } = playback;
  return (
    <div className="playback-bar">
      <span>{isEncore ? say('playback.again') : say('playback.toCome', { count: waiting })}</span>
      <button type="button" className="button" onClick={skip}>
        {say('playback.skip')} <kbd>␣</kbd>
      </button>
      <button type="button" className="button" onClick={skipAll}>
        {say('playback.skipAll')} <kbd>S</kbd>
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
  );
}
