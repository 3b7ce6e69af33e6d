import { distance, squaredDistance } from '@sightline/geometry/field';
import { onEdge } from '../rules/field/edges.ts';
import { nearestEnemyPlace } from '../rules/field/move-candidates.ts';
import { leaderOf, NONE, type Objective, type Place, sideOf, type Unit } from '../table.ts';
import { ableOf, isAtBest, isInPlay } from '../units.ts';
import type { DustupView } from '../view.ts';
import { isFierce } from './close-combat.ts';

/** Where a unit is wanted, how near is near enough, and how pressing it is: 1 with no hurry. */
export interface Aim {
  readonly at: Place;
  readonly within: number;
  readonly pressing: number;
  /** Whether it is to stay there once it has come. */
  readonly holds: boolean;
}

/** DU-GAP-027: a little less than three inches. */
const CONTROL = 2500;
/** DU-REORG-002: a little less than two. */
const AT_HAND = 1500;

/** What the scenario wants of a unit; null if it may please itself. */
export function aimOf(view: DustupView, unit: Unit): Aim | null {
  const { victory } = view;
  const { exitEdge } = view.sides[unit.side]!;
  const leader = leaderOf(view, unit);
  const runs = victory.kind === 'breakout' && sideOf(view, victory.runner) === unit.side;
  if (exitEdge !== null && (unit.carries !== NONE || runs)) {
    const at = onEdge(view, leader, exitEdge);
    const shortage = shortageOf(view, unit, distance(at, leader));
    return { at, within: 0, pressing: unit.carries !== NONE ? 4 : shortage > 0.5 ? 4 : 0.4, holds: false };
  }
  const objective = objectiveFor(view, unit);
  if (objective !== null) return towards(view, unit, objective);
  const enemy = isFierce(view, unit) || !hasGuns(view, unit) ? nearestEnemyPlace(view, unit) : null;
  return enemy === null ? null : { at: enemy, within: 0, pressing: 1, holds: false };
}

function towards(view: DustupView, unit: Unit, objective: Objective): Aim {
  const within = objective.carry ? AT_HAND : CONTROL;
  const left = distance(objective, leaderOf(view, unit)) - within;
  const rush = objective.carry && friendsNearer(view, objective, unit) < 3 ? 3 : 1;
  return { at: objective, within, pressing: rush * hurry(view, unit, left), holds: !objective.carry };
}

export function hasGuns(view: DustupView, unit: Unit): boolean {
  return ableOf(view, unit).some(({ weapons }) => weapons.length > 0);
}

/** One as long as there is time, and more and more when there are hardly enough actions left. */
function hurry(view: DustupView, unit: Unit, left: number): number {
  return 1 + 3 * Math.min(1, Math.max(0, shortageOf(view, unit, left) - 0.4));
}

/** The share of its remaining actions that a unit needs to go so far. */
function shortageOf(view: DustupView, unit: Unit, left: number): number {
  const actions = 2 * (view.turns - view.turn) + 1;
  return left / (1000 * (unit.moves + 1)) / actions;
}

/** The objective that wants this unit most: near, worth something, and not already looked after by others. */
function objectiveFor(view: DustupView, unit: Unit): Objective | null {
  if (isAtBest(unit, 'broken')) return null;
  const leader = leaderOf(view, unit);
  let best: Objective | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const objective of view.objectives) {
    if (!isWanted(view, objective, unit)) continue;
    const cost = distance(objective, leader) / (1 + objective.points) + 4000 * friendsNearer(view, objective, unit);
    if (cost < least) {
      least = cost;
      best = objective;
    }
  }
  return best;
}

/** One that is not ours, or that this unit is the one to look after. */
function isWanted(view: DustupView, objective: Objective, unit: Unit): boolean {
  if (objective.carrier !== NONE) return false;
  return objective.holder !== unit.side || friendsNearer(view, objective, unit) === 0;
}

function friendsNearer(view: DustupView, objective: Objective, unit: Unit): number {
  const own = squaredDistance(leaderOf(view, unit), objective);
  let count = 0;
  for (const other of view.units) {
    if (other.side !== unit.side || other.id === unit.id || other.suppression > 1 || isAtBest(other, 'broken') || !isInPlay(view, other)) continue;
    if (squaredDistance(leaderOf(view, other), objective) < own) count++;
  }
  return count;
}
