import type { Listed } from '@sightline/kernel';
import type { QuestionKind } from '../../table/questions.ts';
import { flame, type Jet } from './flame.ts';
import { spray } from './spray.ts';

/** DK-WEAP-015: one square after another, each touching the last. */
export interface SprayQuestion extends Listed<number | 'enough'> {
  readonly kind: 'spraySquare';
  readonly figure: number;
  readonly squares: readonly number[];
}

/** DK-WEAP-026: one square after another, each with its squirts and its use. */
export interface JetQuestion extends Listed<Jet | 'enough'> {
  readonly kind: 'jet';
  readonly figure: number;
  readonly jets: readonly Jet[];
}

export const sprayKind: QuestionKind<SprayQuestion> = {
  foresee(_table, { figure, squares }, answer) {
    const all = answer === 'enough' ? squares : [...squares, answer];
    return all.length < 2 ? null : (table, io) => void spray(table, io, { shooter: figure, squares: all });
  },
};

export const jetKind: QuestionKind<JetQuestion> = {
  // As if these were all: what the squirts that are left do comes on top.
  foresee(_table, { figure, jets }, answer) {
    const all = answer === 'enough' ? jets : [...jets, answer];
    return (table, io) => flame(table, io, { shooter: figure, jets: all });
  },
};
