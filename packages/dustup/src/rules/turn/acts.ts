import { type Refusal, refuse } from '@sightline/kernel';
import type { ActionKinds } from '../../table/acts.ts';
import { isAirborne, isFixedWing } from '../../table/flight.ts';
import { bare, noDice } from '../../table/forms.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/** DU-TURN-004: the actions that are left are given up. */
export type TurnAct = { readonly do: 'stop' };

export const turnActs: ActionKinds<TurnAct> = {
  stop: {
    ...bare('stop', whyNotGiveUp, giveUp),
    action: 'stop',
    cost: 0,
    foresee: noDice,
  },
};

/** DU-AIR-017: what cannot hover has to move before it may rest. */
function whyNotGiveUp(_: Dustup, unit: Unit): Refusal[] {
  const mustMove = isAirborne(unit) && unit.hull !== null && isFixedWing(unit.hull.model) && !unit.moved;
  return mustMove ? [refuse('DU-AIR-017', 'mustMove', { unit: unit.who })] : [];
}

function giveUp(_: Dustup, io: DustupIo, unit: Unit): void {
  io.tell({ type: 'gaveUpActions', rule: 'DU-TURN-004', unit: unit.who, left: unit.actions });
  unit.actions = 0;
}
