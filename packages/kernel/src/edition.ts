import type { Event } from './io.ts';
import type { System } from './system.ts';

export type AnySystem = System<unknown, Event, unknown>;

/**
 * HS-FILE-007: all that an edition of a game is: its rules with their content, words and bots, and what its board asks of
 * them. This is what is frozen at a release, as one module. Running matches, files and their checks are no part of it, so
 * that a door that is mended protects old games too.
 */
export interface Edition<S = AnySystem, B = unknown> {
  /** The number of the `System` interface it was written for. Members that came later are optional, so 1 is the only one. */
  readonly speaks: 1;
  readonly system: S;
  readonly board: B;
  /** Other systems of the same rules: what is played between two matches of a campaign. */
  readonly besides?: readonly AnySystem[];
}
