import type { Halt } from '@sightline/geometry/field';
import type { Tally } from '@sightline/kernel';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { Place, Who } from '../../table/table.ts';

export type MovementEvent = Told &
  (
    | {
        type: 'moved';
        unit: Who;
        /** Null for a column, which does not roll (DU-MOVE-020). */
        face: number | null;
        die: Tally;
        points: number;
        route: readonly Place[];
        /** Where it ended. */
        where: Landmark;
        cost: number;
        halt: Halt | 'friends';
      }
    | { type: 'strayed' | 'leftBehind'; unit: Who; figures: readonly Who[] }
    | { type: 'straysCameUp'; unit: Who; face: number }
    | { type: 'withdrew'; unit: Who; from: Place; to: Place; where: Landmark }
    | { type: 'leftTable'; unit: Who; how: 'exited' | 'routedOff' }
    | { type: 'formedColumn' | 'leftColumn' | 'mounted'; unit: Who }
    | { type: 'dismounted'; unit: Who; holders: Who | null }
    | { type: 'tookUpWounded' | 'tookPrisoners'; unit: Who; figures: readonly Who[] }
  );
