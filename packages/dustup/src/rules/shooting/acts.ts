import { hasKeys } from '@sightline/kernel';
import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { bare, isBearing, isFlag, isInt } from '../../table/forms.ts';
import { conceal, showUp, whyNotConceal, whyNotShowUp } from './concealment.ts';
import { shoot, whyNotShoot } from './shoot.ts';
import { areShots, isWeapon, type Shot } from './shot.ts';
import { shotsOf } from './shots.ts';
import { takeOver, takeOversOf, whyNotTakeOver } from './take-over.ts';

/** DU-SHOOT-061: who fires what at whom. */
export interface ShootAct {
  readonly do: 'shoot';
  readonly target: number;
  readonly shots: readonly Shot[];
  /** DU-SHOOT-048. */
  readonly suppressive?: true;
  /** DU-AIR-021: the way that what hovers turns first. */
  readonly facing?: number;
}

export type ShootingAct = ShootAct;

/** DU-SHOOT-060: a man takes over the weapon of one who is down. */
export interface TakeOverUse {
  readonly do: 'takeOver';
  readonly from: number;
  readonly weapon: number;
  readonly by: number;
}

export type ShootingUse =
  /** DU-SHOOT-056: between partial and complete concealment. */
  { readonly do: 'conceal' } | { readonly do: 'showUp' } | TakeOverUse;

export const shootingActs: ActionKinds<ShootingAct> = {
  shoot: {
    do: 'shoot',
    action: 'shoot',
    isForm: value =>
      hasKeys(value, ['do', 'target', 'shots'], ['suppressive', 'facing']) &&
      isInt(value['target']) &&
      areShots(value['shots']) &&
      isFlag(value, 'suppressive') &&
      (!('facing' in value) || isBearing(value['facing'])),
    list: shotsOf,
    whyNot: whyNotShoot,
    perform: shoot,
  },
};

export const shootingUses: UseKinds<ShootingUse> = {
  conceal: bare('conceal', whyNotConceal, conceal),
  showUp: bare('showUp', whyNotShowUp, showUp),
  takeOver: {
    do: 'takeOver',
    isForm: value =>
      hasKeys(value, ['do', 'from', 'weapon', 'by']) &&
      isInt(value['from']) &&
      isWeapon(value['weapon']) &&
      isInt(value['by']),
    list: takeOversOf,
    whyNot: whyNotTakeOver,
    perform: takeOver,
  },
};
