import { type Listeners, moments } from '@sightline/kernel';
import type { Means } from '../rules/damage/kill-and-wound.ts';
import type { DuckEvent } from './events.ts';
import type { DuckTable } from './table.ts';

/**
 * The moments at which several chapters have something to say: a step, an opening, a kill. Whoever brings a moment
 * about calls `happen`, and knows nobody who listens: that is listed in listeners.ts, which only the system imports.
 */
export type Moment =
  /** A Teamer (or survivor) has entered a square, by walking, crawling, diving or being moved. */
  | { readonly on: 'personEntered'; readonly figure: number; readonly from: number; readonly willingly: boolean }
  /** A Threat has entered a square of its own movement. */
  | { readonly on: 'threatEntered'; readonly figure: number; readonly from: number }
  | { readonly on: 'threatTurned'; readonly figure: number }
  /** A Teamer has turned on the spot and looks elsewhere now. */
  | { readonly on: 'personTurned'; readonly figure: number }
  /** A door, a hole or a breach has opened onto a module; `by` is the figure that did it, null for a card or a mishap. */
  | {
      readonly on: 'opened';
      readonly door: number | null;
      readonly modules: readonly number[];
      readonly by: number | null;
    }
  /** A door is about to come down; whoever is near may still dive below it (DK-DUCK-015). */
  | { readonly on: 'doorClosing'; readonly door: number; readonly by: number | null }
  /** A shot was fired or something exploded on a square; a door that was worked is not loud. */
  | { readonly on: 'noise'; readonly at: number; readonly loud: boolean; readonly targets?: readonly number[] }
  /** New Threats stand on the map, behind no door that has just opened: no movement, but a sight (DK-SENS-017). */
  | { readonly on: 'threatsPlaced'; readonly figures: readonly number[] }
  /** A fire bomb went off on a square. */
  | { readonly on: 'bombIgnited'; readonly at: number }
  /** The dead are off the map already; `at` is where it happened. */
  | {
      readonly on: 'killed';
      readonly figure: number;
      readonly at: number;
      readonly by: number | null;
      readonly means: Means;
    }
  | { readonly on: 'wounded'; readonly figure: number; readonly by: number | null; readonly means: Means }
  /** A direct shot at him is over, whatever came of it, and he is still there: the moment for a reply (DK-TSHOOT-023). */
  | { readonly on: 'shotAt'; readonly figure: number; readonly by: number }
  | { readonly on: 'sourceLocated'; readonly remotely: boolean }
  | { readonly on: 'sourceCleared' }
  /** Somebody or something was driven into a square, where it may burn or stand on a mine (DK-DMG-019). */
  | { readonly on: 'driven'; readonly figure: number; readonly by: number | null }
  /** An action is over, or an activation, a phase or a step of Housekeeping (DK-KITTY-007). */
  | { readonly on: 'actionOver' };

export type DuckListeners = Listeners<DuckTable, DuckEvent, Moment>;

export const { happen, listen } = moments<DuckTable, DuckEvent, Moment>();
