import { memo, useId, useMemo } from 'react';
import type { Spot } from '../games/game.ts';
import { areaOf, roundAreaOf } from './area.ts';

interface ReachProps {
  readonly spots: readonly Spot[];
  /** The board: nobody gets beyond its edge. */
  readonly within: Spot;
  /** One's own has another colour than the enemy's. */
  readonly own?: boolean;
  /** On open ground places are only samples: their area has no corners. */
  readonly round?: boolean;
}

/** Where somebody can get to, as one area. */
export const Reach = memo(function Reach({ spots, within, own = false, round = false }: ReachProps) {
  const id = useId();
  const { inside, rim } = useMemo(() => (round ? roundAreaOf(spots) : areaOf(spots)), [spots, round]);
  if (spots.length === 0) return null;
  return (
    <g className={own ? 'reach reach--own' : 'reach'} clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect {...within} />
      </clipPath>
      <path className="reach__inside" d={inside} />
      <path className="reach__rim" d={rim} />
    </g>
  );
});
