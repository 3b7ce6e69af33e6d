import type { Event } from '@sightline/kernel';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Place, Who } from '../../table/units.ts';

/** What drugs do to those who take them. */
export type DrugsEvent = Event &
  (
    | { type: 'overdosesRolled'; group: Who; dice: readonly number[]; overdoses: number }
    | { type: 'overdosed'; figure: Who }
    | { type: 'sleptItOff'; figure: Who }
    /** The opponent moved somebody who no longer knows where he is going. */
    | { type: 'shifted'; figure: Who; from: Place; to: Place; where: Landmark }
  );
