import { hasKeys } from '@sightline/kernel';
import { type FigureActKinds, noDice } from '../../table/acts.ts';
import type { Killzone } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';
import { pickUp, whyNotPickUp } from './prizes.ts';

/** KZ-GAP-011, KZ-WIN-001: the loot, the object of a raid. */
export interface PickUpAct {
  readonly do: 'pickUp';
}

export const winningActs: FigureActKinds<PickUpAct> = {
  pickUp: {
    do: 'pickUp',
    isForm: act => hasKeys(act, ['do']),
    list: (table, figure) => (canPickUp(table, figure) ? [{ do: 'pickUp' }] : []),
    whyNot: whyNotPickUp,
    perform: pickUp,
    foresee: noDice,
    isOpen: canPickUp,
  },
};

function canPickUp(table: Killzone, figure: Figure): boolean {
  return table.prizes.length > 0 && whyNotPickUp(table, figure).length === 0;
}
