import type { Direction } from '@sightline/geometry/grid';
import type { Tally } from '@sightline/kernel';

/** What happens when figures share a square. */
export type GrappleEvent =
  | { type: 'grappleBegun'; figure: number; threat: number; at: number; from: Direction; rear: boolean }
  | {
      type: 'grappleFought';
      figure: number;
      threat: number;
      dice: readonly number[];
      threatDice: readonly number[];
      /** How many dice each has, and why. */
      pool: Tally;
      threatPool: Tally;
      /** Hits that counted, after blocks and with the tail's. */
      hits: number;
      threatHits: number;
      /** What the round was won by, times the winner's damage: above 0 by the man, below 0 by the Threat. */
      margin: number;
    }
  | { type: 'tailStruck'; figure: number; threat: number; dice: readonly number[]; hits: number }
  | { type: 'stung'; figure: number; threat: number; stings: number }
  | { type: 'grappleDiceLost'; figure: number; number: number; in: number }
  | { type: 'turnedToFace'; figure: number; facing: Direction }
  | { type: 'stunned'; figure: number; threat: number; at: number }
  | { type: 'cameTo'; figure: number; at: number }
  | { type: 'shoved'; figure: number; by: number; from: number; to: number }
  | { type: 'backedOff'; figure: number; from: number; to: number }
  | { type: 'thrownOff'; figure: number; by: number; face: Direction; from: number; to: number }
  | { type: 'notThrownOff'; figure: number; at: number }
  | { type: 'captiveTaken'; figure: number; threat: number; at: number }
  | { type: 'captiveDragged'; figure: number; threat: number; path: readonly number[] }
  | { type: 'captiveDumped'; figure: number; threat: number; at: number }
  | { type: 'hackedOff'; figure: number; threat: number; comrade: number; dice: readonly number[]; margin: number }
  | { type: 'bladeDrawn'; figure: number; blade: 'cutlass' | 'axe' }
  | { type: 'gunTakenUp'; figure: number; weapon: string };
