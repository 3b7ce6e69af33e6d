import type { Listed } from '@sightline/kernel';
import { teamer } from '../../table/figures.ts';
import type { QuestionKind } from '../../table/questions.ts';
import { isStance, type Stance, whyNotStand } from './stance.ts';
import { isWhere, type Where, whyNotGo } from './ways.ts';

/**
 * DK-MOVE-007, DK-MOVE-016: face and position at the end of a move, or for an action of their own (DK-MOVE-018). Most
 * men just turn where they stand; whoever wants another part of the square is asked again for all the rest.
 */
export interface StanceQuestion extends Listed<Stance | 'elsewhere'> {
  readonly kind: 'stance';
  readonly figure: number;
}

/** DK-MOVE-001: the route is chosen after the die is seen. To stay where one is ends the move. */
export interface WalkQuestion extends Listed<Where> {
  readonly kind: 'walk';
  readonly figure: number;
  /** All who go together, the one who leads first. */
  readonly party: readonly number[];
  readonly points: number;
  /** Where they are. */
  readonly at: number;
}

export const walkKind: QuestionKind<WalkQuestion> = {
  reasons: {
    isForm: isWhere,
    whyNot: (table, { party, points }, where) =>
      whyNotGo(
        table,
        party.map(id => teamer(table, id)),
        points,
        where,
      ),
  },
};

export const stanceKind: QuestionKind<StanceQuestion> = {
  reasons: {
    isForm: answer => answer === 'elsewhere' || isStance(answer),
    whyNot: (table, { figure }, stance) =>
      stance === 'elsewhere' ? [] : whyNotStand(table, teamer(table, figure), stance),
  },
};
