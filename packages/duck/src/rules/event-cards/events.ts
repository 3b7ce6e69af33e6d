/** What Event cards bring. */
export type EventCardEvent =
  | { type: 'cardTurned'; module: number; card: string; title: string; text?: string }
  | { type: 'cardCameToNothing'; module: number; card: string }
  | {
      type: 'lightsWentOut' | 'lightsFound' | 'gasSeeped' | 'deckRotten' | 'motherGrewImpatient' | 'pingsSwelled';
      module: number;
    }
  | { type: 'sirenBegan'; until: number }
  | { type: 'draughtSucked'; door: number; figures: readonly number[] }
  | { type: 'sentryAimed'; at: number; target: number }
  | { type: 'sentryFired'; at: number; target: number; score: number }
  | { type: 'gasCaughtFire'; at: number }
  | { type: 'deckGaveWay'; figure: number; at: number }
  | { type: 'itemFound'; item: string; figure: number | null; at: number }
  | { type: 'crateLoaded'; figure: number; weapon: string }
  | { type: 'survivorFound' | 'sleeperWoke'; figure: number; at: number }
  | { type: 'starAudited'; figure: number }
  | { type: 'objectiveAdded'; at: number }
  | { type: 'kittyQuietened'; number: number; inKitty: number };
