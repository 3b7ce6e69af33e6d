import type { Tally } from '@sightline/kernel';
import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

/** What an impact did to a figure. */
export type Injury = 'none' | 'wounded' | 'killed' | 'stabilised' | 'disabled' | 'patchedUp';

export type CasualtyEvent = Told &
  (
    | { type: 'struck'; figure: Who; impact: number; armour: number; armourDie: Tally; injury: Injury | 'dead' }
    | { type: 'suitRolled'; figure: Who; face: number; injury: Injury }
    | { type: 'leaderFell'; unit: Who; figure: Who; marker: Who | null }
  );
