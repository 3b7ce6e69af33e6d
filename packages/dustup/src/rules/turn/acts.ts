import type { ActionKinds } from '../../table/acts.ts';
import { bare, noDice } from '../../table/forms.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/** DU-TURN-004: the actions that are left are given up. */
export type TurnAct = { readonly do: 'stop' };

export const turnActs: ActionKinds<TurnAct> = {
  stop: {
    ...bare('stop', () => [], giveUp),
    action: 'stop',
    cost: 0,
    foresee: noDice,
  },
};

function giveUp(_: Dustup, io: DustupIo, unit: Unit): void {
  io.tell({ type: 'gaveUpActions', rule: 'DU-TURN-004', unit: unit.who, left: unit.actions });
  unit.actions = 0;
}
