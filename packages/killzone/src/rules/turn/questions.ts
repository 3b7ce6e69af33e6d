import type { Free, Listed } from '@sightline/kernel';
import type { Act } from '../../table/acts.ts';
import type { Names, Who } from '../../table/units.ts';

/** Of one's own groups with the same initiative, the one that acts first. */
export type FirstOfTie = Listed<number> & { readonly kind: 'firstOfTie'; readonly names: Names };
/** The next figure of the acting group, or enough of it. */
export type PickFigure = Listed<number | 'enough'> & {
  readonly kind: 'pick';
  readonly group: Who;
  readonly names: Names;
};
export type DoAct = Free<Act> & {
  readonly kind: 'act';
  readonly figure: Who;
  /** What it carries, in the order that its shots count weapons in. */
  readonly weapons: readonly string[];
  readonly names: Names;
};
