/** The level above the deck. */
export type CeilingEvent =
  | { type: 'ceilingRaised'; module: number; hatches: readonly number[] }
  | { type: 'weakSpotTried'; figure: number; at: number; isReal: boolean }
  | { type: 'droppedDown'; figure: number; at: number }
  | { type: 'climbedUp'; figure: number; at: number }
  | { type: 'climbedDown'; figure: number; at: number }
  | { type: 'firedThroughHatch'; figure: number; at: number; weapon: string };
