import { hasKeys } from '@sightline/kernel';
import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { areInts, isInt, naming, type Raw } from '../../table/forms.ts';
import { dropCargo, dropsOfCargo, whyNotDropCargo } from './dropping.ts';
import { load, loadsAtHand, unload, unloadsAtHand, whyNotLoad, whyNotUnload } from './handling.ts';

/** DU-AIR-064: loads by their numbers, from the ground into a vehicle. */
export interface LoadUse {
  readonly do: 'loadCargo';
  readonly vehicle: number;
  readonly cargo: readonly number[];
}

/** DU-AIR-064: and out of it, each at the feet of whoever handles it. */
export interface UnloadUse {
  readonly do: 'unloadCargo';
  readonly vehicle: number;
  readonly cargo: readonly number[];
}

/** DU-AIR-016: one load, out of an aircraft in the air. */
export interface DropCargoAct {
  readonly do: 'dropCargo';
  readonly cargo: number;
}

export type CargoUse = LoadUse | UnloadUse;

/** No squad has more hands. */
const MOST = 40;
const areLoads = (value: Raw): boolean =>
  hasKeys(value, ['do', 'vehicle', 'cargo']) && isInt(value['vehicle']) && areInts(value['cargo'], MOST);

export const cargoActs: ActionKinds<DropCargoAct> = {
  dropCargo: {
    do: 'dropCargo',
    action: 'drop',
    isForm: naming('cargo'),
    list: dropsOfCargo,
    whyNot: whyNotDropCargo,
    perform: dropCargo,
  },
};

export const cargoUses: UseKinds<CargoUse> = {
  loadCargo: { do: 'loadCargo', isForm: areLoads, list: loadsAtHand, whyNot: whyNotLoad, perform: load },
  unloadCargo: { do: 'unloadCargo', isForm: areLoads, list: unloadsAtHand, whyNot: whyNotUnload, perform: unload },
};
