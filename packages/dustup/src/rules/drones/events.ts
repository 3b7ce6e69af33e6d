import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { Place, Who } from '../../table/table.ts';
import type { Rolled } from '../shooting/events.ts';

export type DroneEvent = Told &
  (
    | { type: 'droneLaunched'; unit: Who; at: Place }
    | { type: 'droneFlew'; unit: Who; from: Place; to: Place; where: Landmark }
    | { type: 'droneLost'; unit: Who }
    | (Rolled & { type: 'droneShotAt'; unit: Who; operator: Who })
  );
