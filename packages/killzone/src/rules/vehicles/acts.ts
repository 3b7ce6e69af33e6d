import { hasKeys } from '@sightline/kernel';
import { type FigureActKinds, noDice } from '../../table/acts.ts';
import { isPlace, isWay, isWhole } from '../../table/forms.ts';
import { type AttackVehicle, attackVehicle, whyNotAttackVehicle } from './attacking-vehicles.ts';
import {
  type BailOut,
  type Board,
  bailOut,
  board,
  type GetOut,
  getOut,
  whyNotBailOut,
  whyNotBailOutNow,
  whyNotBoard,
  whyNotGetOut,
  whyNotGetOutNow,
} from './boarding.ts';
import {
  attacksOf,
  backUpsOf,
  bailOutsOf,
  boardingsAfterWalk,
  boardingsOf,
  drivesOf,
  getOutsOf,
} from './choosing-acts.ts';
import {
  type BackUp,
  backUp,
  type Drive,
  drive,
  PACES,
  whyNotBackUp,
  whyNotDrive,
  whyNotDriveNow,
  whyNotRest,
} from './pace.ts';
import { takeWheel, whyNotTakeWheel } from './taking-the-wheel.ts';

export interface TakeWheel {
  readonly do: 'takeWheel';
}

/** What a figure may do with a vehicle in its group's action. */
export type VehicleAct = Drive | BackUp | Board | GetOut | BailOut | AttackVehicle | TakeWheel;

export const vehicleActs: FigureActKinds<VehicleAct> = {
  drive: {
    do: 'drive',
    isForm: act =>
      hasKeys(act, ['do', 'pace', 'dice']) && PACES.some(pace => pace === act['pace']) && isWhole(act['dice']),
    list: drivesOf,
    whyNot: whyNotDrive,
    perform: drive,
    foresee: noDice,
    isOpen: (table, figure) => whyNotDriveNow(table, figure).length === 0,
    whyNotDone: whyNotRest,
  },
  backUp: {
    do: 'backUp',
    isForm: act => hasKeys(act, ['do', 'back']) && isWhole(act['back']),
    list: backUpsOf,
    whyNot: whyNotBackUp,
    perform: backUp,
    foresee: noDice,
    // Whoever can back up can drive, and that is looked at already.
    isOpen: () => false,
  },
  takeWheel: {
    do: 'takeWheel',
    isForm: act => hasKeys(act, ['do']),
    list: (table, figure) => (whyNotTakeWheel(table, figure).length === 0 ? [{ do: 'takeWheel' }] : []),
    whyNot: whyNotTakeWheel,
    perform: takeWheel,
    foresee: noDice,
    isOpen: (table, figure) => whyNotTakeWheel(table, figure).length === 0,
  },
  getOut: {
    do: 'getOut',
    isForm: act => hasKeys(act, ['do', 'at', 'way']) && isPlace(act['at']) && isWay(act['way']),
    list: getOutsOf,
    whyNot: whyNotGetOut,
    perform: getOut,
    foresee: noDice,
    isOpen: (table, figure) => whyNotGetOutNow(table, figure).length === 0,
  },
  bailOut: {
    do: 'bailOut',
    isForm: act => hasKeys(act, ['do', 'at']) && isPlace(act['at']),
    list: bailOutsOf,
    whyNot: whyNotBailOut,
    perform: bailOut,
    isOpen: (table, figure) => whyNotBailOutNow(table, figure).length === 0,
  },
  board: {
    do: 'board',
    isForm: act =>
      hasKeys(act, ['do', 'vehicle', 'wheel', 'way']) &&
      isWhole(act['vehicle']) &&
      typeof act['wheel'] === 'boolean' &&
      isWay(act['way']),
    list: (table, figure) => [...boardingsOf(table, figure), ...boardingsAfterWalk(table, figure)],
    whyNot: whyNotBoard,
    perform: board,
    foresee: noDice,
    isOpen: (table, figure) => boardingsOf(table, figure).length > 0,
  },
  attackVehicle: {
    do: 'attackVehicle',
    isForm: act => hasKeys(act, ['do', 'vehicle']) && isWhole(act['vehicle']),
    list: attacksOf,
    whyNot: whyNotAttackVehicle,
    perform: attackVehicle,
    isOpen: (table, figure) => attacksOf(table, figure).length > 0,
  },
};
