import type { Free, Listed } from '@sightline/kernel';
import type { Way } from './ground/way.ts';
import type { Place, Who } from './table.ts';

/** KZ-FIRE-014: to a window by this way and out of it, from whatever floor. */
export interface JumpAct {
  readonly do: 'jump';
  readonly way: Way;
  readonly window: number;
}

/** KZ-DRUG-009: who of the gang takes one of its overdoses. */
export type PickOverdose = Listed<number> & { readonly kind: 'overdose'; readonly group: Who };
/** KZ-DRUG-010: whether a hero spends his heroic save on it. */
export type SleepItOff = Listed<'save' | 'endure'> & { readonly kind: 'sleepItOff'; readonly figure: Who };
/** KZ-DRUG-018, KZ-DRUG-021: where the opponent shifts an overdosed figure; where it stands leaves it alone. */
export type ShiftFigure = Free<Place> & {
  readonly kind: 'shift';
  readonly figure: Who;
  /** In mils. */
  readonly reach: number;
};
/** KZ-SMOKE-003: where the opponent moves a smoke grenade that missed; a barrage has no firer to be near to. */
export type DriftSmoke = Free<Place> & {
  readonly kind: 'driftSmoke';
  readonly from: Place;
  readonly firer: Who | null;
};
/** KZ-GAP-013: where a smoke grenade from off the table is aimed. */
export type AimBarrage = Free<Place> & { readonly kind: 'barrage'; readonly side: number; readonly left: number };

export type HazardQuestion = PickOverdose | SleepItOff | ShiftFigure | DriftSmoke | AimBarrage;
