import { hasKeys } from '@sightline/kernel';
import type { Guidance } from '../../content/artillery-schema.ts';
import type { ActionKinds } from '../../table/acts.ts';
import { isInt, naming } from '../../table/forms.ts';
import { foreseeFireMission, foreseeRequest } from './foresight.ts';
import { requestFire, requestsOf, whyNotRequest } from './requests.ts';
import { fireMission, fireMissionsOf, whyNotFireMission } from './tubes.ts';

/** DU-ARTY-012, DU-ARTY-013: asset and kind of round are named before the roll, and so are the chits. */
export interface RequestFireAct {
  readonly do: 'requestFire';
  readonly asset: number;
  readonly guidance: Guidance;
  readonly chits?: number;
}

/** DU-ARTY-021: what was asked of a crew on the table. */
export interface FireMissionAct {
  readonly do: 'fireMission';
  readonly mission: number;
}

export type ArtilleryAct = RequestFireAct | FireMissionAct;

const GUIDANCES: readonly unknown[] = ['none', 'laser', 'self'] satisfies Guidance[];

export const artilleryActs: ActionKinds<ArtilleryAct> = {
  requestFire: {
    do: 'requestFire',
    action: 'communicate',
    isForm: value =>
      hasKeys(value, ['do', 'asset', 'guidance'], ['chits']) &&
      isInt(value['asset']) &&
      GUIDANCES.includes(value['guidance']) &&
      (!('chits' in value) || (isInt(value['chits']) && value['chits'] > 0)),
    list: requestsOf,
    whyNot: whyNotRequest,
    perform: requestFire,
    foresee: foreseeRequest,
  },
  fireMission: {
    do: 'fireMission',
    action: 'shoot',
    isForm: naming('mission'),
    list: fireMissionsOf,
    whyNot: whyNotFireMission,
    perform: fireMission,
    foresee: foreseeFireMission,
  },
};
