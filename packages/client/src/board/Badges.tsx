import type { Spot } from '../games/game.ts';
import { percent } from '../parts/fraction.ts';
import type { Projection } from './Stage.tsx';

/** The one number that matters, over a target. */
export interface Badge {
  readonly spot: Spot;
  readonly chance: number;
  /** What it is the chance of, in a word. */
  readonly about: string;
}

interface BadgesProps {
  readonly badges: readonly Badge[];
  readonly projection: Projection;
}

export function Badges({ badges, projection }: BadgesProps) {
  return badges.map(({ spot, chance, about }) => {
    const { x, y } = projection.at({ x: spot.x + spot.width / 2, y: spot.y });
    return (
      <span
        key={`${spot.x},${spot.y}`}
        className={`target-badge target-badge--${toneOf(chance)}`}
        style={{ left: x, top: y }}
      >
        <small>{about}</small> {percent(chance)}
      </span>
    );
  });
}

function toneOf(chance: number): 'good' | 'fair' | 'poor' {
  return chance >= 0.5 ? 'good' : chance >= 0.2 ? 'fair' : 'poor';
}
