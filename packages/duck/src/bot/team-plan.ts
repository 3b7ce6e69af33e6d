import type { Teamer } from '../table/figure.ts';
import { goalsOf } from './errands.ts';
import type { Goal } from './goal.ts';
import type { Situation } from './situation.ts';
import { wayTo } from './way-to.ts';
import { isLost } from './when-to-leave.ts';

/** What the Team is about: who does what for the mission, or that all go home. */
export interface Plan {
  readonly stage: 'mission' | 'home';
  /** What comes first; the others keep near it. */
  readonly main: Goal | null;
  /** Who does what himself, by his number. */
  readonly errands: ReadonlyMap<number, Goal>;
}

/** Further goals so near to the first are seen to at the same time. */
const AT_HAND = 6;

/** More men than these are better used to stand guard. */
const AT_ONCE = 2;

/** How many squares nearer a man must be who has lost his nerve, to be sent all the same. */
const CHICKEN = 20;

export function planOf(situation: Situation): Plan {
  const goals = isLost(situation) ? [] : goalsOf(situation);
  const errands = new Map<number, Goal>();
  let main: Goal | null = null;
  const left = goals
    .map(goal => ({ goal, ...nearestMan(situation, goal) }))
    .sort((a, b) => Number(a.goal.apart ?? false) - Number(b.goal.apart ?? false) || a.way - b.way);
  for (const { goal } of left) {
    if (main && !goal.apart && wayTo(situation.table, main.at)[goal.at]! > AT_HAND) continue;
    if (errands.size >= AT_ONCE && !goal.apart) continue;
    const { man } = nearestMan(situation, goal, errands);
    if (!man) continue;
    main ??= goal;
    errands.set(man.id, goal);
  }
  return { stage: main ? 'mission' : 'home', main, errands };
}

function nearestMan(
  { table, men }: Situation,
  goal: Goal,
  busy: ReadonlyMap<number, Goal> = new Map(),
): { readonly man: Teamer | null; readonly way: number } {
  const ways = wayTo(table, goal.at);
  let found: Teamer | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const man of men) {
    if (busy.has(man.id) || (goal.suits && !goal.suits(man))) continue;
    const way =
      ways[man.at]! + (man.grapple ? 5 : 0) + man.wounds * 3 + (man.leads ? 2 : 0) + (man.chicken ? CHICKEN : 0);
    if (way < least) [found, least] = [man, way];
  }
  return { man: found, way: least };
}
