import type { AircraftQuestion } from '../rules/aircraft/questions.ts';
import type { ArtilleryQuestion } from '../rules/artillery/questions.ts';
import type { AssaultQuestion } from '../rules/assault/questions.ts';
import type { DeploymentQuestion } from '../rules/deployment/questions.ts';
import type { WarfareQuestion } from '../rules/electronic-warfare/questions.ts';
import type { GuidedWeaponQuestion } from '../rules/guided-weapons/questions.ts';
import type { HeavyWeaponQuestion } from '../rules/heavy-weapons/questions.ts';
import type { InboundQuestion } from '../rules/inbound/questions.ts';
import type { MineQuestion } from '../rules/mines/questions.ts';
import type { MoraleQuestion } from '../rules/morale/questions.ts';
import type { MovementQuestion } from '../rules/movement/questions.ts';
import type { TurnQuestion } from '../rules/turn/questions.ts';
import type { VehicleQuestion } from '../rules/vehicles/questions.ts';
import type { Interruption } from './reactions.ts';

/** What a seat may be asked, told apart by `kind`; each chapter has its own. */
export type DustupQuestion =
  | AircraftQuestion
  | ArtilleryQuestion
  | AssaultQuestion
  | DeploymentQuestion
  | GuidedWeaponQuestion
  | HeavyWeaponQuestion
  | InboundQuestion
  | Interruption
  | MineQuestion
  | MoraleQuestion
  | MovementQuestion
  | TurnQuestion
  | VehicleQuestion
  | WarfareQuestion;

/** Those over a region too fine to list. */
export type RegionQuestion = Exclude<DustupQuestion, { readonly options: readonly unknown[] }>;
