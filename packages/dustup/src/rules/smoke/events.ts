import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { Cloud } from '../../table/markers.ts';
import type { Place, Who } from '../../table/table.ts';

export type SmokeEvent = Told &
  (
    | { type: 'windRolled'; hour: number }
    | { type: 'smokeLaid'; source: Cloud['source']; clouds: readonly Place[]; where: Landmark }
    | { type: 'smokeRolled'; source: Cloud['source']; face: number; left: number }
    | { type: 'smokeLifted'; unit: Who }
    | { type: 'generatorSwitched'; unit: Who; on: boolean }
  );
