import type { Effect } from './catastrophe.ts';

/** What comes out of the Stress Kitty. */
export type KittyEvent =
  | { type: 'catastropheStruck'; points: number; effect: Effect | 'nothing' }
  | { type: 'powerWentDown'; turns: number | null }
  | { type: 'powerCountedDown'; turns: number }
  | { type: 'markersAdded'; modules: readonly number[] }
  | { type: 'threatsRoused'; modules: readonly number[]; figures: readonly number[] }
  | { type: 'cardsTurnedRed' }
  | { type: 'weaponBroke'; figure: number; weapon: string }
  | { type: 'weaponRepaired'; figure: number; weapon: string }
  | { type: 'flamerExploded'; figure: number; at: number }
  | { type: 'grenadesFoundBad' }
  | { type: 'flamersLeak' }
  | { type: 'threatsActedFreely' }
  | { type: 'bridgeLost'; turns: number }
  | { type: 'movedOffBridge'; figure: number; to: number }
  | { type: 'bridgeNotAttached'; face: number | null };

/** DK-KITTY-002. The points of a chit stay hidden. */
export type StressEvent = {
  type: 'stressChitsPlaced';
  cause: string;
  number: number;
  inKitty: number;
  /** Whose fumble or lost nerve it was, and his luck where it puts in more than one. */
  figure: number | null;
  luck: 'UNLUCKY' | 'JONAH' | null;
  /** A catastrophe before it makes it twice as many (DK-KITTY-008). */
  doubled: boolean;
};
