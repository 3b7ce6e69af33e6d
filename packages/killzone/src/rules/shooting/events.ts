import type { Event, Tally } from '@sightline/kernel';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Place, Who } from '../../table/units.ts';
import type { Aimed } from './targets.ts';

/** What is fired, and where it goes. */
export type ShootingEvent = Event &
  (
    | { type: 'shotFired'; figure: Who; weapon: string; at: Aimed }
    | {
        type: 'targetingRolled';
        figure: Who;
        die: number;
        tally: Tally;
        /** The die with what is added to it. */
        score: Tally;
        /** Through smoke the die alone counts. */
        onlySix: boolean;
        needs: number;
        hit: boolean;
      }
    | { type: 'missed'; figure: Who; weapon: string }
    | { type: 'burstLanded'; figure: Who; weapon: string; at: Place; where: Landmark }
    | { type: 'burstDrifted'; figure: Who; from: Place; to: Place; where: Landmark }
  );
