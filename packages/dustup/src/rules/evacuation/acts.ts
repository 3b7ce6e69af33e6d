import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { naming } from '../../table/forms.ts';
import { callEvacuation, callsOf, handOver, handOversOf, whyNotCall, whyNotHandOver } from './handing-over.ts';

/** DU-CASEVAC-004: a vehicle that waits off the table. */
export interface CallEvacuationAct {
  readonly do: 'callEvacuation';
  readonly vehicle: number;
}

/** DU-CASEVAC-005: the wounded of a unit, to a vehicle beside them. */
export interface HandOverUse {
  readonly do: 'handOver';
  readonly vehicle: number;
}

export const evacuationActs: ActionKinds<CallEvacuationAct> = {
  callEvacuation: {
    do: 'callEvacuation',
    action: 'communicate',
    isForm: naming('vehicle'),
    list: callsOf,
    whyNot: whyNotCall,
    perform: callEvacuation,
  },
};

export const evacuationUses: UseKinds<HandOverUse> = {
  handOver: {
    do: 'handOver',
    isForm: naming('vehicle'),
    list: handOversOf,
    whyNot: whyNotHandOver,
    perform: handOver,
  },
};
