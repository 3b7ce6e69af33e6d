import { type ActKind as Kind, menu } from '@sightline/kernel';
import type { ChitAct } from '../rules/actions/acts.ts';
import type { BingeAct } from '../rules/binge/acts.ts';
import type { ExamineLoad } from '../rules/cargo/acts.ts';
import type { CeilingAct } from '../rules/ceiling/acts.ts';
import type { DamageAct } from '../rules/damage/acts.ts';
import type { ChopAct, DoorAct } from '../rules/doors/acts.ts';
import type { DoorwayAct, LyingAct } from '../rules/ducking/acts.ts';
import type { GrappleAct } from '../rules/grapple/acts.ts';
import type { ChargeAct, ThrowAct } from '../rules/grenades/acts.ts';
import type { PowerAct, RepairAct } from '../rules/kitty/acts.ts';
import type { MachineAct } from '../rules/machines/acts.ts';
import type { MissionAct } from '../rules/missions/acts.ts';
import type { MotherAct } from '../rules/mother/acts.ts';
import type { MoveAct } from '../rules/movement/acts.ts';
import type { OtherAct } from '../rules/other-actions/acts.ts';
import type { SensorAct } from '../rules/sensor/acts.ts';
import type { ShootingAct } from '../rules/shooting/acts.ts';
import type { Run, ThreatAct } from '../rules/threats/acts.ts';
import type { VehicleAct } from '../rules/vehicles/acts.ts';
import type { DuckEvent } from './events.ts';
import type { Teamer } from './figure.ts';
import type { DuckTable } from './table.ts';

/** Whatever a Teamer may do with an action, chapter by chapter. */
export type Act =
  | OtherAct
  | SensorAct
  | MotherAct
  | MissionAct
  | ChitAct
  | MoveAct
  | LyingAct
  | ShootingAct
  | ThrowAct
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

/** DK-TSHOOT-019: whatever a second player may have a Threat do. */
export const threatMenu = menu<DuckTable, DuckEvent, Run, ThreatAct>();
