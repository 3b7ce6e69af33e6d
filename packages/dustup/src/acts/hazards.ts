import type { Place } from '../table.ts';
import type { Shot } from './shooting.ts';

/** DU-FIRE-006: both actions against one fire. */
export interface FightFireAct {
  readonly do: 'fightFire';
  readonly fire: number;
}

/** DU-FIRE-002: a flame weapon, by figure and index, played on the ground. */
export interface TorchAct {
  readonly do: 'torch';
  readonly figure: number;
  readonly weapon: number;
  readonly at: Place;
}

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
}

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

/** DU-BUILD-010: at a building instead of those in it, or at one part of it (DU-BUILD-003). */
export interface ShootBuildingAct {
  readonly do: 'shootBuilding';
  readonly building: number;
  readonly part?: 'door' | 'window';
  readonly shots: readonly Shot[];
}

export type HazardAct =
  | FightFireAct
  | TorchAct
  | OpenLaneAct
  | FollowLaneAct
  | LaunchDroneAct
  | FlyDroneAct
  | SpotByDroneAct
  | ShootDroneAct
  | ShootBuildingAct;

export type HazardUse =
  /** DU-SMOKE-005: the middle of the screen. */
  | { readonly for: 'smoke'; readonly at: Place }
  /** DU-SMOKE-012: on if it is off, off if it is on. */
  | { readonly for: 'generator'; readonly generator: number }
  /** DU-MINE-018: its facing as a bearing in whole degrees. */
  | { readonly for: 'layMine'; readonly at: Place; readonly facing: number; readonly dummy?: true };
