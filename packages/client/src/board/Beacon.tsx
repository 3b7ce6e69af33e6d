import type { Objective } from '../games/table-talk.ts';
import { EdgeMark, type EdgeMarkProps } from './EdgeMark.tsx';

interface BeaconProps extends Omit<EdgeMarkProps, 'at'> {
  readonly beacon: NonNullable<Objective['beacon']>;
}

/** Points to a place that decides the game for as long as it is out of the picture. */
export function Beacon({ beacon, ...projected }: BeaconProps) {
  return (
    <EdgeMark at={beacon.at} {...projected}>
      {beacon.name}
    </EdgeMark>
  );
}
