import { hasKeys } from '@sightline/kernel';
import type { ActionKinds } from '../../table/acts.ts';
import { areInts, arePlaces, naming, noDice } from '../../table/forms.ts';
import type { Place } from '../../table/table.ts';
import { communicate } from '../command/communicate.ts';
import {
  detach,
  detachmentsFor,
  motionsOf,
  rejoin,
  rejoinsOf,
  setInMotion,
  whyNotDetach,
  whyNotRejoin,
  whyNotSetInMotion,
} from './detach.ts';
import { regroup, regroupingsOf, whyNotRegroup } from './regroup.ts';

/** DU-DETACH-001: these figures split off; they stay where they are unless each is given a place. */
export interface DetachAct {
  readonly do: 'detach';
  readonly figures: readonly number[];
  readonly places?: readonly Place[];
}

export type DetachmentAct =
  | DetachAct
  /** DU-DETACH-003: parent and detachment become one again, whichever of them acts. */
  | { readonly do: 'rejoin'; readonly with: number }
  | { readonly do: 'activateDetachment'; readonly unit: number }
  | { readonly do: 'regroup'; readonly with: number };

/** Parting and joining. */
export const detachmentActs: ActionKinds<DetachmentAct> = {
  detach: {
    do: 'detach',
    action: 'detach',
    isForm: value =>
      hasKeys(value, ['do', 'figures'], ['places']) &&
      areInts(value['figures']) &&
      (!('places' in value) || arePlaces(value['places'])),
    list: (table, unit) => detachmentsFor(table, unit).map(figures => ({ do: 'detach', figures })),
    whyNot: whyNotDetach,
    perform: detach,
    foresee: noDice,
  },
  rejoin: {
    do: 'rejoin',
    action: 'rejoin',
    isForm: naming('with'),
    list: (table, unit) => rejoinsOf(table, unit).map(id => ({ do: 'rejoin', with: id })),
    whyNot: (table, unit, act) => whyNotRejoin(table, unit, act.with),
    perform: (table, io, unit, act) => rejoin(table, io, unit, act.with),
    foresee: noDice,
  },
  activateDetachment: {
    do: 'activateDetachment',
    action: 'activateDetachment',
    isForm: naming('unit'),
    list: (table, unit) => motionsOf(table, unit).map(id => ({ do: 'activateDetachment', unit: id })),
    whyNot: (table, unit, act) => whyNotSetInMotion(table, unit, act.unit),
    perform: (table, io, unit, act) => setInMotion(table, io, unit, act.unit),
    foresee:
      (_, { id }, act) =>
      (table, io) =>
        void communicate(table, io, table.units[id]!, table.units[act.unit]!),
  },
  regroup: {
    do: 'regroup',
    action: 'regroup',
    isForm: naming('with'),
    list: (table, unit) => regroupingsOf(table, unit).map(id => ({ do: 'regroup', with: id })),
    whyNot: (table, unit, act) => whyNotRegroup(table, unit, act.with),
    perform: (table, io, unit, act) => regroup(table, io, unit, act.with),
    foresee: noDice,
  },
};
