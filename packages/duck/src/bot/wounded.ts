import { hasFor } from '../rules/damage/equipment.ts';
import { rangeBetween } from '../rules/shooting/sight.ts';
import type { Act } from '../table/acts.ts';
import type { Teamer } from '../table/figure.ts';
import { isPressed, type Situation } from './situation.ts';
import type { Plan } from './team-plan.ts';

type Care = Extract<Act, { do: 'treat' | 'takeUp' | 'layDown' }>;

const HEALING = 66;
const CARRYING = 45;

/** The wounded are treated where they lie; who cannot walk by then is carried when the others go home. */
export function woundedWorth(situation: Situation, plan: Plan, man: Teamer, act: Care): number {
  switch (act.do) {
    case 'treat':
      return HEALING;
    case 'takeUp':
      return plan.stage === 'mission' || isPressed(situation, man) ? -1 : CARRYING;
    case 'layDown':
      return situation.table.bridge.squares.includes(man.at) && plan.stage === 'mission' ? 1 : -1;
    default:
      return act satisfies never;
  }
}

/** How far the medic goes. */
const ROUND = 8;

/** The comrade whom a man with a REGEN kit goes to see, while nothing worse is on his mind. */
export function patientOf({ table, men, fallen }: Situation, man: Teamer): Teamer | null {
  if (!hasFor(table, man, 'treat')) return null;
  let found: Teamer | null = null;
  let least = ROUND + 1;
  for (const other of [...fallen, ...men]) {
    const isHurt = other.condition === 'incapacitated' || (other.wounds > 0 && other.condition === 'fit');
    if (other === man || !isHurt || other.grapple) continue;
    const range = rangeBetween(table, man.at, other.at);
    if (range < least) [found, least] = [other, range];
  }
  return found;
}
