import type { Event, Tally } from '@sightline/kernel';
import type { Place, Who } from '../../table/units.ts';

/** What is fired, and where it goes. */
export type ShootingEvent = Event &
  (
    | { type: 'shotFired'; figure: Who; weapon: string; at: string }
    | {
        type: 'targetingRolled';
        figure: Who;
        die: number;
        tally: Tally;
        needs: number;
        hit: boolean;
      }
    | { type: 'missed'; figure: Who; weapon: string }
    | { type: 'burstLanded'; figure: Who; weapon: string; at: Place }
    | { type: 'burstDrifted'; figure: Who; from: Place; to: Place }
  );
