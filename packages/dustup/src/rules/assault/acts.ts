import { hasKeys } from '@sightline/kernel';
import type { ActionKinds } from '../../table/acts.ts';
import { areInts, naming } from '../../table/forms.ts';
import type { Dustup } from '../../table/table.ts';
import { isVehicle, type Unit } from '../../table/units.ts';
import { assault, pressOn, preyOf } from './assault.ts';
import { assaultsOf, MOST_TARGETS, whyNotAssault, whyNotPressOn } from './declare.ts';
import { driveIn, driveInsOf, foreseeDriveIn, whyNotDriveIn } from './driving-in.ts';
import { foreseeAssault, foreseePress } from './foresight.ts';
import { foreseePressedShock, foreseeShock } from './shock-foresight.ts';
import { pressShock, shocksOf, tankShock, whyNotShock } from './tank-shock.ts';

/** DU-ASSAULT-004, DU-ASSAULT-082: whom a unit assaults, up to three enemies at once. */
export interface DeclareAssault {
  readonly do: 'assault';
  readonly targets: readonly number[];
  /** DU-MOVE-019: wounded who stay behind though they might be carried. */
  readonly leave?: readonly number[];
}

/** DU-ASSAULT-034, DU-ASSAULT-047: the second move to contact of an assault that fell short. */
export interface PressOn {
  readonly do: 'pressOn';
  /** DU-MOVE-019. */
  readonly leave?: readonly number[];
}

/** DU-VEH-109: a vehicle drives at people to shock and overrun them. */
export interface TankShock {
  readonly do: 'tankShock';
  readonly target: number;
}

/** DU-BUILD-011: the same at a wooden house. */
export interface DriveIn {
  readonly do: 'driveIn';
  readonly building: number;
}

export type AssaultAct = DeclareAssault | PressOn | TankShock | DriveIn;

export const assaultActs: ActionKinds<AssaultAct> = {
  assault: {
    do: 'assault',
    action: 'assault',
    isForm: value =>
      hasKeys(value, ['do', 'targets'], ['leave']) &&
      areInts(value['targets'], MOST_TARGETS) &&
      (!('leave' in value) || areInts(value['leave'])),
    list: assaultsOf,
    whyNot: whyNotAssault,
    perform: (table, io, unit, { targets, leave = [] }) => assault(table, io, [unit], named(table, targets), leave),
    foresee:
      (_, { id }, { targets, leave = [] }) =>
      (table, io) =>
        foreseeAssault(table, io, table.units[id]!, named(table, targets), leave),
  },
  pressOn: {
    do: 'pressOn',
    action: 'assault',
    isForm: value => hasKeys(value, ['do'], ['leave']) && (!('leave' in value) || areInts(value['leave'])),
    list: (table, unit) => (whyNotPressOn(table, unit, { do: 'pressOn' }).length === 0 ? [{ do: 'pressOn' }] : []),
    whyNot: whyNotPressOn,
    perform(table, io, unit, { leave = [] }) {
      const [target] = preyOf(table, unit);
      if (isVehicle(unit) && unit.hull.shock !== 'none' && target !== undefined) pressShock(table, io, unit, target);
      else pressOn(table, io, unit, leave);
    },
    foresee:
      (_, { id }, { leave = [] }) =>
      (table, io) => {
        const unit = table.units[id]!;
        if (isVehicle(unit) && unit.hull.shock !== 'none') foreseePressedShock(table, io, unit);
        else foreseePress(table, io, unit, leave);
      },
  },
  tankShock: {
    do: 'tankShock',
    action: 'assault',
    isForm: naming('target'),
    list: shocksOf,
    whyNot: whyNotShock,
    perform(table, io, unit, { target }) {
      if (isVehicle(unit)) tankShock(table, io, unit, table.units[target]!);
    },
    foresee:
      (_, { id }, { target }) =>
      (table, io) => {
        const unit = table.units[id]!;
        if (isVehicle(unit)) foreseeShock(table, io, unit, table.units[target]!);
      },
  },
  driveIn: {
    do: 'driveIn',
    action: 'assault',
    isForm: naming('building'),
    list: driveInsOf,
    whyNot: whyNotDriveIn,
    perform(table, io, unit, act) {
      if (isVehicle(unit)) driveIn(table, io, unit, act);
    },
    foresee:
      (_, { id }, act) =>
      (table, io) => {
        const unit = table.units[id]!;
        if (isVehicle(unit)) foreseeDriveIn(table, io, unit, act);
      },
  },
};

function named(table: Dustup, ids: readonly number[]): Unit[] {
  return ids.map(id => table.units[id]!);
}
