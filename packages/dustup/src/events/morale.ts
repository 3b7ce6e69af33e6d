import type { Tally } from '@sightline/kernel';
import type { Faces } from '../dice/ladder.ts';
import type { Fright, Who } from '../table.ts';
import type { Tested } from './command.ts';
import type { Told } from './told.ts';

export type MoraleEvent = Told &
  (
    | { type: 'confidenceTested'; unit: Who; die: Faces; face: number; target: Tally; lost: number }
    | ({ type: 'panicTested'; unit: Who; fright: Fright } & Tested)
    | ({ type: 'panicFought'; unit: Who; commander: Who | null } & Tested)
    | { type: 'leaderAppointed'; unit: Who; figure: Who; face: number; lv: number }
    | { type: 'tookCommand'; unit: Who; figure: Who; of: Who; lv: number }
  );
