import {
  type AnySystem,
  type Intent,
  legalAnswers,
  type Odds,
  type Question,
  type Seat,
  type Viewer,
  whyNotAnswerTo,
} from '@sightline/kernel';
import type { Desk, Lookout } from './desk.ts';

/** Counts the odds of an answer on what a seat sees: at once, or in a worker. */
export type CountOdds = (view: unknown, seat: Seat, question: Question, answer: unknown) => Promise<Odds | null>;

/** Tells what figures are about to do, from what a viewer sees: at once, or in a worker. */
export type Foretell = (view: unknown, viewer: Viewer, figures: readonly number[]) => Promise<readonly Intent[]>;

/** Lets a bot think in a seat's place, on what that seat sees: at once, or in a worker. */
export type Advise = (view: unknown, seat: Seat, question: Question) => Promise<unknown>;

/** The part of a desk that needs nobody else: what a seat can find out from what it sees (HS-VIEW-005). */
export function judgeAt(
  system: AnySystem,
  { viewer, now }: Pick<Lookout, 'viewer' | 'now'>,
  count: CountOdds,
  advise: Advise,
  foretell: Foretell,
): Pick<Desk, 'candidates' | 'whyNot' | 'odds' | 'hint' | 'intents'> {
  return {
    candidates: question => legalAnswers(system, system.imagine(now().view), viewer, question),
    whyNot: (question, answer) => whyNotAnswerTo(system, system.imagine(now().view), viewer, question, answer),
    odds: (question, answer) => count(now().view, viewer, question, answer),
    intents: figures => foretell(now().view, viewer, figures),
    hint: question => advise(now().view, viewer, question),
  };
}
