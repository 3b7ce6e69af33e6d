import { type Free, hasKeys, isRecord, type RegionKinds } from '@sightline/kernel';
import type { DustupEvent } from '../../table/events.ts';
import { arePlaces, isBearing, isFlag, isInt } from '../../table/forms.ts';
import type { Dustup, Names, Place, Who } from '../../table/table.ts';
import { isVehicle } from '../../table/units.ts';
import { areShots, type Shot } from '../shooting/shot.ts';
import { whyNotPlaces } from './boarding.ts';
import { fireInPassing, shotsOnTheMove, whyNotOnTheMove } from './on-the-move.ts';

/** DU-VEH-082: a shot when so many mils of the way are gone. */
export interface OnTheMove {
  readonly travelled: number;
  readonly target: number;
  readonly shots: readonly Shot[];
  readonly suppressive?: true;
  /** The way it points then; along its way if it does not say. */
  readonly facing?: number;
}

export type FireOnTheMove = Free<OnTheMove | 'hold'> & {
  readonly kind: 'fireOnTheMove';
  readonly unit: Who;
  /** All of the way that the die has given it. */
  readonly route: readonly Place[];
  readonly names: Names;
};

/** DU-VEH-068: where those stand who are thrown out: the leader first, then the others in roster order. */
export type PlaceThrown = Free<'anywhere' | readonly Place[]> & {
  readonly kind: 'placeThrown';
  readonly unit: Who;
  readonly vehicle: Who;
};

export type VehicleQuestion = FireOnTheMove | PlaceThrown;

export const vehicleRegions: RegionKinds<Dustup, DustupEvent, VehicleQuestion> = {
  fireOnTheMove: {
    isForm: (answer): answer is OnTheMove | 'hold' => answer === 'hold' || isOnTheMove(answer),
    whyNot: (table, question, answer) => (answer === 'hold' ? [] : whyNotOnTheMove(table, question, answer)),
    candidates: shotsOnTheMove,
    foresee: (_, { unit, route }, answer) => {
      if (answer === 'hold') return null;
      return (later, io) => {
        const firing = later.units[unit.id]!;
        if (isVehicle(firing)) fireInPassing(later, io, firing, route, answer);
      };
    },
  },
  placeThrown: {
    isForm: (answer): answer is 'anywhere' | readonly Place[] => answer === 'anywhere' || arePlaces(answer),
    whyNot(table, { unit, vehicle }, answer) {
      const wreck = table.units[vehicle.id]!;
      if (answer === 'anywhere' || !isVehicle(wreck)) return [];
      return whyNotPlaces(table, table.units[unit.id]!, wreck, answer);
    },
    candidates: () => ['anywhere'],
  },
};

function isOnTheMove(answer: unknown): answer is OnTheMove {
  return (
    isRecord(answer) &&
    hasKeys(answer, ['travelled', 'target', 'shots'], ['suppressive', 'facing']) &&
    isInt(answer['travelled']) &&
    isInt(answer['target']) &&
    areShots(answer['shots']) &&
    isFlag(answer, 'suppressive') &&
    (!('facing' in answer) || isBearing(answer['facing']))
  );
}
