import type { Told } from '../../table/events.ts';
import type { Ending, Who } from '../../table/table.ts';

export type VictoryEvent = Told &
  (
    | { type: 'objectiveTaken'; side: string; objective: string }
    | { type: 'pickedUp' | 'dropped'; unit: Who; objective: string }
    | { type: 'workedAtBridge'; unit: Who }
    | { type: 'bridgeBlown'; unit: Who }
    | { type: 'conceded'; side: string }
    | { type: 'battleEnded'; winners: readonly string[]; reason: Ending['reason']; scores: readonly number[] }
  );
