import type { Spot } from '../games/game.ts';
import { percent } from '../parts/fraction.ts';
import { layBadges } from './labels.ts';
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

/** About how large a badge is, in pixels, and where it hangs at its target. */
const HEIGHT = 31;
const LETTER = 6.2;
const PADDING = 18;
const HANGS = { x: 0.8, y: 0.7 };

export function Badges({ badges, projection }: BadgesProps) {
  const places = layBadges(
    badges.map(({ spot, about }) => {
      const { x, y } = projection.at({ x: spot.x + spot.width / 2, y: spot.y });
      const width = Math.max(about.length, 6) * LETTER + PADDING;
      return { left: x - HANGS.x * width, top: y - HANGS.y * HEIGHT, width, height: HEIGHT };
    }),
  );
  return badges.map(({ spot, chance, about }, i) => {
    const { left, top, width } = places[i]!;
    return (
      <span
        key={`${spot.x},${spot.y}`}
        className={`target-badge target-badge--${toneOf(chance)}`}
        style={{ left, top, minWidth: width }}
      >
        <small>{about}</small> {percent(chance)}
      </span>
    );
  });
}

function toneOf(chance: number): 'good' | 'fair' | 'poor' {
  return chance >= 0.5 ? 'good' : chance >= 0.2 ? 'fair' : 'poor';
}
