import type { Tally } from '@sightline/kernel';
import type { Faces } from '../../dice/ladder.ts';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { Named, Place, Who } from '../../table/table.ts';

export type ArtilleryEvent = Told &
  (
    | {
        type: 'fireRequested';
        unit: Who;
        asset: Named;
        die: Faces;
        shifts: Tally;
        face: number;
        target: Tally;
        passed: boolean;
      }
    | { type: 'requestDropped' | 'missionLapsed'; side: string; asset: Named }
    | {
        type: 'missionPlaced';
        side: string;
        asset: Named;
        markers: readonly Place[];
        count: number;
        /** Null where there are dummies among the markers. */
        where: Landmark | null;
        box: number;
      }
    | { type: 'missionLanded'; side: string; asset: Named; ammunition: Named; at: Place; where: Landmark }
    | { type: 'accuracyRolled'; die: Faces; shifts: Tally; face: number; target: number; passed: boolean }
    | {
        type: 'roundStrayed';
        isFirst: boolean;
        inches: number;
        hour: number;
        at: Place;
        /** Null off the table (DU-ARTY-034). */
        where: Landmark | null;
      }
    | { type: 'roundBurst'; at: Place; where: Landmark | null; radius: number }
  );
