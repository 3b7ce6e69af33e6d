import type { CSSProperties } from 'react';
import type { Playing } from './player.ts';

/** A catastrophe, a death, a turning point: its moment, over the board. */
export function Moment({ beat, length }: Pick<Playing, 'beat' | 'length'>) {
  if (beat?.scene.weight !== 'moment') return null;
  const { title, sentence } = beat.scene;
  return (
    <div
      key={beat.line}
      className="moment"
      style={{ '--beat': `${length}ms` } as CSSProperties}
      aria-hidden="true"
      data-keep-clear=""
    >
      {title && <b>{title}</b>}
      <span>{sentence}</span>
    </div>
  );
}
