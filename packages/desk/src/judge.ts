import { type AnySystem, legalAnswers, type Odds, type Question, type Seat, whyNotAnswerTo } from '@sightline/kernel';
import type { Desk, Lookout } from './desk.ts';

/** Counts the odds of an answer on what a seat sees: at once, or in a worker. */
export type CountOdds = (view: unknown, seat: Seat, question: Question, answer: unknown) => Promise<Odds | null>;

/** The part of a desk that needs nobody else: what a seat can find out from what it sees (HS-VIEW-005). */
export function judgeAt(
  system: AnySystem,
  { viewer, now }: Pick<Lookout, 'viewer' | 'now'>,
  count: CountOdds,
): Pick<Desk, 'candidates' | 'whyNot' | 'odds'> {
  return {
    candidates: question => legalAnswers(system, system.imagine(now().view), viewer, question),
    whyNot: (question, answer) => whyNotAnswerTo(system, system.imagine(now().view), viewer, question, answer),
    odds: (question, answer) => count(now().view, viewer, question, answer),
  };
}
