import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Point, Spot } from '../games/game.ts';
import type { Insets } from './camera.ts';
import { edgeArrow } from './edge-arrow.ts';
import type { Projection } from './Stage.tsx';
import { othersThan } from './use-beside.ts';

export interface EdgeMarkProps {
  readonly at: Spot;
  readonly projection: Projection;
  /** What of the picture lies under panels. */
  readonly insets: Insets;
  readonly lookAt: (point: Point) => void;
}

interface LabelledProps extends EdgeMarkProps {
  readonly className?: string;
  /** Said to those who do not see where it points. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Points to a place for as long as it is out of the picture; pressed, it shows the place. */
export function EdgeMark({ at, projection, insets, lookAt, className = '', title, children }: LabelledProps) {
  const button = useRef<HTMLButtonElement>(null);
  const arrow = useRef<HTMLSpanElement>(null);
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  useLayoutEffect(() => {
    const { current } = button;
    if (!current) return;
    current.hidden = false;
    const size = { width: current.offsetWidth, height: current.offsetHeight };
    const laid = edgeArrow(projection.at(middle), projection.size, insets, size, othersThan(current));
    current.hidden = laid === null;
    if (!laid || !arrow.current) return;
    current.style.transform = `translate(${Math.round(laid.left)}px, ${Math.round(laid.top)}px)`;
    arrow.current.style.rotate = `${laid.degrees}deg`;
  });
  return (
    <button
      ref={button}
      type="button"
      className={`edge-mark ${className}`}
      title={title}
      data-keep-clear=""
      hidden
      onClick={() => lookAt(middle)}
    >
      <span ref={arrow} className="edge-mark__arrow" aria-hidden="true">
        ➤
      </span>
      {children}
    </button>
  );
}
