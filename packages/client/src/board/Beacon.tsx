import type { Objective } from '../games/table-talk.ts';
import type { Insets } from './camera.ts';
import { beaconAt } from './edge-arrow.ts';
import type { Projection } from './Stage.tsx';

interface BeaconProps {
  readonly beacon: NonNullable<Objective['beacon']>;
  readonly projection: Projection;
  /** What of the picture lies under panels. */
  readonly insets: Insets;
  readonly lookAt: (point: { readonly x: number; readonly y: number }) => void;
}

/** Points to a place that decides the game for as long as it is out of the picture; pressed, it shows the place. */
export function Beacon({ beacon, projection, insets, lookAt }: BeaconProps) {
  const { x, y, width, height } = beacon.at;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const laid = beaconAt(projection.at(middle), projection.size, insets);
  if (!laid) return null;
  return (
    <button
      type="button"
      className="beacon"
      data-keep-clear=""
      style={{ left: laid.x, top: laid.y }}
      onClick={() => lookAt(middle)}
    >
      <span style={{ rotate: `${laid.degrees}deg` }}>➤</span>
      {beacon.name}
    </button>
  );
}
