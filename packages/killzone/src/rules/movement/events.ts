import type { Event } from '@sightline/kernel';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Way } from '../../ground/way.ts';
import type { Place, Who } from '../../table/units.ts';

/** Who goes where. */
export type MovementEvent = Event &
  (
    | { type: 'moved'; figure: Who; way: Way; cost: number; end: Place; where: Landmark }
    | { type: 'leftTable'; figure: Who }
  );
