import type { Halt } from '@sightline/geometry/field';
import type { Tally } from '@sightline/kernel';
import type { Confidence } from '../content/schema.ts';
import type { Faces } from '../dice/ladder.ts';
import type { Place, Who } from '../table.ts';
import type { Told } from './told.ts';

/** How a unit came to act. */
export type How = 'turn' | 'seized' | 'order' | 'parent' | 'chit' | 'card';

export type FieldEvent = Told &
  (
    | {
        type: 'mustered';
        unit: Who;
        what: 'quality' | 'leadership' | 'confidence';
        dice: readonly number[];
        now: string;
      }
    | { type: 'windRolled'; hour: number }
    | { type: 'deploymentRolled'; sides: readonly string[]; faces: readonly number[] }
    | { type: 'deployed'; unit: Who; at: Place }
    | { type: 'counterPlaced'; side: string; counter: number; at: Place }
    | { type: 'counterRemoved'; side: string; counter: number }
    | { type: 'revealed'; unit: Who; counter: number; shows: true }
    | { type: 'turnBegan'; turn: number }
    | { type: 'initiativeRolled'; sides: readonly string[]; faces: readonly number[] }
    | { type: 'wentFirst'; side: string }
    | { type: 'chitDrawn' | 'chitDiscarded'; side: string }
    | { type: 'cardDrawn' | 'cardSkipped'; unit: Who }
    | { type: 'eventCardDrawn'; card: string }
    | { type: 'turnEndDrawn'; postponed: boolean }
    | { type: 'passed'; side: string; own: number; others: number }
    | { type: 'tokenSpent'; side: string; unit: Who | null; left: number }
    | { type: 'tokenWon'; side: string; objective: string; left: number }
    | { type: 'activated'; unit: Who; how: How }
    | { type: 'gaveUpActions'; unit: Who; left: number }
    | { type: 'inboundMoved'; unit: Who; box: number }
    | { type: 'arrived'; unit: Who; at: Place }
    | { type: 'leadershipTested'; unit: Who; die: Faces; face: number; target: number; passed: boolean }
    | {
        type: 'moved';
        unit: Who;
        /** Null for a column, which does not roll (DU-MOVE-020). */
        face: number | null;
        die: Tally;
        points: number;
        route: readonly Place[];
        cost: number;
        halt: Halt;
      }
    | { type: 'strayed' | 'leftBehind'; unit: Who; figures: readonly Who[] }
    | { type: 'straysCameUp'; unit: Who; face: number }
    | { type: 'withdrew'; unit: Who; from: Place; to: Place }
    | { type: 'leftTable'; unit: Who; how: 'exited' | 'routedOff' }
    | { type: 'propped' | 'unpropped'; unit: Who }
    | { type: 'recovered'; unit: Who; die: Faces; face: number; target: number; removed: boolean; left: number }
    | { type: 'rearranged' | 'formedColumn' | 'leftColumn' | 'mounted'; unit: Who }
    | { type: 'dismounted'; unit: Who; holders: Who | null }
    | { type: 'tookUpWounded' | 'tookPrisoners'; unit: Who; figures: readonly Who[] }
    | { type: 'confidenceChanged'; unit: Who; from: Confidence; to: Confidence }
    | { type: 'pickedUp' | 'dropped'; unit: Who; objective: string }
    | { type: 'workedAtBridge'; unit: Who }
    | { type: 'bridgeBlown'; unit: Who }
    | { type: 'objectiveTaken'; side: string; objective: string }
    | { type: 'turnEnded'; turn: number }
    | { type: 'conceded'; side: string }
    | { type: 'battleEnded'; winners: readonly string[]; reason: string; scores: readonly number[] }
  );
