import { hasKeys } from '@sightline/kernel';
import type { ActionKinds } from '../../table/acts.ts';
import { isInt, isPlace, naming } from '../../table/forms.ts';
import type { Place } from '../../table/table.ts';
import { areShots, type Shot } from '../shooting/shot.ts';
import {
  flightsOf,
  fly,
  launch,
  launchesOf,
  spotByDrone,
  spotsOf,
  whyNotFly,
  whyNotLaunch,
  whyNotSpot,
} from './drones.ts';
import { droneShotsOf, shootDrone, whyNotShootDrone } from './shooting-down.ts';

/** DU-DRONE-003, DU-DRONE-005. */
export interface LaunchDroneAct {
  readonly do: 'launchDrone';
  readonly at: Place;
}
export interface FlyDroneAct {
  readonly do: 'flyDrone';
  readonly to: Place;
}
export interface SpotByDroneAct {
  readonly do: 'spotByDrone';
  readonly counter: number;
}

/** DU-DRONE-008: at the drone of this unit, with these figures and weapons. */
export interface ShootDroneAct {
  readonly do: 'shootDrone';
  readonly unit: number;
  readonly shots: readonly Shot[];
}

export type DroneAct = LaunchDroneAct | FlyDroneAct | SpotByDroneAct | ShootDroneAct;

export const droneActs: ActionKinds<DroneAct> = {
  launchDrone: {
    do: 'launchDrone',
    action: 'drone',
    isForm: value => hasKeys(value, ['do', 'at']) && isPlace(value['at']),
    list: launchesOf,
    whyNot: whyNotLaunch,
    perform: launch,
  },
  flyDrone: {
    do: 'flyDrone',
    action: 'drone',
    isForm: value => hasKeys(value, ['do', 'to']) && isPlace(value['to']),
    list: flightsOf,
    whyNot: whyNotFly,
    perform: fly,
  },
  spotByDrone: {
    do: 'spotByDrone',
    action: 'drone',
    isForm: naming('counter'),
    list: spotsOf,
    whyNot: whyNotSpot,
    perform: spotByDrone,
  },
  shootDrone: {
    do: 'shootDrone',
    action: 'shoot',
    isForm: value => hasKeys(value, ['do', 'unit', 'shots']) && isInt(value['unit']) && areShots(value['shots']),
    list: droneShotsOf,
    whyNot: whyNotShootDrone,
    perform: shootDrone,
  },
};
