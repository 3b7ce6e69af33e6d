import { useLayoutEffect, useRef } from 'react';
import type { Point } from '../games/game.ts';
import type { Objective } from '../games/table-talk.ts';
import type { Insets } from './camera.ts';
import { edgeArrow } from './edge-arrow.ts';
import type { Projection } from './Stage.tsx';
import { othersThan } from './use-beside.ts';

interface BeaconProps {
  readonly beacon: NonNullable<Objective['beacon']>;
  readonly projection: Projection;
  /** What of the picture lies under panels. */
  readonly insets: Insets;
  readonly lookAt: (point: Point) => void;
}

/** Points to a place that decides the game for as long as it is out of the picture; pressed, it shows the place. */
export function Beacon({ beacon, projection, insets, lookAt }: BeaconProps) {
  const button = useRef<HTMLButtonElement>(null);
  const arrow = useRef<HTMLSpanElement>(null);
  const { x, y, width, height } = beacon.at;
  const middle = { x: x + width / 2, y: y + height / 2 };
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
    <button ref={button} type="button" className="beacon" data-keep-clear="" hidden onClick={() => lookAt(middle)}>
      <span ref={arrow}>➤</span>
      {beacon.name}
    </button>
  );
}
