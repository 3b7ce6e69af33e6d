import { hasKeys } from '@sightline/kernel';
import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { areInts, arePlaces, bare, isFlag } from '../../table/forms.ts';
import type { Place } from '../../table/table.ts';
import { movesOf } from './candidates.ts';
import { goIntoColumn, leaveColumn, whyNotFormColumn, whyNotLeaveColumn } from './column.ts';
import { dismount, mount, whyNotDismount, whyNotMount } from './mounts.ts';
import { move, whyNotMove } from './movement.ts';
import { takePrisoners, takeUp, whyNotTakePrisoners, whyNotTakeUp } from './wounded.ts';

/** DU-MOVE-001: the way of the leader, its last point the nominated one. */
export interface MoveAct {
  readonly do: 'move';
  readonly route: readonly Place[];
  /** DU-MOVE-019: wounded who stay behind though they might be carried. */
  readonly leave?: readonly number[];
  /** DU-MOVE-005: the player wants to place the figures himself when the leader has arrived. */
  readonly arrange?: true;
}

export type MovementAct = MoveAct;

export type MovementUse =
  | { readonly do: 'formColumn' }
  | { readonly do: 'leaveColumn' }
  | { readonly do: 'mount' }
  | { readonly do: 'dismount' }
  | { readonly do: 'takeUpWounded' }
  | { readonly do: 'takePrisoners' };

export const movementActs: ActionKinds<MovementAct> = {
  move: {
    do: 'move',
    action: 'move',
    isForm: value =>
      hasKeys(value, ['do', 'route'], ['leave', 'arrange']) &&
      arePlaces(value['route']) &&
      (!('leave' in value) || areInts(value['leave'])) &&
      isFlag(value, 'arrange'),
    list: movesOf,
    whyNot: whyNotMove,
    perform: move,
  },
};

export const movementUses: UseKinds<MovementUse> = {
  formColumn: {
    ...bare('formColumn', whyNotFormColumn, goIntoColumn),
    // A column is for those whose scenario is a march; others know themselves when to form one.
    list: (table, unit) =>
      table.sides[unit.side]!.column && whyNotFormColumn(table, unit).length === 0 ? [{ do: 'formColumn' }] : [],
  },
  leaveColumn: bare('leaveColumn', whyNotLeaveColumn, leaveColumn),
  mount: bare('mount', whyNotMount, mount),
  dismount: bare('dismount', whyNotDismount, dismount),
  takeUpWounded: bare('takeUpWounded', whyNotTakeUp, takeUp),
  takePrisoners: bare('takePrisoners', whyNotTakePrisoners, takePrisoners),
};
