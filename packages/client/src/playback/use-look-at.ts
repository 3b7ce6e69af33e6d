import { type RefObject, useEffect } from 'react';
import type { StageHandle } from '../board/Stage.tsx';
import type { Playing } from './player.ts';

/** The picture goes to where something happens. */
export function useLookAt(stage: RefObject<StageHandle | null>, { beat }: Pick<Playing, 'beat'>): void {
  const points = beat?.scene.at;
  useEffect(() => {
    if (points && points.length > 0) stage.current?.lookAt(...points);
  }, [stage, points]);
}
