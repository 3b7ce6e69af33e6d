import type { Event, Io } from '@sightline/kernel';
import type { ActEvent, FumbleEvent } from '../rules/actions/events.ts';
import type { BingeEvent } from '../rules/binge/events.ts';
import type { BoardingEvent } from '../rules/boarding/events.ts';
import type { CargoEvent } from '../rules/cargo/events.ts';
import type { CeilingEvent } from '../rules/ceiling/events.ts';
import type { CompetitorEvent } from '../rules/competitors/events.ts';
import type { DamageEvent } from '../rules/damage/events.ts';
import type { DoorEvent } from '../rules/doors/events.ts';
import type { DuckingEvent } from '../rules/ducking/events.ts';
import type { EventCardEvent } from '../rules/event-cards/events.ts';
import type { GrappleEvent } from '../rules/grapple/events.ts';
import type { GrenadeEvent } from '../rules/grenades/events.ts';
import type { HousekeepingEvent } from '../rules/housekeeping/events.ts';
import type { KittyEvent, StressEvent } from '../rules/kitty/events.ts';
import type { MachineEvent } from '../rules/machines/events.ts';
import type { MissionEvent } from '../rules/missions/events.ts';
import type { MotherEvent } from '../rules/mother/events.ts';
import type { MovementEvent } from '../rules/movement/events.ts';
import type { OtherActionEvent } from '../rules/other-actions/events.ts';
import type { SensorEvent } from '../rules/sensor/events.ts';
import type { SetUpEvent } from '../rules/set-up/events.ts';
import type { ShootingEvent } from '../rules/shooting/events.ts';
import type { StarEvent } from '../rules/stars/events.ts';
import type { ThreatEvent } from '../rules/threats/events.ts';
import type { TurnEvent } from '../rules/turn/events.ts';
import type { VehicleEvent } from '../rules/vehicles/events.ts';
import type { Said } from '../words/said.ts';

/**
 * What happens in DUCK!. Each chapter of the rules declares its own events beside its rules and this file joins them,
 * so that a reader finds an event where the rule that tells it is.
 */
export type DuckEvent = Event & {
  /** The names of what it mentions, for readers without a table. */
  readonly said?: Said;
} & (
    | FumbleEvent
    | HousekeepingEvent
    | OtherActionEvent
    | MovementEvent
    | BingeEvent
    | DuckingEvent
    | KittyEvent
    | ActEvent
    | StressEvent
    | GrappleEvent
    | StarEvent
    | DamageEvent
    | ShootingEvent
    | DoorEvent
    | ThreatEvent
    | CompetitorEvent
    | GrenadeEvent
    | TurnEvent
    | BoardingEvent
    | CargoEvent
    | MachineEvent
    | CeilingEvent
    | VehicleEvent
    | EventCardEvent
    | MissionEvent
    | MotherEvent
    | SetUpEvent
    | SensorEvent
  );

export type DuckIo = Io<DuckEvent>;
