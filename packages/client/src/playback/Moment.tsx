import type { CSSProperties } from 'react';
import type { Playing } from './player.ts';
import { isAnnounced } from './timing.ts';

/** A catastrophe, a death, a new turn: its moment, over the board. */
export function Moment({ beat, length }: Pick<Playing, 'beat' | 'length'>) {
  if (!beat || !isAnnounced(beat.scene)) return null;
  const { title, sentence, weight, thrown } = beat.scene;
  return (
    <div
      key={beat.line}
      className={`moment moment--${weight}${thrown ? ' moment--of-dice' : ''}`}
      style={{ '--beat': `${length}ms` } as CSSProperties}
      aria-hidden="true"
      data-keep-clear=""
    >
      {title && <b>{title}</b>}
      <span>{sentence}</span>
    </div>
  );
}
