import dice from 'icon:dice-six-faces-five';
import type { RefObject } from 'react';
import type { StageHandle } from '../../board/Stage.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { Playback } from '../../playback/use-playback.ts';
import { say } from '../../words/index.ts';

interface ZoomButtonsProps {
  readonly stage: RefObject<StageHandle | null>;
  readonly playback?: Pick<Playback, 'result' | 'isResultShown' | 'toggleResult'>;
}

/** How close the board is seen, and what came of the last dice. */
export function ZoomButtons({ stage, playback }: ZoomButtonsProps) {
  return (
    <div className="board__zoom" data-keep-clear="">
      <button type="button" aria-label={say('table.zoomIn')} onClick={() => stage.current?.zoom(1.4)}>
        +
      </button>
      <button type="button" aria-label={say('table.zoomOut')} onClick={() => stage.current?.zoom(1 / 1.4)}>
        −
      </button>
      <button type="button" aria-label={say('table.fit')} onClick={() => stage.current?.fit()}>
        ⤢
      </button>
      {playback && playback.result.length > 0 && (
        <button
          type="button"
          aria-label={say('playback.lastResult')}
          title={say('playback.lastResult')}
          aria-pressed={playback.isResultShown}
          onClick={playback.toggleResult}
        >
          <Icon path={dice} />
        </button>
      )}
    </div>
  );
}
