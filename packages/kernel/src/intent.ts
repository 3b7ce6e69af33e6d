import type { Json } from './json.ts';
import type { Viewer } from './system.ts';

/**
 * What a figure that nobody plays will do next by the rules, as things stand: the procedure that will run, worked out on
 * a table that its viewer can imagine. What the others do meanwhile may change it.
 */
export interface Intent {
  readonly figure: number;
  /** Counted to the last way of the dice, or sampled because there are too many. */
  readonly exact: boolean;
  /** What it may do, likeliest first; the chances sum to 1. */
  readonly courses: readonly Course[];
}

/** One thing that it may do, as a fact that the words of its game can say. */
export interface Course {
  readonly does: string;
  /** Whom it does it to. */
  readonly whom: readonly number[];
  /** Where it does it or gets to, as the game counts its places: of several the likeliest. */
  readonly at: Json;
  readonly chance: number;
  /** One standard error of a sampled chance; 0 when it is exact. */
  readonly error: number;
}

/** Rules that know what figures which nobody plays are about to do; null for one that does nothing of its own. */
export interface Foreteller<V> {
  intentOf?(view: V, viewer: Viewer, figure: number): Intent | null;
}

/** What some figures are about to do, by what the board of an edition asks of its rules; an old one cannot tell. */
export function intentsOf(board: unknown, view: unknown, viewer: Viewer, figures: readonly number[]): Intent[] {
  const rules = (board ?? {}) as Foreteller<unknown>;
  return figures.flatMap(figure => rules.intentOf?.(view, viewer, figure) ?? []);
}
