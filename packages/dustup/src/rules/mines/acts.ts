import { hasKeys } from '@sightline/kernel';
import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { areInts, isBearing, isFlag, isInt, isPlace, naming, noDice } from '../../table/forms.ts';
import type { Place } from '../../table/table.ts';
import { layMine, minesToLay, whyNotLay } from './command-mines.ts';
import { followLane, lanesToFollow, lanesToOpen, openLane, whyNotFollowLane, whyNotOpenLane } from './lanes.ts';
import { fireLineCharge, lineChargesOf, whyNotLineCharge } from './line-charge.ts';

/** DU-MINE-010: one model walks straight into a minefield. */
export interface OpenLaneAct {
  readonly do: 'openLane';
  readonly figure: number;
  readonly to: Place;
}

/** DU-MINE-012: the unit follows a lane in single file, entering at its start (0) or at its end (1). */
export interface FollowLaneAct {
  readonly do: 'followLane';
  readonly mine: number;
  readonly lane: number;
  readonly from: 0 | 1;
  /** DU-MOVE-019. */
  readonly leave?: readonly number[];
}

/** DU-MINE-015: a vehicle clears a whole field with both of its actions. */
export interface LineChargeAct {
  readonly do: 'lineCharge';
  readonly mine: number;
}

export type MineAct = OpenLaneAct | FollowLaneAct | LineChargeAct;

/** DU-MINE-018: its facing as a bearing in whole degrees. */
export interface LayMineUse {
  readonly do: 'layMine';
  readonly at: Place;
  readonly facing: number;
  readonly dummy?: true;
}

export type MineUse = LayMineUse;

export const mineActs: ActionKinds<MineAct> = {
  openLane: {
    do: 'openLane',
    action: 'move',
    isForm: value => hasKeys(value, ['do', 'figure', 'to']) && isInt(value['figure']) && isPlace(value['to']),
    list: lanesToOpen,
    whyNot: whyNotOpenLane,
    perform: openLane,
  },
  followLane: {
    do: 'followLane',
    action: 'move',
    isForm: value =>
      hasKeys(value, ['do', 'mine', 'lane', 'from'], ['leave']) &&
      isInt(value['mine']) &&
      (!('leave' in value) || areInts(value['leave'])) &&
      isInt(value['lane']) &&
      (value['from'] === 0 || value['from'] === 1),
    list: lanesToFollow,
    whyNot: whyNotFollowLane,
    perform: followLane,
  },
  lineCharge: {
    do: 'lineCharge',
    action: 'shoot',
    cost: 2,
    isForm: naming('mine'),
    list: lineChargesOf,
    whyNot: whyNotLineCharge,
    perform: fireLineCharge,
    foresee: noDice,
  },
};

export const mineUses: UseKinds<MineUse> = {
  layMine: {
    do: 'layMine',
    isForm: value =>
      hasKeys(value, ['do', 'at', 'facing'], ['dummy']) &&
      isPlace(value['at']) &&
      isBearing(value['facing']) &&
      isFlag(value, 'dummy'),
    list: minesToLay,
    whyNot: whyNotLay,
    perform: layMine,
  },
};
