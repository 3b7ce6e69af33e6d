import type { Bot } from '@sightline/kernel';
import type { VehiclePlacing } from '../rules/vehicles/questions.ts';
import type { KillzoneQuestion } from '../table/questions.ts';
import type { KillzoneView } from '../view/view.ts';
import { actFor } from './acts.ts';
import { deploymentFor } from './deploying.ts';
import { placingFor } from './deploying-vehicles.ts';
import { routeFor } from './driving.ts';
import { orderFor } from './orders.ts';

/** An opponent that plans from what it can see: orders for the range, fire where it is worth most, and the objective. */
export const plannerBot: Bot<KillzoneView> = (question, look, chance, candidates) => {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return actFor(guessed(look()), asked);
    case 'route': {
      const view = look();
      return routeFor(view, view.vehicles[asked.vehicle.id]!);
    }
    case 'order':
      return orderFor(look(), asked);
    case 'finishOff':
      return look().turn >= look().turns - 1 ? 'capture' : 'kill';
    case 'edge':
      return asked.options[chance(asked.options.length)];
    case 'deploy': {
      const view = look();
      return deploymentFor(view, view.groups[asked.group.id]!) ?? candidates()[0];
    }
    case 'deployVehicle': {
      const view = look();
      return placingFor(view, view.vehicles[asked.vehicle.id]!, candidates() as readonly VehiclePlacing[]);
    }
    case 'barrage':
    case 'climbOut':
    case 'drift':
    case 'driftSmoke':
    case 'fight':
    case 'firstOfTie':
    case 'handWeapon':
    case 'overdose':
    case 'pick':
    case 'react':
    case 'shift':
    case 'sleepItOff':
      // The rules offer the likeliest answer first.
      return candidates()[0];
    default:
      return asked satisfies never;
  }
};

/** What lies face down is taken for the order that hurts most. */
function guessed(view: KillzoneView): KillzoneView {
  const groups = view.groups.map(group => (group.order === 'hidden' ? { ...group, order: 'shoot' as const } : group));
  return { ...view, groups };
}
