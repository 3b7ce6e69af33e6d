import type { Event, Tally } from '@sightline/kernel';
import type { Who } from '../../table/units.ts';

/** Who fights whom, and who comes out ahead. */
export type HandToHandEvent = Event &
  (
    | { type: 'foughtHandToHand'; attacker: Fighter; defender: Fighter }
    | { type: 'combatDecided'; winner: Who; loser: Who; tally: Tally; margin: number; result: CombatResult }
  );

/** One fighter's half of a hand-to-hand combat. */
export interface Fighter {
  readonly figure: Who;
  readonly dice: readonly number[];
  readonly tally: Tally;
  readonly doubled: boolean;
  readonly score: number;
}

export type CombatResult = 'noEffect' | 'suppressed' | 'killed' | 'captured';
