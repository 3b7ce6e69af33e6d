import type { Event } from '@sightline/kernel';
import type { FireState, Place, Who } from './table.ts';

/** What drugs, fire and smoke do. */
export type HazardEvent = Event &
  (
    | { type: 'overdosesRolled'; group: Who; dice: readonly number[]; overdoses: number }
    | { type: 'overdosed'; figure: Who }
    | { type: 'sleptItOff'; figure: Who }
    /** The opponent moved somebody who no longer knows where he is going. */
    | { type: 'shifted'; figure: Who; from: Place; to: Place }
    | { type: 'roomAttacked'; room: Who; weapon: string }
    | { type: 'fireRolled'; where: Who; die: number; result: FireState }
    | { type: 'jumped'; figure: Who; floor: number; end: Place }
    | { type: 'smokeDrifted'; from: Place; to: Place }
    | { type: 'smokeSpread'; at: Place }
    | { type: 'dispersalRolled'; at: Place; die: number; gone: boolean }
    | { type: 'barrageFired'; side: string; at: Place; die: number; hit: boolean }
  );
