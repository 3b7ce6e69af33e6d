import type { Listed } from '@sightline/kernel';
import type { Named, Who } from '../../table/table.ts';

/** DU-HEAVY-008: whether a crew that has to go takes the gun along that it has packed. */
export type CarryGun = Listed<'carry' | 'drop'> & {
  readonly kind: 'carryGun';
  readonly unit: Who;
  readonly weapon: Named;
};

export type HeavyWeaponQuestion = CarryGun;
