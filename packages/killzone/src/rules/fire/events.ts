import type { Event } from '@sightline/kernel';
import type { FireState } from '../../table/table.ts';
import type { Place, Who } from '../../table/units.ts';

/** What burns, and who gets out. */
export type FireEvent = Event &
  (
    | { type: 'roomAttacked'; room: Who; weapon: string }
    | { type: 'fireRolled'; where: Who; die: number; result: FireState }
    | { type: 'jumped'; figure: Who; floor: number; end: Place }
  );
