import type { DuckIo } from './events.ts';
import { springMinesOnEntry } from './rules/grenades/mines.ts';
import type { DuckTable } from './table.ts';

/**
 * The moments at which several chapters have something to say: a step, an opening, a kill. Whoever brings a moment
 * about calls `happen`; the chapters that care are listed here in the order in which the booklets want them.
 */
export type Moment =
  /** A Teamer (or survivor) has entered a square, by walking, crawling, diving or being moved. */
  | { readonly on: 'personEntered'; readonly figure: number; readonly from: number; readonly willingly: boolean }
  /** A Threat has entered a square of its own movement. */
  | { readonly on: 'threatEntered'; readonly figure: number; readonly from: number }
  | { readonly on: 'threatTurned'; readonly figure: number }
  /** A door, a hole or a breach has opened onto a module; `by` is the figure that did it, null for a card or a mishap. */
  | {
      readonly on: 'opened';
      readonly door: number | null;
      readonly modules: readonly number[];
      readonly by: number | null;
    }
  /** A shot was fired or something exploded on a square. */
  | { readonly on: 'noise'; readonly at: number; readonly loud: boolean }
  /** The dead are off the map already; `at` is where it happened. */
  | {
      readonly on: 'killed';
      readonly figure: number;
      readonly at: number;
      readonly by: number | null;
      readonly means: string;
    }
  | { readonly on: 'wounded'; readonly figure: number; readonly by: number | null; readonly means: string }
  /** A direct shot at him is over, whatever came of it, and he is still there: the moment for a reply (DK-TSHOOT-023). */
  | { readonly on: 'shotAt'; readonly figure: number; readonly by: number }
  | { readonly on: 'sourceLocated'; readonly remotely: boolean }
  | { readonly on: 'sourceCleared' };

type Hook<On extends Moment['on']> = (table: DuckTable, io: DuckIo, moment: Extract<Moment, { on: On }>) => void;
type Hooks = { readonly [On in Moment['on']]: readonly Hook<On>[] };

const HOOKS: Hooks = {
  personEntered: [springMinesOnEntry],
  threatEntered: [springMinesOnEntry],
  threatTurned: [],
  opened: [],
  noise: [],
  killed: [],
  wounded: [],
  shotAt: [],
  sourceLocated: [],
  sourceCleared: [],
};

export function happen<M extends Moment>(table: DuckTable, io: DuckIo, moment: M): void {
  for (const hook of HOOKS[moment.on] as readonly ((t: DuckTable, i: DuckIo, m: Moment) => void)[])
    hook(table, io, moment);
}
