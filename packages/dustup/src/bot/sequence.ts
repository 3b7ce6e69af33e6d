import { antiAirShotsOf } from '../rules/aircraft/anti-air.ts';
import { whyNotTarget } from '../rules/shooting/shoot.ts';
import { fullFire } from '../rules/shooting/shots.ts';
import type { Activate, Choice } from '../rules/turn/questions.ts';
import { whyNotAction } from '../rules/turn/states.ts';
import { isAirborne } from '../table/flight.ts';
import { carrierOf, passengersOf, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { isWaitingForAircraft, worthOfAntiAir } from './air-combat.ts';
import { worthOfMission } from './artillery.ts';
import { bestOf } from './best.ts';
import { worthOfShot } from './shots.ts';

const REINFORCEMENT = 0.6;
const WAITING = 0.05;
const WAITING_FOR_AIRCRAFT = 0.06;
const LADEN = 0.7;
const LANDED = 2;

/** Those with the best shot act first, before the enemy gets his; those who are down or far off can wait. */
export function bestToActivate(view: DustupView, { options }: Activate): Choice {
  return bestOf(options, choice => {
    switch (choice.do) {
      case 'activate':
        return worthOfUnit(view, view.units[choice.unit]!);
      case 'bringOn':
        return REINFORCEMENT;
      case 'land':
        return worthOfMission(view, view.missions[choice.mission]!);
      case 'pass':
        return WAITING;
      default:
        return choice satisfies never;
    }
  });
}

/** What a unit could do with an activation now, by its best shot. */
export function worthOfUnit(view: DustupView, unit: Unit): number {
  // Whoever flies others in goes first, and they act when they are there.
  if (isAirborne(unit) && passengersOf(view, unit).length > 0) return LADEN;
  const carrier = carrierOf(view, unit);
  // Once it has landed they get out before somebody fires at it.
  if (carrier !== null && carrier.suppression === 0 && carrier.hull.flight?.mode === 'grounded') return LANDED;
  if (unit.suppression > 0) return 0.1 + (unit.suppression === 1 ? 0.2 : 0);
  if (whyNotAction(view, unit, 'shoot').length > 0) return 0.1;
  // DU-AIR-045: there is no fire out of turn, so that whoever is to meet aircraft waits for them.
  if (isWaitingForAircraft(view, unit)) return WAITING_FOR_AIRCRAFT;
  let best = Math.max(0.15, ...antiAirShotsOf(view, unit).map(act => worthOfAntiAir(view, unit, act)));
  for (const target of view.units) {
    if (target.side === unit.side || whyNotTarget(view, unit, target).length > 0) continue;
    const shots = fullFire(view, unit, target);
    if (shots.length > 0) best = Math.max(best, worthOfShot(view, unit, { do: 'shoot', target: target.id, shots }));
  }
  return best;
}
