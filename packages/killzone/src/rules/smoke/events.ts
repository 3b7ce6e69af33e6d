import type { Event } from '@sightline/kernel';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Place } from '../../table/units.ts';

/** Where smoke falls, and how long it hangs. */
export type SmokeEvent = Event &
  (
    | { type: 'smokeDrifted'; from: Place; to: Place; where: Landmark }
    | { type: 'smokeSpread'; at: Place; where: Landmark }
    | { type: 'dispersalRolled'; at: Place; where: Landmark; die: number; gone: boolean }
    | { type: 'barrageFired'; side: string; at: Place; where: Landmark; die: number; hit: boolean }
  );
