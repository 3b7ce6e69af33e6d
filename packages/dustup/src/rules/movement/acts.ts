import { hasKeys } from '@sightline/kernel';
import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { areInts, arePlaces, bare, isBearing, isFlag } from '../../table/forms.ts';
import type { Place } from '../../table/table.ts';
import { isVehicle } from '../../table/units.ts';
import { drive, whyNotDrive } from '../vehicles/driving.ts';
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
  /** DU-VEH-036: where a vehicle points when it has come to rest, in whole degrees; along its way if it does not say. */
  readonly facing?: number;
  /** DU-VEH-082: a vehicle whose weapons are steady enough fires on its way. */
  readonly firing?: true;
  /** DU-HEAVY-008: the crew goes and its gun stays. */
  readonly leaveGun?: true;
  /** DU-SMOKE-014: smoke from its exhaust, behind where it ends. */
  readonly smoking?: true;
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
      hasKeys(value, ['do', 'route'], ['leave', 'arrange', 'facing', 'firing', 'leaveGun', 'smoking']) &&
      arePlaces(value['route']) &&
      (!('leave' in value) || areInts(value['leave'])) &&
      isFlag(value, 'arrange') &&
      isFlag(value, 'firing') &&
      isFlag(value, 'leaveGun') &&
      isFlag(value, 'smoking') &&
      (!('facing' in value) || isBearing(value['facing'])),
    list: movesOf,
    whyNot: (table, unit, act) => (isVehicle(unit) ? whyNotDrive(table, unit, act) : whyNotMove(table, unit, act)),
    perform: (table, io, unit, act) => (isVehicle(unit) ? drive(table, io, unit, act) : move(table, io, unit, act)),
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
