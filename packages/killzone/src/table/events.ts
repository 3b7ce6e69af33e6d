import type { CaptivesEvent } from '../rules/captives/events.ts';
import type { DeploymentEvent } from '../rules/deployment/events.ts';
import type { DrugsEvent } from '../rules/drugs/events.ts';
import type { FireEvent } from '../rules/fire/events.ts';
import type { HandToHandEvent } from '../rules/hand-to-hand/events.ts';
import type { MovementEvent } from '../rules/movement/events.ts';
import type { OrdersEvent } from '../rules/orders/events.ts';
import type { ShootingEvent } from '../rules/shooting/events.ts';
import type { SmokeEvent } from '../rules/smoke/events.ts';
import type { SuppressionEvent } from '../rules/suppression/events.ts';
import type { TurnEvent } from '../rules/turn/events.ts';
import type { VehiclesEvent } from '../rules/vehicles/events.ts';
import type { WinningEvent } from '../rules/winning/events.ts';

/** Everything that can happen, chapter by chapter. */
export type KillzoneEvent =
  | CaptivesEvent
  | DeploymentEvent
  | DrugsEvent
  | FireEvent
  | HandToHandEvent
  | MovementEvent
  | OrdersEvent
  | ShootingEvent
  | SmokeEvent
  | SuppressionEvent
  | TurnEvent
  | VehiclesEvent
  | WinningEvent;
