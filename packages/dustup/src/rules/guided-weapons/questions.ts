import type { Listed } from '@sightline/kernel';
import type { Named, Names, Who } from '../../table/table.ts';

/** DU-GAP2-004: whether the decoy of a vehicle tries to draw a missile off, said before any die of it. */
export type UseDecoy = Listed<'try' | 'save'> & {
  readonly kind: 'useDecoy';
  readonly unit: Who;
  readonly weapon: Named;
};

/** DU-GUIDED-023: a system that was set down, or one that a vehicle carries (DU-GUIDED-025). */
export type AreaSystemId = { readonly marker: number } | { readonly vehicle: number };

/** DU-GUIDED-023: which of the systems in reach tries next. */
export type UseAreaSystem = Listed<AreaSystemId | 'none'> & {
  readonly kind: 'useAreaSystem';
  readonly unit: Who;
  readonly weapon: Named;
  readonly names: Names;
};

export type GuidedWeaponQuestion = UseDecoy | UseAreaSystem;
