import type { Event } from '@sightline/kernel';
import type { EndingReason } from '../../table/table.ts';
import type { Place, Who } from '../../table/units.ts';

/** What the battle is about, and how it ends. */
export type WinningEvent = Event &
  (
    | { type: 'pickedUp'; figure: Who; loot: boolean }
    | { type: 'prizeDropped'; at: Place; loot: boolean }
    | { type: 'scored'; side: string; points: number; total: number }
    | {
        type: 'battleEnded';
        winners: readonly string[];
        reason: EndingReason;
        gone: readonly string[];
        points: boolean;
        scores: readonly number[];
      }
  );
