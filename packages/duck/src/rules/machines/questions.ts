import type { Listed } from '@sightline/kernel';
import { teamer } from '../../table/figures.ts';
import type { QuestionKind } from '../../table/questions.ts';
import { carryOutOrder, type DroneOrder } from './drone-command.ts';
import { machineCalled } from './machine.ts';

/** DK-CYBER-015: what the drone does next with the chits that its handler has spent on it. */
export interface DroneQuestion extends Listed<DroneOrder> {
  readonly kind: 'droneOrder';
  readonly rule: 'DK-CYBER-015';
  readonly figure: number;
  readonly machine: number;
}

export const droneOrderKind: QuestionKind<DroneQuestion> = {
  foresee:
    (_table, { figure, machine }, order) =>
    (table, io) =>
      carryOutOrder(table, io, teamer(table, figure), machineCalled(table, machine), order),
};
