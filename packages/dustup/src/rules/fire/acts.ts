import { hasKeys } from '@sightline/kernel';
import type { ActionKinds } from '../../table/acts.ts';
import { isInt, isPlace, naming } from '../../table/forms.ts';
import type { Place } from '../../table/table.ts';
import { isWeapon } from '../shooting/shot.ts';
import { fightFire, firesInReach, whyNotFightFire } from './fire.ts';
import { torch, torchesOf, whyNotTorch } from './flames.ts';

/** DU-FIRE-006: both actions against one fire. */
export interface FightFireAct {
  readonly do: 'fightFire';
  readonly fire: number;
}

/** DU-FIRE-002: a flame weapon, by figure and index as in a shot, played on the ground. */
export interface TorchAct {
  readonly do: 'torch';
  readonly figure: number;
  readonly weapon: number;
  readonly at: Place;
}

export type FireAct = FightFireAct | TorchAct;

export const fireActs: ActionKinds<FireAct> = {
  fightFire: {
    do: 'fightFire',
    action: 'fightFire',
    cost: 2,
    isForm: naming('fire'),
    list: firesInReach,
    whyNot: whyNotFightFire,
    perform: fightFire,
  },
  torch: {
    do: 'torch',
    action: 'shoot',
    isForm: value =>
      hasKeys(value, ['do', 'figure', 'weapon', 'at']) &&
      isInt(value['figure']) &&
      isWeapon(value['weapon']) &&
      isPlace(value['at']),
    list: torchesOf,
    whyNot: whyNotTorch,
    perform: torch,
  },
};
