import type { Event } from '@sightline/kernel';
import type { Who } from '../../table/units.ts';

/** Who is taken, freed and carried off. */
export type CaptivesEvent = Event &
  (
    | { type: 'captured'; figure: Who; captor: Who }
    | { type: 'freed'; figure: Who }
    | { type: 'carriedOff'; figure: Who; captor: Who }
  );
