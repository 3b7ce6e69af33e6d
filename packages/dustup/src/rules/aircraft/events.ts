import type { Faces } from '../../dice/ladder.ts';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { ArmourFace } from '../../table/hulls.ts';
import type { Named, Place, Who } from '../../table/table.ts';
import type { Injury } from '../casualties/events.ts';
import type { Rolled } from '../shooting/events.ts';

export type AircraftEvent = Told &
  (
    | { type: 'flew'; unit: Who; at: Place; where: Landmark; facing: number }
    | { type: 'flewOff' | 'turnedBack'; unit: Who; box: number }
    | { type: 'tookOff'; unit: Who; hovers: boolean }
    | { type: 'landed'; unit: Who; at: Place; where: Landmark; face: number | null; hard: boolean }
    | { type: 'landingBrokenOff' | 'taxied'; unit: Who; at: Place; where: Landmark }
    | { type: 'hovers' | 'returnedToBase'; unit: Who }
    | { type: 'bombsDropped'; unit: Who; bombs: number; faces: readonly number[]; stick: boolean }
    /** DU-AIR-046, DU-AIR-049: `again` after it has evaded. */
    | {
        type: 'aircraftSought';
        unit: Who;
        target: Who;
        guidance: number;
        ecm: number;
        acquired: boolean;
        again: boolean;
      }
    | { type: 'evaded'; unit: Who; by: Who; isSeen: boolean }
    | (Rolled & { type: 'aircraftShotAt'; unit: Who; target: Who; weapon: Named; face: ArmourFace })
    | { type: 'pilotTested'; unit: Who; die: Faces; face: number; needs: number; stays: boolean }
    /** DU-AIR-055: `where` is null off the table, `face` of what hovers. */
    | { type: 'cameDown'; unit: Who; at: Place; where: Landmark | null; face: number | null }
    /** DU-AIR-056: a building by its number, or a vehicle. */
    | {
        type: 'crashedInto';
        unit: Who;
        building: number | null;
        vehicle: Who | null;
        face: number;
        destroyed: boolean;
      }
    | { type: 'crashLanded'; unit: Who; die: Faces; face: number; result: 'explodes' | 'hard' | 'safe' }
    | { type: 'occupantFared'; figure: Who; face: number; injury: Injury }
    | { type: 'wentDown'; unit: Who; vehicle: Who; ropes: boolean }
    | { type: 'landedBadly'; figure: Who }
  );
