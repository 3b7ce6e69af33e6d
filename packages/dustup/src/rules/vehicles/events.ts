import type { Damage } from '../../dice/damage.ts';
import type { Told } from '../../table/events.ts';
import type { ArmourFace } from '../../table/hulls.ts';
import type { Named, Who } from '../../table/table.ts';
import type { Rolled } from '../shooting/events.ts';

export type VehicleEvent = Told &
  (
    | (Rolled & { type: 'vehicleShotAt'; unit: Who; target: Who; face: ArmourFace })
    | { type: 'hullStruck'; unit: Who; face: ArmourFace; impact: number; armour: number; result: Damage }
    | { type: 'vehicleDamaged'; unit: Who; markers: number }
    | { type: 'vehicleDestroyed'; unit: Who }
    | { type: 'passengerTested'; figure: Who; face: number; needs: number; hit: boolean; wounds?: boolean }
    | { type: 'thrownOut' | 'perished' | 'boarded' | 'alighted'; unit: Who; vehicle: Who }
    /** DU-GAP2-042: of a vehicle in the hold of what is wrecked. */
    | { type: 'hullShaken'; unit: Who; face: number; fate: 'none' | 'damaged' | 'destroyed' }
    | { type: 'crewGotOut' | 'crewRemounted' | 'vehicleManned'; unit: Who; vehicle: Who }
    | { type: 'vehicleAbandoned'; unit: Who }
    | { type: 'openedUp' | 'closedDown' | 'immobilised'; unit: Who }
    | { type: 'hitched'; unit: Who; towed: Who; push: boolean }
    | { type: 'letGo'; unit: Who; towed: Who }
    | { type: 'brokeThrough'; unit: Who; what: Named }
    | { type: 'turned'; unit: Who; facing: number }
  );
