import type { Event } from '@sightline/kernel';
import type { AircraftEvent } from '../rules/aircraft/events.ts';
import type { ArtilleryEvent } from '../rules/artillery/events.ts';
import type { AssaultEvent } from '../rules/assault/events.ts';
import type { BuildingEvent } from '../rules/buildings/events.ts';
import type { CargoEvent } from '../rules/cargo/events.ts';
import type { CasualtyEvent } from '../rules/casualties/events.ts';
import type { CommandEvent } from '../rules/command/events.ts';
import type { DeploymentEvent } from '../rules/deployment/events.ts';
import type { DetachmentEvent } from '../rules/detachment/events.ts';
import type { DetectionEvent } from '../rules/detection/events.ts';
import type { DroneEvent } from '../rules/drones/events.ts';
import type { WarfareEvent } from '../rules/electronic-warfare/events.ts';
import type { EvacuationEvent } from '../rules/evacuation/events.ts';
import type { FireEvent } from '../rules/fire/events.ts';
import type { ForceEvent } from '../rules/forces/events.ts';
import type { GuidedWeaponEvent } from '../rules/guided-weapons/events.ts';
import type { HeavyWeaponEvent } from '../rules/heavy-weapons/events.ts';
import type { InboundEvent } from '../rules/inbound/events.ts';
import type { MedicalEvent } from '../rules/medical/events.ts';
import type { MineEvent } from '../rules/mines/events.ts';
import type { MoraleEvent } from '../rules/morale/events.ts';
import type { MovementEvent } from '../rules/movement/events.ts';
import type { PropEvent } from '../rules/prop/events.ts';
import type { ReorganiseEvent } from '../rules/reorganise/events.ts';
import type { ShootingEvent } from '../rules/shooting/events.ts';
import type { SmokeEvent } from '../rules/smoke/events.ts';
import type { SuppressionEvent } from '../rules/suppression/events.ts';
import type { TurnEvent } from '../rules/turn/events.ts';
import type { VehicleEvent } from '../rules/vehicles/events.ts';
import type { VictoryEvent } from '../rules/victory/events.ts';

/** An event that only one seat may hear of, such as what a hidden unit does, names that seat. */
export interface Told extends Event {
  readonly only?: string;
}

/** What happened; each chapter has its own. */
export type DustupEvent =
  | AircraftEvent
  | ArtilleryEvent
  | AssaultEvent
  | BuildingEvent
  | CargoEvent
  | CasualtyEvent
  | CommandEvent
  | DeploymentEvent
  | DetachmentEvent
  | DetectionEvent
  | DroneEvent
  | EvacuationEvent
  | FireEvent
  | ForceEvent
  | GuidedWeaponEvent
  | HeavyWeaponEvent
  | InboundEvent
  | MedicalEvent
  | MineEvent
  | MoraleEvent
  | MovementEvent
  | PropEvent
  | ReorganiseEvent
  | ShootingEvent
  | SmokeEvent
  | SuppressionEvent
  | TurnEvent
  | VehicleEvent
  | VictoryEvent
  | WarfareEvent;
