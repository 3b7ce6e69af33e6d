import type { Event } from '@sightline/kernel';
import type { Place } from '../../table/units.ts';

/** Where smoke falls, and how long it hangs. */
export type SmokeEvent = Event &
  (
    | { type: 'smokeDrifted'; from: Place; to: Place }
    | { type: 'smokeSpread'; at: Place }
    | { type: 'dispersalRolled'; at: Place; die: number; gone: boolean }
    | { type: 'barrageFired'; side: string; at: Place; die: number; hit: boolean }
  );
