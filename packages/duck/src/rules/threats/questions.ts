import type { Direction } from '@sightline/geometry/grid';
import type { Listed } from '@sightline/kernel';
import { threatMenu } from '../../table/acts.ts';
import { threat } from '../../table/figures.ts';
import type { QuestionKind } from '../../table/questions.ts';
import type { ThreatAct } from './acts.ts';
import { runOf } from './player-b.ts';

export interface ThreatActQuestion extends Listed<ThreatAct> {
  readonly kind: 'threatAct';
  readonly rule: 'DK-TSHOOT-019';
  readonly figure: number;
}

/** Where it goes with the points thrown; its own square to stop there. */
export interface ThreatMoveQuestion extends Listed<number> {
  readonly kind: 'threatMove';
  readonly rule: 'DK-TSHOOT-019';
  readonly figure: number;
  readonly points: number;
}

/** Which way it looks at the end of its move: first as it would by itself (DK-MOVE-012). */
export interface ThreatFacingQuestion extends Listed<{ readonly facing: Direction }> {
  readonly kind: 'threatFacing';
  readonly rule: 'DK-TSHOOT-019';
  readonly figure: number;
}

/** Whoever runs the Threats may let the moment pass. */
export interface SpringQuestion extends Listed<'attackNow' | 'stayHidden'> {
  readonly kind: 'springOut';
  readonly rule: 'DK-THREAT-027';
  readonly figure: number;
  readonly target: number;
}

export const threatActKind: QuestionKind<ThreatActQuestion> = {
  reasons: {
    isForm: answer => threatMenu.isAct(answer),
    whyNot(table, { figure }, act) {
      const run = runOf(table, threat(table, figure), 'threats');
      return threatMenu.kindOf(act).whyNot(table, run, act);
    },
  },
  foresee(table, { figure }, act, seat) {
    const kind = threatMenu.kindOf(act);
    if (kind.foresee) return kind.foresee(table, runOf(table, threat(table, figure), seat), act);
    return (foreseen, io) => kind.perform(foreseen, io, runOf(foreseen, threat(foreseen, figure), seat), act);
  },
};
