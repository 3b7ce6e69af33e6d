import { whyNotTarget } from '../rules/shooting/shoot.ts';
import { fullFire } from '../rules/shooting/shots.ts';
import type { Activate, Choice } from '../rules/turn/questions.ts';
import { whyNotAction } from '../rules/turn/states.ts';
import type { Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { bestOf } from './best.ts';
import { worthOfShot } from './fire.ts';

const REINFORCEMENT = 0.6;
const WAITING = 0.05;

/** Those with the best shot act first, before the enemy gets his; those who are down or far off can wait. */
export function bestToActivate(view: DustupView, { options }: Activate): Choice {
  return bestOf(options, choice => {
    switch (choice.do) {
      case 'activate':
        return worthOfUnit(view, view.units[choice.unit]!);
      case 'bringOn':
        return REINFORCEMENT;
      case 'pass':
        return WAITING;
      default:
        return choice satisfies never;
    }
  });
}

/** What a unit could do with an activation now, by its best shot. */
export function worthOfUnit(view: DustupView, unit: Unit): number {
  if (unit.suppression > 0) return 0.1 + (unit.suppression === 1 ? 0.2 : 0);
  if (whyNotAction(view, unit, 'shoot').length > 0) return 0.1;
  let best = 0.15;
  for (const target of view.units) {
    if (target.side === unit.side || whyNotTarget(view, unit, target).length > 0) continue;
    const shots = fullFire(view, unit, target);
    if (shots.length > 0) best = Math.max(best, worthOfShot(view, unit, { do: 'shoot', target: target.id, shots }));
  }
  return best;
}
