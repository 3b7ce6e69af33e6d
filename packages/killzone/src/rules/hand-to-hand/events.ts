import type { Tally } from '@sightline/kernel';
import type { Who } from '../../table/units.ts';

/** One fighter's half of a hand-to-hand combat. */
export interface Fighter {
  readonly figure: Who;
  readonly dice: readonly number[];
  readonly tally: Tally;
  readonly doubled: boolean;
  readonly score: number;
}

export type CombatResult = 'noEffect' | 'suppressed' | 'killed' | 'captured';
