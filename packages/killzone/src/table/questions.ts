import type { ChooseEdge, Deploy } from '../rules/deployment/questions.ts';
import type { PickOverdose, ShiftFigure, SleepItOff } from '../rules/drugs/questions.ts';
import type { FinishOff, PickFight } from '../rules/hand-to-hand/questions.ts';
import type { GiveOrder } from '../rules/orders/questions.ts';
import type { Drift } from '../rules/shooting/questions.ts';
import type { AimBarrage, DriftSmoke } from '../rules/smoke/questions.ts';
import type { DoAct, FirstOfTie, PickFigure } from '../rules/turn/questions.ts';
import type { VehicleQuestion } from '../rules/vehicles/questions.ts';

export type KillzoneQuestion =
  | ChooseEdge
  | Deploy
  | GiveOrder
  | FirstOfTie
  | PickFigure
  | DoAct
  | PickFight
  | FinishOff
  | Drift
  | HazardQuestion
  | VehicleQuestion;

export type HazardQuestion = PickOverdose | SleepItOff | ShiftFigure | DriftSmoke | AimBarrage;
