import type { Tally } from '@sightline/kernel';
import type { Faces } from '../../dice/ladder.ts';
import type { Success } from '../../dice/rolls.ts';
import type { Told } from '../../table/events.ts';
import type { Named, Who } from '../../table/table.ts';

/** One die of the firer's pool: of the unit's quality, its small arms, or one support weapon by its id. */
export interface PoolDie {
  readonly of: string;
  readonly die: Faces;
  readonly face: number;
}

/** The dice of a shot, whatever it is aimed at. */
export interface Rolled {
  readonly die: Tally;
  readonly targetDie: Faces;
  readonly targetFace: number;
  readonly pool: readonly PoolDie[];
  readonly success: Success;
  readonly suppressive: boolean;
}

export type ShootingEvent = Told &
  (
    | (Rolled & { type: 'shotAt'; unit: Who; target: Who })
    /** Null is a target without a name of its own. */
    | { type: 'hitsCounted'; target: Who | null; total: number; die: Faces; hits: number; extra: number | null }
    | { type: 'wentIntoConcealment' | 'leftConcealment'; unit: Who }
    | { type: 'tookOver'; unit: Who; figure: Who; weapon: Named }
  );
