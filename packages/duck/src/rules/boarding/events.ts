/** How the Team comes aboard. */
export type BoardingEvent =
  | { type: 'bridgeAttached'; team: number; at: number; airlock: number }
  | { type: 'linedUp'; order: readonly number[] }
  | { type: 'hullPushedIn'; at: number };
