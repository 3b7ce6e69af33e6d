import { SHAPES } from '../board/Token.tsx';
import type { SideMark } from '../games/game.ts';

interface SeatBadgeProps {
  readonly name: string;
  readonly mark: SideMark;
}

/** A seat by its shape, pattern, colour and name. */
export function SeatBadge({ name, mark }: SeatBadgeProps) {
  return (
    <span className={`seat seat--${mark}`}>
      <svg className="icon" viewBox="-.5 -.5 1 1" aria-hidden="true">
        <path className="token__body" d={SHAPES[mark]} />
        <path d={SHAPES[mark]} fill={`url(#pattern-${mark})`} />
      </svg>
      <span className="label">{name}</span>
    </span>
  );
}
