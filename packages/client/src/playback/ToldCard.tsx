import { type CSSProperties, useRef } from 'react';
import { type Box, boxAround } from '../board/beside.ts';
import type { Insets } from '../board/camera.ts';
import type { Projection } from '../board/Stage.tsx';
import { useBeside } from '../board/use-beside.ts';
import type { Scene } from '../games/scene.ts';
import type { Playing } from './player.ts';
import { ThrownDice } from './ThrownDice.tsx';
import { isAnnounced } from './timing.ts';

/** So much of the board around everybody concerned stays in sight, in its own units. */
const AROUND = 0.8;

interface ToldCardProps extends Pick<Playing, 'beat' | 'length' | 'isEncore'> {
  readonly projection: Projection;
  /** What of the picture lies under panels. */
  readonly insets: Insets;
  /** Everybody else who is to be seen. */
  readonly others: readonly Box[];
}

/**
 * What happens now, in one sentence, with the dice thrown large: beside those whom it concerns, and never over them. It lies
 * over the board, in the same box. Screen readers hear it from the report.
 */
export function ToldCard({ beat, length, isEncore, projection, insets, others }: ToldCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const told = beat && isTold(beat.scene) ? beat : null;
  const points = (told?.scene.at ?? []).map(projection.at);
  const room = projection.scale * AROUND;
  useBeside(card, {
    projection,
    insets,
    box: boxAround(points, room),
    clear: points.flatMap(point => boxAround([point], room) ?? []),
    rather: others,
  });
  if (!told) return null;
  const { thrown, sentence, weight, concerns } = told.scene;
  return (
    <div
      ref={card}
      key={told.line}
      className={`told-card told-card--${weight}${isEncore ? ' told-card--encore' : ''}`}
      style={{ '--beat': `${length}ms` } as CSSProperties}
      data-concerns={concerns.join(' ')}
      aria-hidden="true"
    >
      <div className="told-card__part">
        {thrown && <ThrownDice {...thrown} />}
        {!isAnnounced(told.scene) && <p>{sentence}</p>}
      </div>
    </div>
  );
}

/** A moment has a banner of its own, which says it: of that the card shows the dice alone. */
function isTold({ sentence, thrown, weight }: Scene): boolean {
  return (!isAnnounced({ weight }) || thrown !== null) && (sentence !== '' || thrown !== null);
}
