import type { Told } from '../../table/events.ts';
import type { Place, Who } from '../../table/table.ts';

export type DroneEvent = Told &
  (
    | { type: 'droneLaunched'; unit: Who; at: Place }
    | { type: 'droneFlew'; unit: Who; from: Place; to: Place }
    | { type: 'droneLost'; unit: Who }
    | { type: 'droneShotAt'; unit: Who; operator: Who; target: number; faces: readonly number[]; destroyed: boolean }
  );
