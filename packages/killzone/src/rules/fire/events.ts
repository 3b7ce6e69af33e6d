import type { Event } from '@sightline/kernel';
import type { Landmark } from '../../ground/landmarks.ts';
import type { FireState } from '../../table/table.ts';
import type { Place, RoomWho, Who } from '../../table/units.ts';

/** What burns, and who gets out. */
export type FireEvent = Event &
  (
    | { type: 'roomAttacked'; room: RoomWho; weapon: string }
    | { type: 'fireRolled'; where: RoomWho | Who; die: number; result: FireState }
    | { type: 'jumped'; figure: Who; floor: number; end: Place; landing: Landmark }
  );
