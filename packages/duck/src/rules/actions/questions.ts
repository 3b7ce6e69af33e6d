import { type Listed, sameJson } from '@sightline/kernel';
import { type Act, teamMenu } from '../../table/acts.ts';
import { teamer } from '../../table/figures.ts';
import type { QuestionKind } from '../../table/questions.ts';
import type { Next } from './activation.ts';
import { DONE, type Done, perform, whyNotAct } from './menu.ts';

/** DK-ACT-012: whether the two men of a square act in concert. */
export interface ConcertQuestion extends Listed<{ readonly with: number | null }> {
  readonly kind: 'concert';
  readonly figure: number;
}

export interface NextQuestion extends Listed<Next> {
  readonly kind: 'nextInConcert';
  readonly figures: readonly [number, number];
}

/** DK-ACT-011: what a figure does next; it is announced before any of its dice. */
export interface ActQuestion extends Listed<Act | Done> {
  readonly kind: 'act';
  readonly figure: number;
}

export const actKind: QuestionKind<ActQuestion> = {
  reasons: {
    isForm: answer => sameJson(answer, DONE) || teamMenu.isAct(answer),
    whyNot: (table, { figure }, act) => (act.do === 'done' ? [] : whyNotAct(table, teamer(table, figure), act)),
  },
  foresee(table, { figure }, act) {
    if (act.do === 'done') return null;
    const { foresee } = teamMenu.kindOf(act);
    if (foresee) return foresee(table, teamer(table, figure), act);
    return (foreseen, io) => perform(foreseen, io, teamer(foreseen, figure), act);
  },
};
