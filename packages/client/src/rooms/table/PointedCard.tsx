import type { Intent } from '@sightline/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { boxAround } from '../../board/beside.ts';
import type { Insets } from '../../board/camera.ts';
import type { Projection } from '../../board/Stage.tsx';
import { useBeside } from '../../board/use-beside.ts';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { say } from '../../words/index.ts';
import { boxesInSight } from './in-sight.ts';
import { isOpen } from './open-card.ts';
import type { TableState } from './use-table.ts';

/** A pointer on its way to somewhere else rests on nobody for so long, in milliseconds. */
const RESTING = 300;

interface PointedCardProps {
  readonly table: TableState;
  /** Whom the pointer is at. */
  readonly pointed: number | null;
  /** What enemies will do next, as far as it has been worked out. */
  readonly intents: readonly Intent[];
  readonly projection: Projection;
  readonly insets: Insets;
}

/** An enemy at whom the pointer rests, in three lines: a press shows the whole of his card. */
export function PointedCard({ table, pointed, intents, projection, insets }: PointedCardProps) {
  const { game, view, viewer, playback } = table;
  const card = useRef<HTMLElement>(null);
  const foe = pointed !== null && (game.enemies?.(view, viewer) ?? []).includes(pointed) ? pointed : null;
  const figure = useResting(foe);
  const shown = useMemo(
    () => (figure === null ? undefined : game.card?.(view, viewer, figure)),
    [game, view, viewer, figure],
  );
  const point = figure === null ? null : game.pointOf?.(view, figure);
  const box = point ? boxAround([projection.at(point)], projection.scale / 2) : null;
  useBeside(card, { projection, insets, box, clear: box ? [box] : [], rather: boxesInSight(table, projection) });
  if (!shown || playback.isPlaying || isOpen(table)) return null;
  const intent = intents.find(each => each.figure === figure);
  return (
    <section ref={card} className="pointed-card" aria-hidden="true">
      <h3>
        <SeatBadge name={shown.name} mark={shown.mark} />
      </h3>
      <p className="muted">
        {shown.kind}
        {shown.state && ` · ${shown.state}`}
      </p>
      {intent && game.intentText ? (
        <p>{say('card.intent', { text: game.intentText(view, intent) })}</p>
      ) : (
        shown.threatens.length > 0 && <p>{say('card.threatens', { names: shown.threatens })}</p>
      )}
    </section>
  );
}

/** Whoever is pointed at, once he has been for a moment. */
function useResting(figure: number | null): number | null {
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    setRested(null);
    if (figure === null) return;
    const timer = setTimeout(() => setRested(figure), RESTING);
    return () => clearTimeout(timer);
  }, [figure]);
  return rested;
}
