import type { Listed } from '@sightline/kernel';
import { isNumber } from '../../table/form.ts';
import type { QuestionKind } from '../../table/questions.ts';
import { throwAt, whyNotThrowAt } from './throwing.ts';

/** DK-GREN-022: the turns of a timer, asked when the mine is laid. */
export interface TimerQuestion extends Listed<{ readonly turns: number }> {
  readonly kind: 'mineTimer';
  readonly rule: 'DK-GREN-022';
}

/** DK-GREN-001: where to. */
export interface ThrowQuestion extends Listed<number> {
  readonly kind: 'throwAt';
  readonly figure: number;
  readonly grenade: string;
  readonly byProjector: boolean;
}

export const throwKind: QuestionKind<ThrowQuestion> = {
  reasons: { isForm: isNumber, whyNot: whyNotThrowAt },
  foresee: (_table, question, square) => (table, io) => throwAt(table, io, question, square),
};
