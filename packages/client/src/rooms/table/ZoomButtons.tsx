import type { RefObject } from 'react';
import type { StageHandle } from '../../board/Stage.tsx';
import { say } from '../../words/index.ts';

export function ZoomButtons({ stage }: { readonly stage: RefObject<StageHandle | null> }) {
  return (
    <div className="board__zoom">
      <button type="button" aria-label={say('table.zoomIn')} onClick={() => stage.current?.zoom(1.4)}>
        +
      </button>
      <button type="button" aria-label={say('table.zoomOut')} onClick={() => stage.current?.zoom(1 / 1.4)}>
        −
      </button>
      <button type="button" aria-label={say('table.fit')} onClick={() => stage.current?.fit()}>
        ⤢
      </button>
    </div>
  );
}
