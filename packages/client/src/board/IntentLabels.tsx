import type { Point, Spot } from '../games/game.ts';
import { type Badge, badgeBoxes } from './Badges.tsx';
import { boxAround } from './beside.ts';
import { layLabels } from './labels.ts';
import type { Projection } from './Stage.tsx';

/** What somebody at a point is about to do, in few words. */
export interface Intended {
  readonly figure: number;
  readonly at: Point;
  readonly text: string | null;
}

interface IntentLabelsProps {
  readonly intended: readonly Intended[];
  /** Who else is to be seen. */
  readonly others: readonly Point[];
  readonly badges: readonly Badge[];
  /** As badges are laid: words keep clear of where those really lie. */
  readonly everybody: readonly Spot[];
  readonly projection: Projection;
  /** How wide a figure is, in units of the board. */
  readonly size: number;
}

/** The words of intents, of one size at any zoom, none over another. */
export function IntentLabels({ intended, others, badges, everybody, projection, size }: IntentLabelsProps) {
  const { at, scale } = projection;
  const boxOf = (point: Point) => boxAround([at(point)], (scale * size) / 2)!;
  const labels = intended.flatMap(({ figure, at: point, text }) =>
    text === null ? [] : [{ key: String(figure), text, of: boxOf(point) }],
  );
  const taken = badgeBoxes(badges, everybody, projection);
  const figures = [...intended.map(({ at: point }) => point), ...others].map(boxOf);
  return layLabels(labels, taken, figures).map(({ key, text, at: { x, y } }) => (
    <span key={key} className="intent-label" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {text}
    </span>
  ));
}
