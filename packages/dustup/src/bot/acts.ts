import type { MoveAct } from '../rules/movement/acts.ts';
import { whyNotAct } from '../rules/turn/actions.ts';
import type { Act, Use } from '../table/acts.ts';
import { leaderOf } from '../table/table.ts';
import { isAtBest, isDisorganised, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { type Aim, aimOf } from './aims.ts';
import { bestOf } from './best.ts';
import { worthOfAssault } from './close-combat.ts';
import { worthOfDetecting, worthOfOrder, worthOfOrderedAssault, worthOfRally, worthOfRegrouping } from './command.ts';
import { worthOfShot } from './fire.ts';
import { tollOfStaying, tollOfWay } from './hazards.ts';
import { worthOfTreatment } from './medics.ts';
import { dangerAt, isThere, worthOfPlace } from './places.ts';
import { worthOfUnit } from './sequence.ts';
import { expectedWay, type Legs, legsOf, movesTowards } from './ways.ts';

/** What all acts of a unit are judged by. */
interface Situation {
  readonly aim: Aim | null;
  readonly legs: Legs;
  /** The worth of the place it stands at. */
  readonly stay: number;
}

/** The act that is worth most: of those proposed, and of moves towards where the unit is wanted. */
export function bestAct(view: DustupView, unit: Unit, proposed: readonly Act[]): Act {
  const aim = aimOf(view, unit);
  const from = leaderOf(view, unit);
  const stay = worthOfPlace(view, unit, from, aim) - tollOfStaying(view, unit, from);
  const situation = { aim, legs: legsOf(view, unit), stay };
  const isFree = proposed.some(act => act.do === 'move') && !isDisorganised(view, unit);
  const acts = isFree ? [...movesAhead(view, unit, situation), ...proposed] : proposed;
  return bestOf(acts, act => worthOf(view, unit, act, situation));
}

function movesAhead(view: DustupView, unit: Unit, { aim, legs }: Situation): MoveAct[] {
  if (aim === null) return [];
  return movesTowards(view, unit, legs, aim.at).filter(move => whyNotAct(view, unit, move).length === 0);
}

/** Worths are on one scale: an enemy pinned for sure is worth about one. */
function worthOf(view: DustupView, unit: Unit, act: Act, situation: Situation): number {
  const { aim } = situation;
  switch (act.do) {
    case 'recover':
      return 5;
    case 'shoot':
      return worthOfShot(view, unit, act);
    case 'move':
      return worthOfMove(view, unit, act, situation);
    case 'prop':
      return aim !== null && isThere(view, unit, aim) && !isAtBest(unit, 'broken') ? 0.25 : 0.02;
    case 'unprop':
      return aim !== null && !isThere(view, unit, aim) ? 0.3 : -0.1;
    case 'reorganise':
      return worthOfUse(view, unit, act.use);
    case 'treat':
      return worthOfTreatment(view, unit, act.unit);
    case 'assault':
      return worthOfAssault(view, unit, act.targets);
    case 'pressOn':
      return 1.5;
    case 'order':
      return worthOfOrder(view, unit, act.unit);
    case 'orderAssault':
      return worthOfOrderedAssault(view, unit, act);
    case 'rally':
      return worthOfRally(view, unit, act.unit);
    case 'detect':
      return worthOfDetecting(view, unit, act.counter);
    case 'activateDetachment':
      return worthOfUnit(view, view.units[act.unit]!);
    case 'rejoin':
      return 0.1;
    case 'regroup':
      return worthOfRegrouping(view, unit, act.with);
    case 'spotByDrone':
    case 'launchDrone':
    case 'shootDrone':
      return 0.3;
    case 'followLane':
    case 'fightFire':
    case 'stop':
      return 0;
    case 'communicate':
    case 'concede':
    case 'detach':
    case 'torch':
    case 'openLane':
    case 'flyDrone':
    case 'shootBuilding':
      return -1;
    default:
      return act satisfies never;
  }
}

/** How much better it will be where the move probably ends, less what the way there may cost. */
function worthOfMove(view: DustupView, unit: Unit, act: MoveAct, { aim, legs, stay }: Situation): number {
  const { route, end } = expectedWay(legs, act);
  return worthOfPlace(view, unit, end, aim) - stay - tollOfWay(view, unit, route);
}

/** DU-REORG-004: what the uses of a reorganise action are worth; some only wait for the right moment. */
function worthOfUse(view: DustupView, unit: Unit, use: Use): number {
  switch (use.do) {
    case 'pickUp':
      return 10;
    case 'leaveColumn':
      return 1.5;
    case 'assumeCommand':
      return 1;
    case 'showUp':
      return 0.4;
    case 'rearrange':
    case 'takeOver':
    case 'extract':
      return 0.3;
    case 'takeUpWounded':
    case 'layMine':
      return 0.2;
    case 'blowBridge':
      return 0.1;
    case 'smoke':
      return worthOfSmoke(view, unit);
    case 'takePrisoners':
    case 'formColumn':
    case 'mount':
    case 'dismount':
    case 'conceal':
    case 'hide':
    case 'generator':
      return -1;
    default:
      return use satisfies never;
  }
}

/** DU-SMOKE-005: a screen against whoever might fire, once the unit has done what it wanted to do in the open. */
function worthOfSmoke(view: DustupView, unit: Unit): number {
  const danger = dangerAt(view, unit, leaderOf(view, unit));
  return unit.actions === 1 ? 0.6 * danger : 0.1 * danger;
}
