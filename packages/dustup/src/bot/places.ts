import { distance } from '@sightline/geometry/field';
import { closed, type Faces } from '../dice/ladder.ts';
import { shelterAt } from '../ground/cover.ts';
import { isClear } from '../ground/sight.ts';
import { EFFECTIVE, SHORT } from '../rules/shooting/target-die.ts';
import { leaderOf, type Place } from '../table/table.ts';
import { isAtBest, isHidden, isInPlay, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { type Aim, hasGuns } from './aims.ts';
import { wayBetween } from './chart.ts';
import { beatsDie } from './fire.ts';

/** What a mil on the way to where one is wanted is worth. */
const PER_MIL = 0.4 / 6000;
/** What a certain hit on an enemy is worth there, and what a certain hit by one costs; a few guns are as bad as many. */
const SHOT = 0.7;
const EXPOSED = 0.08;
const MOST_DANGER = 3;

/** What it is worth to stand at a place: near to where one is wanted, safe, and with somebody to shoot at. */
export function worthOfPlace(view: DustupView, unit: Unit, at: Place, aim: Aim | null): number {
  const way = aim === null ? 0 : Math.max(0, wayBetween(view, unit, at, aim.at) - aim.within) * PER_MIL * aim.pressing;
  return sightsFrom(view, unit, at) - way;
}

/** Whom one could shoot at from a place, less who could shoot at one there. */
function sightsFrom(view: DustupView, unit: Unit, at: Place): number {
  let danger = 0;
  let shot = 0;
  const armed = hasGuns(view, unit);
  for (const enemy of enemiesSeeing(view, unit, at)) {
    const from = leaderOf(view, enemy);
    danger += hitChance(view, enemy, at);
    if (armed) shot = Math.max(shot, beatsDie(unit.die, targetDieAt(view, from, at)));
  }
  return SHOT * shot - EXPOSED * Math.min(MOST_DANGER, danger);
}

/** About how many enemies would hit somebody who stands there. */
export function dangerAt(view: DustupView, unit: Unit, at: Place): number {
  return enemiesSeeing(view, unit, at).reduce((sum, enemy) => sum + hitChance(view, enemy, at), 0);
}

function enemiesSeeing(view: DustupView, unit: Unit, at: Place): Unit[] {
  return view.units.filter(
    enemy =>
      enemy.side !== unit.side &&
      !isHidden(enemy) &&
      isInPlay(view, enemy) &&
      isClear(view, leaderOf(view, enemy), at, enemy.sensors),
  );
}

function hitChance(view: DustupView, enemy: Unit, at: Place): number {
  if (!hasGuns(view, enemy) || isAtBest(enemy, 'broken')) return 0;
  const pinned = enemy.suppression > 0 ? 0.4 : 1;
  return pinned * beatsDie(enemy.die, targetDieAt(view, at, leaderOf(view, enemy)));
}

/** DU-SHOOT-007: the die of somebody at a place, fired at from another. */
function targetDieAt(view: DustupView, at: Place, from: Place): Faces {
  const { concealment, cover } = shelterAt(view, at, from);
  const range = distance(from, at);
  const shift = (range <= SHORT ? -1 : range > EFFECTIVE ? 1 : 0) + (concealment === 'none' ? 0 : 1);
  return closed(8, shift + (cover === 'hard' ? 1 : 0));
}

export function isThere(view: DustupView, unit: Unit, aim: Aim): boolean {
  return distance(leaderOf(view, unit), aim.at) <= aim.within;
}
