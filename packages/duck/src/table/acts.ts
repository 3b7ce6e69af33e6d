import { type ActKind as Kind, menu } from '@sightline/kernel';
import type { ChitAct } from '../rules/actions/chit-acts.ts';
import type { BingeAct } from '../rules/binge/pep-talk.ts';
import type { ExamineLoad } from '../rules/cargo/examine-load.ts';
import type { CeilingAct } from '../rules/ceiling/acts.ts';
import type { DamageAct } from '../rules/damage/acts.ts';
import type { ChopAct } from '../rules/doors/chopping.ts';
import type { DoorAct } from '../rules/doors/door-acts.ts';
import type { DoorwayAct } from '../rules/ducking/dive-under-door.ts';
import type { LyingAct } from '../rules/ducking/lying-down.ts';
import type { GrappleAct } from '../rules/grapple/acts.ts';
import type { ChargeAct } from '../rules/grenades/charge-acts.ts';
import type { ThrowAct } from '../rules/grenades/throw-act.ts';
import type { RepairAct } from '../rules/kitty/mishaps.ts';
import type { PowerAct } from '../rules/kitty/power-failure.ts';
import type { MachineAct } from '../rules/machines/acts.ts';
import type { TakeObjectiveAct } from '../rules/missions/objectives.ts';
import type { TaskAct } from '../rules/missions/tasks.ts';
import type { MotherAct } from '../rules/mother/radio.ts';
import type { MoveAct } from '../rules/movement/acts.ts';
import type { ConsoleAct } from '../rules/other-actions/consoles.ts';
import type { GearAct } from '../rules/other-actions/gear.ts';
import type { RummageAct } from '../rules/other-actions/lockers.ts';
import type { LocationAct } from '../rules/other-actions/special-locations.ts';
import type { ExamineAct } from '../rules/sensor/examine.ts';
import type { ScanAct } from '../rules/sensor/scan.ts';
import type { ShootingAct } from '../rules/shooting/acts.ts';
import type { VehicleAct } from '../rules/vehicles/acts.ts';
import type { DuckEvent } from './events.ts';
import type { Teamer } from './figure.ts';
import type { DuckTable } from './table.ts';

/** Whatever a Teamer may do with an action, chapter by chapter. */
export type Act =
  | ConsoleAct
  | ExamineAct
  | MotherAct
  | ScanAct
  | TakeObjectiveAct
  | TaskAct
  | ChitAct
  | MoveAct
  | LyingAct
  | ShootingAct
  | ThrowAct
  | GearAct
  | RummageAct
  | LocationAct
  | DoorAct
  | ChopAct
  | DoorwayAct
  | BingeAct
  | DamageAct
  | ChargeAct
  | PowerAct
  | RepairAct
  | GrappleAct
  | MachineAct
  | ExamineLoad
  | VehicleAct
  | CeilingAct;

/**
 * One kind of thing a Teamer may do with his action (DK-ACT-008, DK-ACT-022). `perform` pays for it by `spendAction`,
 * unless it is free; whether he has a chit to pay with is for rules/actions/menu.ts to say.
 */
export interface ActKind<A extends { readonly do: string }> extends Kind<DuckTable, DuckEvent, Teamer, A> {
  /** It takes no chit and may follow any finished action. */
  readonly free?: true;
}

/** Whatever a Teamer may do. Rules import it empty; menu-of-acts.ts, which only the system imports, has what is on it. */
export const teamMenu = menu<DuckTable, DuckEvent, Teamer, Act, ActKind<Act>>();
