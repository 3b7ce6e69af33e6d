import type { Retreat } from '@sightline/geometry/grid';
import type { Listed } from '@sightline/kernel';

/** DK-DMG-017: where one who is driven away goes at a fork; the options are squares. */
export interface ForkQuestion extends Listed<number> {
  readonly kind: 'knockBackFork';
  readonly rule: 'DK-DMG-017';
  readonly figure: number;
  /** How far the blow still drives it; not said of somebody who is only pushed out of its way. */
  readonly driven?: Driven;
}

/** A knock-back that has come to a fork: by whom, the points left, and the line that it follows. */
export interface Driven {
  readonly by: number | null;
  readonly left: number;
  readonly retreat: Retreat;
}
