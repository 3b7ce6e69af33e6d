import { sameJson } from '@sightline/kernel';
import type { Point } from '../games/game.ts';
import type { Spoke, Wheel } from '../games/table-talk.ts';

interface DirectionWheelProps {
  readonly wheel: Wheel;
  /** How wide a figure is on this board. */
  readonly size: number;
  readonly chosen: unknown;
  /** Whether a direction is pointed to: by a lesson, or by a hint. */
  isLit(answer: unknown): boolean;
}

/** The ring that is pressed, in widths of a figure. */
const INNER = 0.55;
export const OUTER = 1.5;

/** A direction is chosen where it points to. */
export function DirectionWheel({ wheel, size, chosen, isLit }: DirectionWheelProps) {
  const { centre, spokes } = wheel;
  // Many directions have narrow arrows.
  const half = Math.min(0.2, 2 / spokes.length);
  const spoke = `M${-half}-.8 0-1.35 ${half}-.8Z`;
  return (
    <g className="wheel" data-keep-clear="" transform={`translate(${centre.x} ${centre.y}) scale(${size})`}>
      <circle r={OUTER} />
      {spokes.map(({ degrees, answer, isDoubtful }) => (
        <path
          key={degrees}
          className={[
            'wheel__spoke',
            isLit(answer) && 'is-lit',
            isDoubtful && 'is-doubtful',
            sameJson(answer, chosen) && 'is-chosen',
          ]
            .filter(Boolean)
            .join(' ')}
          d={spoke}
          transform={`rotate(${degrees})`}
        />
      ))}
    </g>
  );
}

/** The spoke that a point of the board means; null inside and outside the ring. */
export function spokeAt({ centre, spokes }: Wheel, point: Point, size: number): Spoke | null {
  const [dx, dy] = [point.x - centre.x, point.y - centre.y];
  const away = Math.hypot(dx, dy) / size;
  if (away < INNER || away > OUTER) return null;
  const degrees = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const aside = (spoke: number): number => Math.abs(((((degrees - spoke) % 360) + 540) % 360) - 180);
  return spokes.reduce((a, b) => (aside(b.degrees) < aside(a.degrees) ? b : a));
}
