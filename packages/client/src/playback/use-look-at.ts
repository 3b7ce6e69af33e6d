import { type RefObject, useEffect } from 'react';
import type { StageHandle } from '../board/Stage.tsx';
import type { Playing } from './player.ts';

/** The picture goes to where something happens. What passes at the end holds nobody up, and takes nobody away from what is asked. */
export function useLookAt(
  stage: RefObject<StageHandle | null>,
  { beat, isPlaying }: Pick<Playing, 'beat' | 'isPlaying'>,
): void {
  const points = isPlaying ? beat?.scene.at : undefined;
  useEffect(() => {
    if (points && points.length > 0) stage.current?.lookAt(...points);
  }, [stage, points]);
}
