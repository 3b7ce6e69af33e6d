import type { Told } from '../../table/events.ts';
import type { Ending, Named, Who } from '../../table/table.ts';

export type VictoryEvent = Told &
  (
    | { type: 'objectiveTaken' | 'objectiveLeft'; side: string; objective: string }
    | { type: 'pickedUp' | 'dropped'; unit: Who; objective: string }
    | { type: 'workedAtBridge'; unit: Who }
    | { type: 'bridgeBlown'; unit: Who }
    | {
        type: 'nestStruck';
        /** Null for a burst. */
        unit: Who | null;
        charge: Named | null;
        impact: number;
        armour: number;
        destroyed: boolean;
      }
    | { type: 'conceded'; side: string }
    | { type: 'battleEnded'; winners: readonly string[]; reason: Ending['reason']; scores: readonly number[] }
  );
