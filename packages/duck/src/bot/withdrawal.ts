import { resultOf } from '../rules/missions/evaluate.ts';
import type { WithdrawalQuestion } from '../rules/withdrawal.ts';
import type { Plan } from './plan.ts';
import type { Situation } from './situation.ts';
import { wayTo } from './ways.ts';

/** Squares that a man makes in a turn when he is in a hurry. */
const PACE = 6;

/** One man alone goes home. */
const FEWEST = 2;

/** Too few are left to do anything more, or no time is left but for the way home. */
export function isLost({ table, men }: Situation): boolean {
  if (men.length < FEWEST) return true;
  const { turnLimit } = table.mission;
  if (turnLimit === null) return false;
  const home = wayTo(table, table.bridge.squares[0]!);
  const farthest = Math.max(...men.map(({ at }) => home[at]!));
  return turnLimit - table.turn < Math.ceil(farthest / PACE);
}

/** The Team leaves when it has what it came for, or nothing more to do, and all have come who can. */
export function withdraws(situation: Situation, plan: Plan, { home }: WithdrawalQuestion): 'withdraw' | 'stayAboard' {
  const { table, men } = situation;
  const isComing = men.some(man => !home.includes(man.id) && !man.grapple);
  const isOver = resultOf(table) === 'completed' || plan.stage === 'home';
  return isOver && !isComing ? 'withdraw' : 'stayAboard';
}
