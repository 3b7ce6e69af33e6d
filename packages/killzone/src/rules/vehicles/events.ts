import type { Event, Tally } from '@sightline/kernel';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Place, Who } from '../../table/units.ts';
import type { Fighter } from '../hand-to-hand/events.ts';
import type { ObstacleKind } from './obstacles.ts';

/** What happens to vehicles and those in them. Distances and speeds are in mils. */
export type VehiclesEvent = Event &
  (
    | {
        type: 'vehicleDeployed';
        vehicle: Who;
        x: number;
        y: number;
        heading: number;
        where: Landmark;
        speed: number;
        crew: number;
      }
    | { type: 'boarded'; figure: Who; vehicle: Who; wheel: boolean }
    | { type: 'gotOut'; figure: Who; vehicle: Who; at: Place }
    | { type: 'bailedOut'; figure: Who; vehicle: Who; at: Place; dice: number }
    | { type: 'climbedOut'; figure: Who; vehicle: Who; at: Place; where: Landmark }
    | { type: 'wheelTaken'; figure: Who; vehicle: Who }
    | {
        type: 'speedChanged';
        vehicle: Who;
        pace: 'accelerate' | 'brake';
        dice: readonly number[];
        from: number;
        speed: number;
        /** It would be more, were there not a top speed. */
        isTop: boolean;
      }
    | { type: 'speedHeld'; vehicle: Who; speed: number }
    | { type: 'ranOn'; vehicle: Who; speed: number }
    | { type: 'pivoted'; vehicle: Who; turn: number; heading: number }
    | { type: 'drove'; vehicle: Who; ahead: number; x: number; y: number; heading: number; where: Landmark }
    | { type: 'backedUp'; vehicle: Who; back: number; x: number; y: number }
    | { type: 'vehicleStopped'; vehicle: Who }
    | { type: 'vehicleLeft'; vehicle: Who }
    /** The damage dice of every occupant; null for no effect. */
    | { type: 'skidRolled'; vehicle: Who; die: number; tally: Tally; dice: 0 | 2 | 3 | null }
    | { type: 'crashed'; vehicle: Who; overturned: boolean }
    | { type: 'figureRammed'; vehicle: Who; figure: Who; bonus: number }
    | { type: 'thrownAside'; figure: Who; at: Place; where: Landmark }
    | { type: 'vehicleRammed'; vehicle: Who; rammed: Who; bonus: number }
    | { type: 'obstacleHit'; vehicle: Who; obstacle: ObstacleKind; bonus: number }
    | {
        type: 'armourTested';
        vehicle: Who;
        dice: readonly number[];
        bonus: number;
        total: number;
        armour: number;
        pierced: boolean;
      }
    | { type: 'vehicleAttacked'; attack: Fighter; vehicle: Who; armour: number; pierced: boolean }
  );
