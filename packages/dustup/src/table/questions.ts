import type { AssaultQuestion } from '../rules/assault/questions.ts';
import type { DeploymentQuestion } from '../rules/deployment/questions.ts';
import type { WarfareQuestion } from '../rules/electronic-warfare/questions.ts';
import type { MineQuestion } from '../rules/mines/questions.ts';
import type { MoraleQuestion } from '../rules/morale/questions.ts';
import type { MovementQuestion } from '../rules/movement/questions.ts';
import type { TurnQuestion } from '../rules/turn/questions.ts';
import type { Interruption } from './reactions.ts';

/** What a seat may be asked, told apart by `kind`; each chapter has its own. */
export type DustupQuestion =
  | AssaultQuestion
  | DeploymentQuestion
  | Interruption
  | MineQuestion
  | MoraleQuestion
  | MovementQuestion
  | TurnQuestion
  | WarfareQuestion;

/** Those over a region too fine to list. */
export type RegionQuestion = Exclude<DustupQuestion, { readonly options: readonly unknown[] }>;
