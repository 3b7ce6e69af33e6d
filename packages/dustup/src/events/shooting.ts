import type { Tally } from '@sightline/kernel';
import type { Faces } from '../dice/ladder.ts';
import type { Success } from '../dice/rolls.ts';
import type { Who } from '../table.ts';
import type { Told } from './told.ts';

/** What an impact did to a figure. */
export type Injury = 'none' | 'wounded' | 'killed' | 'stabilised' | 'disabled' | 'patchedUp';

/** One die of the firer's pool: of the unit, its small arms, or one support weapon. */
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
    | { type: 'suppressed'; unit: Who; markers: number }
    | { type: 'hitsCounted'; target: Who; total: number; die: Faces; hits: number; extra: number | null }
    | { type: 'struck'; figure: Who; impact: number; armour: number; armourDie: Tally; injury: Injury | 'dead' }
    | { type: 'suitRolled'; figure: Who; face: number; injury: Injury }
    | { type: 'wentIntoConcealment' | 'leftConcealment'; unit: Who }
    | { type: 'tookOver'; unit: Who; figure: Who; weapon: string }
    | { type: 'leaderFell'; unit: Who; figure: Who; marker: Who | null }
  );
