import { hasKeys } from '@sightline/kernel';
import { type ActionKinds, type Use, type UseKinds, uses } from '../../table/acts.ts';
import { arePlaces, bare } from '../../table/forms.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import { reorganisations, reorganise, whyNotReorganise } from './reorganise.ts';

/** DU-REORG-001: figures may be rearranged with any use, and it may be the only one. */
export interface ReorganiseAct {
  readonly do: 'reorganise';
  readonly use: Use;
  /** A place for every member that is not dead, in roster order. */
  readonly places?: readonly Place[];
}

export type RearrangeUse = { readonly do: 'rearrange' };

export const reorganiseActs: ActionKinds<ReorganiseAct> = {
  reorganise: {
    do: 'reorganise',
    action: 'reorganise',
    isForm: value =>
      hasKeys(value, ['do', 'use'], ['places']) &&
      uses.isAct(value['use']) &&
      (!('places' in value) || arePlaces(value['places'])),
    list: reorganisations,
    whyNot: whyNotReorganise,
    perform: reorganise,
    foresee: (table, unit, { use }) => uses.kindOf(use).foresee?.(table, unit, use) ?? null,
  },
};

export const rearrangeUses: UseKinds<RearrangeUse> = {
  rearrange: {
    ...bare('rearrange', () => [], tellRearranged),
    // Without places there is nothing to propose; those who close up bring their own (reorganise.ts).
    list: () => [],
  },
};

function tellRearranged(table: Dustup, io: DustupIo, unit: Unit): void {
  tellOf(table, io, unit, { type: 'rearranged', rule: 'DU-REORG-001', unit: unit.who });
}
