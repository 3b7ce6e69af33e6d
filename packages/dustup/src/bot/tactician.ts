import { type Bot, isListed, type Listed, PASS } from '@sightline/kernel';
import type { MoveAct } from '../acts/field.ts';
import type { Act } from '../acts.ts';
import type { Deployment } from '../questions/field.ts';
import type { DustupQuestion } from '../questions.ts';
import { whyNotAct } from '../rules/actions.ts';
import { leaderOf, type Unit } from '../table.ts';
import { isAtBest } from '../units.ts';
import type { DustupView } from '../view.ts';
import { type Aim, aimOf } from './aims.ts';
import { worthOfAssault } from './close-combat.ts';
import { worthOfDetecting, worthOfOrder, worthOfOrderedAssault, worthOfRally, worthOfRegrouping } from './command.ts';
import { bestArrival, bestDeployment } from './deploying.ts';
import { worthOfShot } from './fire.ts';
import { isThere, worthOfPlace } from './places.ts';
import { bestToActivate, worthOfUnit } from './sequence.ts';
import { expectedEnd, type Legs, legsOf, moveTowards } from './ways.ts';

/**
 * DU-GAP-031: an opponent that sees only its view. It gets up when it is down, fires where that is worth most, goes
 * for the objectives by way of cover, and digs in where it is wanted.
 */
export const tacticianBot: Bot<DustupView> = (question, look, chance, candidates) => {
  const asked = question as DustupQuestion;
  if (question.kind === 'react') return PASS;
  switch (asked.kind) {
    case 'act': {
      const view = look();
      return bestAct(view, view.units[asked.unit.id]!, candidates() as readonly Act[]);
    }
    case 'activate':
      return bestToActivate(look(), asked);
    case 'deploy': {
      const view = look();
      return bestDeployment(view, view.units[asked.unit.id]!, candidates() as readonly Deployment[]);
    }
    case 'arrive': {
      const view = look();
      return bestArrival(view, view.units[asked.unit.id]!, candidates() as readonly Deployment[]);
    }
    default:
      if (isListed(question)) return (question as Listed<unknown>).options[0];
      return candidates()[chance(candidates().length)];
  }
};

function bestAct(view: DustupView, unit: Unit, acts: readonly Act[]): Act {
  const situation = situationOf(view, unit);
  let best = acts[acts.length - 1]!;
  let most = Number.NEGATIVE_INFINITY;
  const ahead = acts.some(act => act.do === 'move') ? moveAhead(situation) : null;
  const isAllowed = ahead !== null && whyNotAct(view, unit, ahead).length === 0;
  for (const act of isAllowed ? [ahead, ...acts] : acts) {
    const worth = worthOf(view, unit, act, situation);
    if (worth > most) {
      most = worth;
      best = act;
    }
  }
  return best;
}

/** What all acts of a unit are judged by. */
interface Situation {
  readonly aim: Aim | null;
  readonly legs: Legs;
  /** The worth of the place it stands at. */
  readonly stay: number;
}

function situationOf(view: DustupView, unit: Unit): Situation {
  const aim = aimOf(view, unit);
  return { aim, legs: legsOf(view, unit), stay: worthOfPlace(view, unit, leaderOf(view, unit), aim) };
}

function moveAhead({ aim, legs }: Situation): MoveAct | null {
  return aim === null ? null : moveTowards(legs, aim.at);
}

/** Worths are on one scale: an enemy pinned for sure is worth about one. */
function worthOf(view: DustupView, unit: Unit, act: Act, { aim, legs, stay }: Situation): number {
  switch (act.do) {
    case 'recover':
      return 5;
    case 'shoot':
      return worthOfShot(view, unit, act);
    case 'move':
      return worthOfPlace(view, unit, expectedEnd(legs, act), aim) - stay;
    case 'prop':
      return aim !== null && isThere(view, unit, aim) && !isAtBest(unit, 'broken') ? 0.25 : 0.02;
    case 'unprop':
      return aim !== null && !isThere(view, unit, aim) ? 0.3 : -0.1;
    case 'reorganise':
      return worthOfUse(act.use.for);
    case 'treat':
      return 0.45;
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
    case 'stop':
      return 0;
    default:
      return -1;
  }
}

function worthOfUse(use: Extract<Act, { do: 'reorganise' }>['use']['for']): number {
  switch (use) {
    case 'pickUp':
      return 10;
    case 'assumeCommand':
      return 1;
    case 'blowBridge':
      return 0.1;
    case 'showUp':
      return 0.4;
    case 'takeUpWounded':
      return 0.2;
    case 'rearrange':
    case 'takeOver':
    case 'extract':
      return 0.3;
    case 'leaveColumn':
      return 1.5;
    default:
      return -1;
  }
}
