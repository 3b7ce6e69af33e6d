import type { Event } from '@sightline/kernel';
import type { Place, Who } from '../../table/units.ts';

/** What the battle is about, and how it ends. */
export type WinningEvent = Event &
  (
    | { type: 'pickedUp'; figure: Who }
    | { type: 'prizeDropped'; at: Place }
    | { type: 'scored'; side: string; points: number; total: number }
    | { type: 'battleEnded'; winners: readonly string[]; reason: string; scores: readonly number[] }
  );
