import type { Listed } from '@sightline/kernel';
import type { Names, Who } from '../../table/table.ts';

/** DU-MORALE-035, DU-REGROUP-004: which figure leads from now on. */
export type NewLeader = Listed<number> & { readonly kind: 'newLeader'; readonly unit: Who; readonly names: Names };

export type MoraleQuestion = NewLeader;
