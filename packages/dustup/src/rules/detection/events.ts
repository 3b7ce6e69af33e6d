import type { Tally } from '@sightline/kernel';
import type { Faces } from '../../dice/ladder.ts';
import type { Success } from '../../dice/rolls.ts';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { Place, Who } from '../../table/table.ts';

export type DetectionEvent = Told &
  (
    | { type: 'counterPlaced'; side: string; counter: number; at: Place; where: Landmark }
    | { type: 'counterRemoved'; side: string; counter: number }
    | { type: 'revealed'; unit: Who; counter: number; shows: true }
    | {
        type: 'lookedAtCounter';
        unit: Who;
        counter: number;
        die: Faces;
        shifts: Tally;
        range: number;
        faces: readonly [quality: number, sensors: number];
        success: Success;
      }
    | { type: 'counterConfirmed'; side: string; counter: number; shows: true }
    | { type: 'hid'; unit: Who }
  );
