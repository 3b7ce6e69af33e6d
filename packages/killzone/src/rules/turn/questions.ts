import type { Free, Listed } from '@sightline/kernel';
import { type Act, acts } from '../../table/acts.ts';
import type { KillzoneListed, KillzoneRegions } from '../../table/questions.ts';
import type { Names, Who } from '../../table/units.ts';
import { actsOf, carryOut, whyNotAct } from './acts.ts';
import { whyNotEnough } from './group-action.ts';

/** Of one's own groups with the same initiative, the one that acts first. */
export type FirstOfTie = Listed<number> & { readonly kind: 'firstOfTie'; readonly names: Names };
/** The next figure of the acting group, or enough of it. */
export type PickFigure = Listed<number | 'enough'> & {
  readonly kind: 'pick';
  readonly group: Who;
  readonly names: Names;
};
export type DoAct = Free<Act> & {
  readonly kind: 'act';
  readonly figure: Who;
  /** What it carries, in the order that its shots count weapons in. */
  readonly weapons: readonly string[];
  readonly names: Names;
};

export type TurnQuestion = FirstOfTie | PickFigure | DoAct;

export const turnListed: KillzoneListed<FirstOfTie | PickFigure> = {
  firstOfTie: {},
  pick: {
    whyNot: (table, { group }, answer) => (answer === 'enough' ? whyNotEnough(table, table.groups[group.id]!) : []),
  },
};

export const turnRegions: KillzoneRegions<DoAct> = {
  act: {
    isForm: acts.isAct,
    whyNot: (table, { figure }, act) => whyNotAct(table, table.figures[figure.id]!, act),
    candidates: (table, { figure }) => actsOf(table, table.figures[figure.id]!),
    foresee(table, { figure }, act) {
      const { foresee } = acts.kindOf(act);
      if (foresee) return foresee(table, table.figures[figure.id]!, act);
      return (then, io) => carryOut(then, io, then.figures[figure.id]!, act);
    },
  },
};
