import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';
import type { EventCard } from './event-cards.ts';

/** How a unit came to act. */
export type How = 'turn' | 'seized' | 'order' | 'parent' | 'chit' | 'card';

export type TurnEvent = Told &
  (
    | { type: 'turnBegan'; turn: number }
    | { type: 'initiativeRolled'; sides: readonly string[]; faces: readonly number[] }
    | { type: 'wentFirst'; side: string }
    | { type: 'chitDrawn' | 'chitDiscarded'; side: string }
    | { type: 'cardDrawn' | 'cardSkipped'; unit: Who }
    | { type: 'eventCardDrawn'; card: EventCard }
    | { type: 'turnEndDrawn'; postponed: boolean }
    | { type: 'passed'; side: string; own: number; others: number }
    | { type: 'tokenSpent'; side: string; unit: Who | null; left: number }
    | { type: 'tokenWon'; side: string; objective: string; left: number }
    | { type: 'activated'; unit: Who; how: How }
    | { type: 'gaveUpActions'; unit: Who; left: number }
    | { type: 'turnEnded'; turn: number }
  );
