import type { Event } from '@sightline/kernel';
import type { Landmark } from '../../ground/landmarks.ts';
import type { EndingReason } from '../../table/table.ts';
import type { Place, Who } from '../../table/units.ts';

/** Whose points they are. */
export interface Score {
  readonly side: string;
  readonly points: number;
}

/** What the battle is about, and how it ends. */
export type WinningEvent = Event &
  (
    | { type: 'pickedUp'; figure: Who; loot: boolean }
    | { type: 'prizeDropped'; at: Place; where: Landmark; loot: boolean }
    | { type: 'scored'; side: string; points: number; total: number }
    | {
        type: 'battleEnded';
        winners: readonly string[];
        reason: EndingReason;
        gone: readonly string[];
        points: boolean;
        scores: readonly number[];
        /** The same by name, for whoever reads it. */
        standing: readonly Score[];
      }
  );
