import { distance } from '@sightline/geometry/field';
import { closed, type Faces } from '../dice/ladder.ts';
import { shelterAt } from '../ground/cover.ts';
import { isClear } from '../ground/sight.ts';
import { EFFECTIVE, SHORT } from '../rules/shooting/target-die.ts';
import { type Place, placeOf } from '../table/table.ts';
import { isAtBest, isHidden, isVehicle, stands, type Unit, type Vehicle } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import type { Aim } from './aims.ts';
import { frontAt, harmFrom } from './armour.ts';
import { hasGuns } from './arms.ts';
import { tollOfMarkers } from './artillery.ts';
import { wayBetween } from './chart.ts';
import { beatsDie } from './fire.ts';
import { tollOfCompany } from './spreading.ts';

/** What a mil on the way to where one is wanted is worth. */
const PER_MIL = 0.4 / 6000;
/** What a certain hit on an enemy is worth there, and what a certain hit by one costs; a few guns are as bad as many. */
const SHOT = 0.7;
const EXPOSED = 0.08;
const MOST_DANGER = 3;
/** What a vehicle pays for certain ruin, and how much of a chance to ruin one is as good as a hit. */
const HARMED = 1.5;
const WORTH_HITTING = 3;

/** What it is worth to stand at a place: near to where one is wanted, safe, and with somebody to shoot at. */
export function worthOfPlace(view: DustupView, unit: Unit, at: Place, aim: Aim | null, facing?: number): number {
  const way = aim === null ? 0 : Math.max(0, wayBetween(view, unit, at, aim.at) - aim.within) * PER_MIL * aim.pressing;
  return sightsFrom(view, unit, at, facing) - way - tollOfMarkers(view, unit, at) - tollOfCompany(view, unit, at);
}

/** Whom one could shoot at from a place, less who could shoot at one there. */
function sightsFrom(view: DustupView, unit: Unit, at: Place, facing?: number): number {
  let danger = 0;
  let harm = 0;
  let shot = 0;
  const armed = hasGuns(view, unit) && unit.where === 'table';
  for (const enemy of enemiesSeeing(view, unit, at)) {
    danger += hitChance(view, enemy, at);
    if (isVehicle(unit)) harm += harmBy(view, enemy, unit, at, facing);
    if (armed) shot = Math.max(shot, prospectOf(view, unit, at, enemy));
  }
  const exposed = isVehicle(unit) ? HARMED * Math.min(1, harm) : EXPOSED * Math.min(MOST_DANGER, danger);
  return SHOT * shot - exposed;
}

/** How good a shot at an enemy would be from a place; armour shows a face, and bullets do nothing to most of them. */
function prospectOf(view: DustupView, unit: Unit, at: Place, enemy: Unit): number {
  if (isVehicle(enemy)) return Math.min(1, WORTH_HITTING * harmFrom(view, unit, at, enemy));
  return beatsDie(unit.die, targetDieAt(view, placeOf(view, enemy), at));
}

/** What an enemy could do to a vehicle that stands there and points so; less if he is kept down. */
function harmBy(view: DustupView, enemy: Unit, unit: Vehicle, { x, y }: Place, facing?: number): number {
  if (isAtBest(enemy, 'broken')) return 0;
  const pose = { x, y, facing: facing ?? unit.hull.facing };
  return (enemy.suppression > 0 ? 0.4 : 1) * harmFrom(view, enemy, placeOf(view, enemy), unit, pose);
}

/** About how many enemies would hit somebody who stands there. */
export function dangerAt(view: DustupView, unit: Unit, at: Place): number {
  return enemiesSeeing(view, unit, at).reduce((sum, enemy) => sum + hitChance(view, enemy, at), 0);
}

/** What those who see it could do to a vehicle as it stands. */
export function harmAt(view: DustupView, unit: Vehicle): number {
  const { x, y } = unit.hull;
  return enemiesSeeing(view, unit, { x, y }).reduce((sum, enemy) => sum + harmBy(view, enemy, unit, { x, y }), 0);
}

/** DU-VEH-036: where a vehicle had better point at the end of its way; null if nobody is there to mind. */
export function frontFor(view: DustupView, unit: Vehicle, at: Place): number | null {
  const seeing = enemiesSeeing(view, unit, at);
  const known = view.units.filter(enemy => enemy.side !== unit.side && !isHidden(enemy) && stands(view, enemy));
  return frontAt(view, unit, at, seeing.length > 0 ? seeing : known);
}

function enemiesSeeing(view: DustupView, unit: Unit, at: Place): Unit[] {
  return view.units.filter(
    enemy =>
      enemy.side !== unit.side &&
      !isHidden(enemy) &&
      stands(view, enemy) &&
      isClear(view, placeOf(view, enemy), at, enemy.sensors),
  );
}

function hitChance(view: DustupView, enemy: Unit, at: Place): number {
  if (!hasGuns(view, enemy) || isAtBest(enemy, 'broken')) return 0;
  const pinned = enemy.suppression > 0 ? 0.4 : 1;
  return pinned * beatsDie(enemy.die, targetDieAt(view, at, placeOf(view, enemy)));
}

/** DU-SHOOT-007: the die of somebody at a place, fired at from another. */
function targetDieAt(view: DustupView, at: Place, from: Place): Faces {
  const { concealment, cover } = shelterAt(view, at, from);
  const range = distance(from, at);
  const shift = (range <= SHORT ? -1 : range > EFFECTIVE ? 1 : 0) + (concealment === 'none' ? 0 : 1);
  return closed(8, shift + (cover === 'hard' ? 1 : 0));
}

export function isThere(view: DustupView, unit: Unit, aim: Aim): boolean {
  return distance(placeOf(view, unit), aim.at) <= aim.within;
}
