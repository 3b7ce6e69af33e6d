import type { AnySystem } from './file/save.ts';

/**
 * A game as it is frozen at a release: its rules with their content, words and bots, and what its board asks of them.
 * `speaks` is the version of the System interface; members that are new to it are optional, so that old editions go on.
 */
export interface Edition<S = AnySystem, B = unknown> {
  readonly speaks: 1;
  readonly system: S;
  readonly board: B;
}
