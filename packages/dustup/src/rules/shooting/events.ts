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

export type ShootingEvent = Told &
  (
    | {
        type: 'shotAt';
        unit: Who;
        target: Who;
        die: Tally;
        targetDie: Faces;
        targetFace: number;
        pool: readonly PoolDie[];
        success: Success;
        suppressive: boolean;
      }
    | { type: 'hitsCounted'; target: Who; total: number; die: Faces; hits: number; extra: number | null }
    | { type: 'wentIntoConcealment' | 'leftConcealment'; unit: Who }
    | { type: 'tookOver'; unit: Who; figure: Who; weapon: Named }
  );
