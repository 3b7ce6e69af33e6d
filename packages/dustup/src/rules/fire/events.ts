import type { Faces } from '../../dice/ladder.ts';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { Place, Who } from '../../table/table.ts';

export type FireEvent = Told &
  (
    | { type: 'ignitionRolled'; unit: Who; at: Place; where: Landmark; face: number; needs: number }
    | { type: 'fireStarted'; fire: number; at: Place; where: Landmark }
    | {
        type: 'fireRolled';
        fire: number;
        at: Place;
        where: Landmark;
        face: number;
        result: 'wentOut' | 'burnsOn' | 'spread';
      }
    | { type: 'foughtFire'; unit: Who; fire: number; die: Faces; face: number; out: boolean }
  );
