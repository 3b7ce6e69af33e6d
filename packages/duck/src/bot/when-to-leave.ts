import { resultOf } from '../rules/missions/evaluate.ts';
import type { WithdrawalQuestion } from '../rules/missions/questions.ts';
import { LONGEST_MISSION } from '../rules/missions/withdrawal.ts';
import type { DuckTable } from '../table/table.ts';
import type { Situation } from './situation.ts';
import type { Plan } from './team-plan.ts';
import { FAR_OFF, wayTo } from './way-to.ts';

/** Squares that the last man makes in a turn, with doors, comrades and Threats in his way. */
const PACE = 4;

/** In so many turns everybody gets home from anywhere. */
const AMPLE = 20;

/** One man alone goes home. */
const FEWEST = 2;

/** Too few are left to do anything more, or no time is left but for the way home. */
export function isLost({ table, men }: Situation): boolean {
  if (men.length < FEWEST) return true;
  const left = (table.mission.turnLimit ?? LONGEST_MISSION) - table.turn;
  if (left > AMPLE) return false;
  const home = wayTo(table, table.bridge.squares[0]!);
  // Who finds no way now, for instance while the bridge is away (DK-KITTY-022), does not count.
  const farthest = Math.max(0, ...men.map(({ at }) => home[at]!).filter(way => way < FAR_OFF));
  return left < Math.ceil(farthest / PACE);
}

/** The Team leaves when it has what it came for, or nothing more to do, and all have come who can. */
export function withdraws(situation: Situation, plan: Plan, { home }: WithdrawalQuestion): 'withdraw' | 'stayAboard' {
  const { table, men } = situation;
  if (isNestAboutToBurn(table)) return 'stayAboard';
  const isComing = men.some(man => !home.includes(man.id) && !man.grapple);
  const isOver = resultOf(table) === 'completed' || plan.stage === 'home';
  return isOver && !isComing ? 'withdraw' : 'stayAboard';
}

/** DK-GAP-012: a bomb that is left to its timer burns out the nest only while Mother waits. */
function isNestAboutToBurn({ mission, progress, charges, chits }: DuckTable): boolean {
  if (progress.sourceCleared || !mission.completed.includes('sourceCleared')) return false;
  return charges.some(({ kind, at }) => kind === 'fireBomb' && chits.some(chit => chit.isEntrance && chit.at === at));
}
