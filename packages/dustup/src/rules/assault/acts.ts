import { hasKeys } from '@sightline/kernel';
import type { ActionKinds } from '../../table/acts.ts';
import { areInts, bare } from '../../table/forms.ts';
import type { Dustup } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { assault, pressOn } from './assault.ts';
import { assaultsOf, MOST_TARGETS, whyNotAssault, whyNotPressOn } from './declare.ts';
import { foreseeAssault, foreseePress } from './foresight.ts';

/** DU-ASSAULT-004, DU-ASSAULT-082: whom a unit assaults, up to three enemies at once. */
export interface DeclareAssault {
  readonly do: 'assault';
  readonly targets: readonly number[];
  /** DU-MOVE-019: wounded who stay behind though they might be carried. */
  readonly leave?: readonly number[];
}

export type AssaultAct =
  | DeclareAssault
  /** DU-ASSAULT-034, DU-ASSAULT-047: the second move to contact of an assault that fell short. */
  | { readonly do: 'pressOn' };

export const assaultActs: ActionKinds<AssaultAct> = {
  assault: {
    do: 'assault',
    action: 'assault',
    isForm: value =>
      hasKeys(value, ['do', 'targets'], ['leave']) &&
      areInts(value['targets'], MOST_TARGETS) &&
      (!('leave' in value) || areInts(value['leave'])),
    list: assaultsOf,
    whyNot: whyNotAssault,
    perform: (table, io, unit, { targets, leave = [] }) => assault(table, io, [unit], named(table, targets), leave),
    foresee:
      (_, { id }, { targets, leave = [] }) =>
      (table, io) =>
        foreseeAssault(table, io, table.units[id]!, named(table, targets), leave),
  },
  pressOn: {
    ...bare('pressOn', whyNotPressOn, pressOn),
    action: 'assault',
    foresee:
      (_, { id }) =>
      (table, io) =>
        foreseePress(table, io, table.units[id]!),
  },
};

function named(table: Dustup, ids: readonly number[]): Unit[] {
  return ids.map(id => table.units[id]!);
}
