import type { Faces } from '../../dice/ladder.ts';
import type { Told } from '../../table/events.ts';
import type { Place, Who } from '../../table/table.ts';

export type GuidedWeaponEvent = Told &
  (
    | {
        type: 'decoyTried';
        unit: Who;
        /** The vehicle whose area system it was, or that it was one on the ground; its own decoy otherwise. */
        by: Who | 'marker' | null;
        die: Faces;
        face: number;
        guidance: Faces;
        guidanceFace: number;
        stopped: boolean;
      }
    | { type: 'remoteReadied' | 'launcherReloaded'; unit: Who }
    | { type: 'areaSystemSetDown'; unit: Who; at: Place }
  );
