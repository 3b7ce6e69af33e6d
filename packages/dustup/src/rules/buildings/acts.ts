import { hasKeys } from '@sightline/kernel';
import type { ActionKinds } from '../../table/acts.ts';
import { isFlag, isInt } from '../../table/forms.ts';
import { areShots, type Shot } from '../shooting/shot.ts';
import { buildingShotsOf, shootBuilding, whyNotShootBuilding } from './shooting-at.ts';

/** DU-BUILD-010: at a building instead of those in it, or at one part of it (DU-BUILD-003). */
export interface ShootBuildingAct {
  readonly do: 'shootBuilding';
  readonly building: number;
  readonly part?: 'door' | 'window';
  readonly shots: readonly Shot[];
  /** DU-SHOOT-048. */
  readonly suppressive?: true;
}

export type BuildingAct = ShootBuildingAct;

export const buildingActs: ActionKinds<BuildingAct> = {
  shootBuilding: {
    do: 'shootBuilding',
    action: 'shoot',
    isForm: value =>
      hasKeys(value, ['do', 'building', 'shots'], ['part', 'suppressive']) &&
      isInt(value['building']) &&
      areShots(value['shots']) &&
      isFlag(value, 'suppressive') &&
      (!('part' in value) || value['part'] === 'door' || value['part'] === 'window'),
    list: buildingShotsOf,
    whyNot: whyNotShootBuilding,
    perform: shootBuilding,
  },
};
