import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { bare, naming, noDice } from '../../table/forms.ts';
import { whyNotBlowBridge, workAtBridge } from './bridge.ts';
import { blowNest, whyNotBlowNest } from './nest.ts';
import { objectsAtHand, pickUp, whyNotPickUp } from './objects.ts';
import { concede } from './victory.ts';

/** DU-GAP-028: the player gives up the battle. */
export type VictoryAct = { readonly do: 'concede' };

/** DU-GAP-023: the object of a scenario. */
export interface PickUpUse {
  readonly do: 'pickUp';
  readonly objective: number;
}

export type VictoryUse =
  | PickUpUse
  /** DU-GAP-025: work at the charges of the bridge. */
  | { readonly do: 'blowBridge' }
  /** DU-GAP2-047: an explosive against the nest. */
  | { readonly do: 'blowNest' };

export const victoryActs: ActionKinds<VictoryAct> = {
  concede: {
    ...bare(
      'concede',
      () => [],
      (table, io, { side }) => concede(table, io, side),
    ),
    action: 'stop',
    cost: 0,
    // Giving up is the player's own idea; nobody proposes it.
    list: () => [],
    foresee: noDice,
  },
};

export const victoryUses: UseKinds<VictoryUse> = {
  pickUp: {
    do: 'pickUp',
    isForm: naming('objective'),
    list: objectsAtHand,
    whyNot: whyNotPickUp,
    perform: pickUp,
  },
  blowBridge: bare('blowBridge', whyNotBlowBridge, workAtBridge),
  blowNest: bare('blowNest', whyNotBlowNest, blowNest),
};
