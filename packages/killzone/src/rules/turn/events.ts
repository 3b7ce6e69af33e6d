import type { Event, Tally } from '@sightline/kernel';
import type { Who } from '../../table/units.ts';

/** How a turn and a group's action go. */
export type TurnEvent = Event &
  (
    | { type: 'turnBegan'; turn: number }
    | { type: 'initiativeRolled'; group: Who; dice: readonly number[]; tally: Tally }
    | { type: 'tieRolled'; group: Who; die: number }
    | { type: 'sequenceSet'; groups: readonly Who[] }
    | { type: 'actionBegan'; group: Who }
    | { type: 'actionPassed'; group: Who }
  );
