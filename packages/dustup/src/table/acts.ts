import { type ActKind, type ActKinds, menu } from '@sightline/kernel';
import type { AircraftAct } from '../rules/aircraft/acts.ts';
import type { ArtilleryAct } from '../rules/artillery/acts.ts';
import type { AssaultAct } from '../rules/assault/acts.ts';
import type { BuildingAct } from '../rules/buildings/acts.ts';
import type { CargoUse, DropCargoAct } from '../rules/cargo/acts.ts';
import type { CommandAct } from '../rules/command/acts.ts';
import type { DetachmentAct } from '../rules/detachment/acts.ts';
import type { DetectionAct, DetectionUse } from '../rules/detection/acts.ts';
import type { DroneAct } from '../rules/drones/acts.ts';
import type { CallEvacuationAct, HandOverUse } from '../rules/evacuation/acts.ts';
import type { FireAct } from '../rules/fire/acts.ts';
import type { GuidedWeaponUse } from '../rules/guided-weapons/acts.ts';
import type { HeavyWeaponAct, HeavyWeaponUse } from '../rules/heavy-weapons/acts.ts';
import type { MedicalAct, MedicalUse } from '../rules/medical/acts.ts';
import type { MineAct, MineUse } from '../rules/mines/acts.ts';
import type { MoraleUse } from '../rules/morale/acts.ts';
import type { MovementAct, MovementUse } from '../rules/movement/acts.ts';
import type { PropAct } from '../rules/prop/acts.ts';
import type { RearrangeUse, ReorganiseAct } from '../rules/reorganise/acts.ts';
import type { ShootingAct, ShootingUse } from '../rules/shooting/acts.ts';
import type { SmokeAct, SmokeUse } from '../rules/smoke/acts.ts';
import type { SuppressionAct } from '../rules/suppression/acts.ts';
import type { TurnAct } from '../rules/turn/acts.ts';
import type { VehicleAct, VehicleUse } from '../rules/vehicles/acts.ts';
import type { VictoryAct, VictoryUse } from '../rules/victory/acts.ts';
import type { DustupEvent } from './events.ts';
import type { Dustup } from './table.ts';
import type { Unit } from './units.ts';

/** One thing that a unit may spend an action on; each chapter has its own. */
export type Act =
  | AircraftAct
  | ArtilleryAct
  | AssaultAct
  | BuildingAct
  | DropCargoAct
  | CommandAct
  | DetachmentAct
  | DetectionAct
  | DroneAct
  | CallEvacuationAct
  | FireAct
  | HeavyWeaponAct
  | MedicalAct
  | MineAct
  | MovementAct
  | PropAct
  | ReorganiseAct
  | ShootingAct
  | SmokeAct
  | SuppressionAct
  | TurnAct
  | VehicleAct
  | VictoryAct;

/** DU-REORG-004: one thing that a reorganise action may be used for; each chapter has its own. */
export type Use =
  | CargoUse
  | DetectionUse
  | HandOverUse
  | GuidedWeaponUse
  | HeavyWeaponUse
  | MedicalUse
  | MineUse
  | MoraleUse
  | MovementUse
  | RearrangeUse
  | ShootingUse
  | SmokeUse
  | VehicleUse
  | VictoryUse;

/**
 * DU-TURN-017: the actions of the rulebook, as states of a unit allow or bar them. Other chapters count theirs among
 * these: requests are 'communicate', smoke is 'reorganise'.
 */
export type ActionName =
  | 'assault'
  | 'communicate'
  | 'detach'
  | 'detect'
  /** DU-AIR-016: of an aircraft, cargo. */
  | 'drop'
  | 'medical'
  | 'move'
  | 'order'
  | 'prop'
  | 'unprop'
  | 'rally'
  | 'regroup'
  | 'recover'
  | 'reorganise'
  | 'shoot'
  /** DU-SMOKE-005: of a vehicle, from inside. */
  | 'smoke'
  | 'activateDetachment'
  | 'rejoin'
  | 'drone'
  | 'fightFire'
  /** What takes no time, and no state bars. */
  | 'free'
  | 'stop';

/** One kind of act, and what it costs. The states of the unit are judged before it (turn/states.ts). */
export interface ActionKind<A extends Act = Act> extends ActKind<Dustup, DustupEvent, Unit, A> {
  /** Which action of the rulebook it is. */
  readonly action: ActionName;
  /** How many actions it takes; one if it does not say. */
  readonly cost?: 0 | 1 | 2;
}

/** The kinds of a chapter's acts, one for each value of `do`. */
export type ActionKinds<A extends Act> = { readonly [D in A['do']]: ActionKind<Extract<A, { readonly do: D }>> };

/** The same for the uses of a reorganise action, which cost nothing besides. */
export type UseKind<U extends Use = Use> = ActKind<Dustup, DustupEvent, Unit, U>;
export type UseKinds<U extends Use> = ActKinds<Dustup, DustupEvent, Unit, U>;

/** Everything that units may do, and may reorganise for; the system joins the chapters' kinds. */
export const acts = menu<Dustup, DustupEvent, Unit, Act, ActionKind>();
export const uses = menu<Dustup, DustupEvent, Unit, Use, UseKind>();
