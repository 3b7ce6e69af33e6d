import type { Direction } from '@sightline/geometry/grid';
import type { Means } from './kill-and-wound.ts';

/** What weapons and accidents do to figures. */
export type DamageEvent =
  | { type: 'killed'; figure: number; at: number; by: number | null; means: Means }
  | { type: 'wounded'; figure: number; at: number; by: number | null; means: Means }
  | { type: 'incapacitated'; figure: number; at: number; by: number | null; means: Means }
  | { type: 'woundShruggedOff'; figure: number }
  | { type: 'weaponryLaidDown'; figure: number; at: number }
  | {
      type: 'knockedBack';
      figure: number;
      by: number | null;
      from: number;
      path: readonly number[];
      facing: Direction;
      /** Pips that were not used up. */
      left: number;
      end: 'spent' | 'barred' | 'outOfSight' | 'throughHole' | 'dead';
    }
  | { type: 'pushed'; figure: number; from: number; to: number }
  | { type: 'treated'; figure: number; by: number; condition: 'wounded' | 'treated' }
  | { type: 'takenUp'; figure: number; by: number }
  | { type: 'laidDown'; figure: number; by: number; at: number }
  | { type: 'ownGrenadesSetOff'; figure: number; at: number; grenades: number }
  | { type: 'acidSplashed'; figure: number; at: number }
  | { type: 'spawned'; figure: number; parent: number; at: number }
  | { type: 'turnedToMush'; at: number }
  | { type: 'alarmRaised'; figure: number; heardBy: readonly number[] };
