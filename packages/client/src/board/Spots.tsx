import { memo, useId } from 'react';
import type { Spot } from '../games/game.ts';

interface SpotsProps {
  readonly spots: readonly Spot[];
  /** The board: nothing is marked beyond its edge. */
  readonly within: Spot;
  /** The place that is being considered. */
  readonly marked: Spot | null;
  readonly allowed: boolean;
  /** Those that a lesson points to. */
  readonly lit: readonly Spot[];
}

/** Where nearly everything is open, each place is marked more lightly. */
const MANY = 100;

/** The places that stand for answers, and the one that is marked. */
export function Spots({ spots, within, marked, allowed, lit }: SpotsProps) {
  const id = useId();
  return (
    <g className={spots.length > MANY ? 'spots spots--many' : 'spots'} clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect {...within} />
      </clipPath>
      <OpenSpots spots={spots} />
      {lit.map(spot => (
        <rect key={`${spot.x},${spot.y}`} className="spot spot--lit" {...around(spot)} />
      ))}
      {marked && <rect className={allowed ? 'spot spot--marked' : 'spot spot--refused'} {...inner(marked)} />}
    </g>
  );
}

/** A place is drawn once, however many answers lie there. */
const OpenSpots = memo(function OpenSpots({ spots }: { readonly spots: readonly Spot[] }) {
  const places = new Map(spots.map(spot => [`${spot.x},${spot.y},${spot.width},${spot.height}`, spot]));
  return [...places].map(([key, spot]) => <rect key={key} className="spot" {...inner(spot)} />);
});

/** Whoever stands on what is lit does not hide it. */
function around({ x, y, width, height }: Spot) {
  const more = width === height && width < 1 ? 0.1 : 0;
  return inner({ x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more });
}

function inner({ x, y, width, height }: Spot) {
  const gap = 0.05;
  return { x: x + gap, y: y + gap, width: width - 2 * gap, height: height - 2 * gap, rx: 0.12 };
}
