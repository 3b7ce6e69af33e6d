import { type AnswerTo, PASS, type Pass } from '@sightline/kernel';
import type { Interruption } from '../table/reactions.ts';
import type { DustupView } from '../view/view.ts';
import { bestOf } from './best.ts';
import { worthOfUnit } from './sequence.ts';

type Answer = AnswerTo<Interruption>;
type Taken = Exclude<Answer, Pass>;

/** DU-TURN-008: a token is spent where a unit can do as much as this before the enemy does. */
const WORTH_A_TOKEN = 1.2;

/** Whether to break in, and how: mines are for firing, sensors for looking, and tokens for good shots. */
export function bestReaction(view: DustupView, { options }: Interruption): Answer {
  const offered = options.filter((option): option is Taken => !('pass' in option));
  const mines = offered.filter(option => realMines(option) > 0);
  if (mines.length > 0) return thickest(mines);
  const looks = offered.filter(({ choice }) => choice.do === 'spot');
  if (looks.length > 0) return looks[0]!;
  return bestSeizure(view, offered) ?? PASS;
}

/** None, where they would strike one's own (DU-MINE-019). */
const realMines = ({ choice }: Taken): number =>
  choice.do === 'detonate' && !choice.friends ? choice.mines.length - (choice.dummies ?? 0) : 0;

/** DU-MINE-021: as many mines at once as there are, when the enemy is in the middle of them. */
function thickest(offered: readonly Taken[]): Taken {
  const most = Math.max(...offered.map(realMines));
  const best = offered.filter(option => realMines(option) === most);
  return best[Math.floor(best.length / 2)]!;
}

function bestSeizure(view: DustupView, offered: readonly Taken[]): Taken | null {
  if (offered.length === 0) return null;
  const worth = ({ choice }: Taken) => (choice.do === 'seize' ? worthOfUnit(view, view.units[choice.unit]!) : 0);
  const best = bestOf(offered, worth);
  return worth(best) > WORTH_A_TOKEN ? best : null;
}
